import { type CelType, parseType, runtimeName, splitTypes } from './types.ts';
import { typeName, type Value } from './value.ts';

/** The types of one overload of a function. A receiver is the first parameter. */
export interface Signature {
  readonly name: string;
  readonly member: boolean;
  readonly params: readonly CelType[];
  readonly result: CelType;
}

/** An overload of a function, for receivers and arguments with these types. */
export interface Overload extends Signature {
  readonly run: (...args: Value[]) => Value;
  /** Returns the cost of a call in CEL's units. @default 1 */
  readonly cost?: (args: readonly Value[], result: Value) => number;
  /** The names of the types of `params` at run time; undefined accepts any type. */
  readonly accepts: readonly (string | undefined)[];
}

// biome-ignore lint/suspicious/noExplicitAny: the signature, checked before each call, says what the arguments are
type Run = (...args: any[]) => Value;

/**
 * Declares an overload by its signature: `string.(int) -> string` for a method, `(string) -> bool` for a function. The signature is parsed
 * at first use, because rules use few functions.
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

/** Returns whether the values have the types of the overload. */
export const accepts = ({ accepts: names }: Overload, args: readonly Value[]): boolean =>
  names.every((name, index) => name === undefined || name === typeName(args[index] ?? null));
