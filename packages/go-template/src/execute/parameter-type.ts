import { isTime } from '../values/go-time.ts';
import { GoStruct, isAnyList, isAnyMap, NIL_LIST, NIL_MAP, Sized } from '../values/go-value.ts';

/** The type of a parameter. */
export interface ParameterType {
  readonly name: string;
  /** The required type of a constant. */
  readonly literal: 'string' | 'bool' | 'int' | 'uint' | 'float' | 'any' | 'none';
  /** The value of `nil`; absent where nil is not allowed. */
  readonly nil?: { readonly value: unknown };
  readonly accepts: (value: unknown) => boolean;
}

const always = (): boolean => true;

/** The type `reflect.Value`. An invalid value is passed as `undefined`. */
const VALUE: ParameterType = { name: 'reflect.Value', literal: 'any', nil: { value: undefined }, accepts: always };

const TYPES: Readonly<Record<string, ParameterType>> = {
  string: { name: 'string', literal: 'string', accepts: (value) => typeof value === 'string' },
  bool: { name: 'bool', literal: 'bool', accepts: (value) => typeof value === 'boolean' },
  int: { name: 'int', literal: 'int', accepts: (value) => typeof value === 'bigint' },
  uint32: { name: 'uint32', literal: 'uint', accepts: (value) => value instanceof Sized && value.type === 'uint32' },
  float64: { name: 'float64', literal: 'float', accepts: (value) => typeof value === 'number' },
  'interface {}': { name: 'interface {}', literal: 'any', nil: { value: null }, accepts: always },
  'map[string]interface {}': { name: 'map[string]interface {}', literal: 'none', nil: { value: NIL_MAP }, accepts: isAnyMap },
  '[]interface {}': { name: '[]interface {}', literal: 'none', nil: { value: NIL_LIST }, accepts: isAnyList },
  'time.Time': { name: 'time.Time', literal: 'none', accepts: isTime },
  'reflect.Value': VALUE,
};

const structType = (name: string): ParameterType => ({
  name,
  literal: 'none',
  accepts: (value) => value instanceof GoStruct && value.type.name === name,
});

/** The parameters of a function. */
export interface Signature {
  readonly parameters: readonly ParameterType[];
  /** The type of each further argument; undefined without further arguments. */
  readonly variadic: ParameterType | undefined;
}

const signatures = new Map<string, Signature>();

/** Reads the parameters of a signature such as `func(string, ...interface {}) string`. */
export function signatureOf(text: string): Signature {
  const known = signatures.get(text);
  if (known !== undefined) return known;
  const signature = readSignature(text);
  signatures.set(text, signature);
  return signature;
}

function readSignature(text: string): Signature {
  const inside = /^func\(([^)]*)\)/.exec(text)?.[1] ?? '';
  const parameters: ParameterType[] = [];
  let variadic: ParameterType | undefined;
  for (const name of inside.split(', ').filter((each) => each !== '')) {
    if (name.startsWith('...')) variadic = typeOf(name.slice(3));
    else parameters.push(typeOf(name));
  }
  return { parameters, variadic };
}

const typeOf = (name: string): ParameterType => TYPES[name] ?? structType(name);
