import { type CelType, parseType, runtimeName, splitTypes } from './types.ts';
import { typeName, type Value } from './value.ts';

/** The types of one form of a function. A receiver is the first of the parameters. */
export interface Signature {
  readonly name: string;
  readonly member: boolean;
  readonly params: readonly CelType[];
  readonly result: CelType;
}

/** One form of a function: for receivers and arguments of these types. */
export interface Overload extends Signature {
  readonly run: (...args: Value[]) => Value;
  /** In CEL's units; without it a call costs 1. */
  readonly cost?: (args: readonly Value[], result: Value) => number;
  /** The types of `params` as values have them at run time; undefined is any. */
  readonly accepts: readonly (string | undefined)[];
}

// biome-ignore lint/suspicious/noExplicitAny: the signature, checked before each call, says what the arguments are
type Run = (...args: any[]) => Value;

/**
 * Declares an overload by its signature: `string.(int) -> string` for a method, `(string) -> bool` for a function. The signature is parsed
 * at first use, since rules call few of all functions.
 */
export function overload(name: string, signature: string, run: Run, cost?: Overload['cost']): Overload {
  let known: Read | undefined;
  const read = (): Read => {
    known ??= readSignature(name, signature);
    return known;
  };
  const own: Overload = {
    name,
    run,
    get member() {
      return read().member;
    },
    get params() {
      return read().params;
    },
    get result() {
      return read().result;
    },
    get accepts() {
      return read().accepts;
    },
  };
  return cost ? Object.assign(own, { cost }) : own;
}

type Read = Omit<Overload, 'name' | 'run' | 'cost'>;

function readSignature(name: string, signature: string): Read {
  const parsed = parseSignature(name, signature);
  return { ...parsed, accepts: parsed.params.map(runtimeName) };
}

/** Parses the signature of the function `name`. Throws TypeError. */
export function parseSignature(name: string, signature: string): Omit<Signature, 'name'> {
  const [arrow, dot] = [signature.lastIndexOf(') -> '), signature.lastIndexOf('.(')];
  if (arrow < 0 || (dot < 0 && !signature.startsWith('('))) throw new TypeError(`${name} ${signature} is not a signature`);
  const receiver = dot < 0 ? [] : [signature.slice(0, dot)];
  const params = [...receiver, ...splitTypes(signature.slice(dot < 0 ? 1 : dot + 2, arrow))].map(parseType);
  return { member: dot >= 0, params, result: parseType(signature.slice(arrow + ') -> '.length)) };
}

/** Returns whether the values are of the types that the overload takes. */
export const accepts = ({ accepts: names }: Overload, args: readonly Value[]): boolean =>
  names.every((name, index) => name === undefined || name === typeName(args[index] ?? null));
