import { isTable } from '../value-maps.ts';

/** How a field of a Go struct is decoded from JSON. */
type GoType = 'string' | 'bool' | 'strings' | 'text map' | 'any list' | { readonly list: GoStruct };

/** A struct: its Go name, for messages, and the types of its fields by their JSON names. */
export interface GoStruct {
  readonly name: string;
  readonly fields: Readonly<Record<string, GoType>>;
}

/** Thrown for a value that Go cannot decode into a field. The message is that of encoding/json. */
export class DecodeProblem extends Error {}

/**
 * Decodes a YAML value into a struct, as sigs.k8s.io/yaml and encoding/json do. A number or a boolean for a string field becomes a string.
 * Null leaves a field empty. Names of fields match in any case, and unknown fields are ignored.
 */
export function decodeStruct(value: unknown, struct: GoStruct, path = ''): Record<string, unknown> {
  if (!isTable(value))
    throw problem(value, path === '' ? `Go value of type ${struct.name}` : `Go struct field ${path} of type ${struct.name}`);
  const names = new Map(Object.keys(struct.fields).map((name) => [name.toLowerCase(), name]));
  const decoded: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) {
    const name = names.get(key.toLowerCase());
    const type = name === undefined ? undefined : struct.fields[name];
    if (name === undefined || type === undefined) continue;
    const field = value[key];
    if (field !== null) decoded[name] = decodeField(field, type, `${path === '' ? shortName(struct) : path}.${name}`);
  }
  return decoded;
}

const shortName = ({ name }: GoStruct): string => name.slice(name.lastIndexOf('.') + 1);

function decodeField(value: unknown, type: GoType, path: string): unknown {
  if (typeof type === 'object') {
    return listOf(value, path, `[]*${type.list.name}`).map((item) => (item === null ? null : decodeStruct(item, type.list, path)));
  }
  switch (type) {
    case 'string':
      return stringOf(value, path);
    case 'bool':
      if (typeof value === 'boolean') return value;
      throw problem(value, `Go struct field ${path} of type bool`);
    case 'strings':
      return listOf(value, path, '[]string').map((item) => (item === null ? '' : stringOf(item, path)));
    case 'any list':
      return listOf(value, path, '[]interface {}');
    case 'text map':
      if (!isTable(value)) throw problem(value, `Go struct field ${path} of type map[string]string`);
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, item === null ? '' : stringOf(item, path)]));
  }
}

function listOf(value: unknown, path: string, goType: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw problem(value, `Go struct field ${path} of type ${goType}`);
}

function stringOf(value: unknown, path: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberText(value);
  throw problem(value, `Go struct field ${path} of type string`);
}

/** Prints an integer in full, and any other number with the digits that 32 bits need. */
function numberText(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  const single = Math.fround(value);
  for (let digits = 1; digits <= 9; digits++) {
    const [text, exponent] = single.toExponential(digits - 1).split('e') as [string, string];
    if (Math.fround(Number(`${text}e${exponent}`)) !== single) continue;
    const power = Number(exponent);
    if (power >= -4 && power < Math.max(digits, 21)) return String(Number(`${text}e${exponent}`));
    return `${text}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  }
  return String(single);
}

const problem = (value: unknown, target: string): DecodeProblem =>
  new DecodeProblem(`error unmarshaling JSON: while decoding JSON: json: cannot unmarshal ${jsonKind(value)} into ${target}`);

/** Returns the kind of a JSON value, as encoding/json names it. */
export function jsonKind(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value === 'boolean' ? 'bool' : typeof value;
}
