import { isIntOrString, type StructuralSchema } from '../../schema/structural-schema.ts';
import { withTypeAndNames } from '../schema/cel-schema.ts';
import { escapeField } from '../syntax/escape.ts';
import { type CelType, DYN, simple } from '../values/types.ts';

/** The type of a position of the schema in rules, with its bounds. */
export interface DeclaredType {
  readonly type: CelType;
  /** Maximum number of characters, entries or keys; 0 for other types. */
  readonly most: number;
  /** Minimum number of bytes of its JSON. */
  readonly leastBytes: number;
  /** The type of the entries of a list, or of the values of a map. */
  readonly entry?: DeclaredType;
  readonly key?: DeclaredType;
  /** Types of fields by their escaped names. */
  readonly fields?: ReadonlyMap<string, DeclaredType>;
}

/** The maximum size of a request in bytes. It limits values without a limit of their own. */
export const MAX_REQUEST_SIZE = 3 * 1024 * 1024;
const MAX_TEXT_LENGTH = MAX_REQUEST_SIZE - 2;

const plain = (type: CelType, leastBytes: number, most = 0): DeclaredType => ({ type, most, leastBytes });
const KEY = plain(simple('string'), 2);

/** Returns the type of `schema` in rules (`SchemaDeclType`); undefined for untyped data. `root` is true for whole objects. */
export function declaredType(given: StructuralSchema, name: string, root = false): DeclaredType | undefined {
  if (isIntOrString(given)) return plain(DYN, 1, given.maxLength === undefined ? MAX_TEXT_LENGTH : utf8Bytes(given.maxLength));
  const schema = root ? withObjectNames(given) : given;
  switch (schema.type) {
    case 'array':
      return schema.items && listType(schema, schema.items, name);
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? mapType(schema, schema.additionalProperties, name)
        : objectType(schema, name);
    case 'string':
      return textType(schema);
    case 'boolean':
      return plain(simple('bool'), 4);
    case 'number':
      return plain(simple('double'), 1);
    case 'integer':
      return plain(simple('int'), 1);
    default:
      return undefined;
  }
}

/** Adds type and names, which every object has. A schema that has all of them may describe them in more detail. */
function withObjectNames(schema: StructuralSchema): StructuralSchema {
  const { apiVersion, kind, metadata } = schema.properties ?? {};
  const names = [apiVersion, kind, metadata?.properties?.name, metadata?.properties?.generateName];
  return metadata?.type === 'object' && names.every((each) => each?.type === 'string') ? schema : withTypeAndNames(schema);
}

const childType = (schema: StructuralSchema, name: string): DeclaredType | undefined =>
  declaredType(schema, name, schema['x-kubernetes-embedded-resource'] === true);

function listType(schema: StructuralSchema, items: StructuralSchema, name: string): DeclaredType | undefined {
  const entry = childType(items, `${name}.@idx`);
  if (entry === undefined) return undefined;
  const most = atLeastZero(schema.maxItems) ?? Math.floor(MAX_TEXT_LENGTH / (entry.leastBytes + 1));
  return { type: { kind: 'list', entry: entry.type }, most, leastBytes: 2, entry };
}

function mapType(schema: StructuralSchema, values: StructuralSchema, name: string): DeclaredType | undefined {
  const entry = childType(values, `${name}.@elem`);
  if (entry === undefined) return undefined;
  const most = atLeastZero(schema.maxProperties) ?? Math.floor(MAX_TEXT_LENGTH / (entry.leastBytes + 6));
  return { type: { kind: 'map', key: KEY.type, value: entry.type }, most, leastBytes: 2, entry, key: KEY };
}

function objectType({ properties = {}, required = [] }: StructuralSchema, name: string): DeclaredType {
  const fields = new Map<string, DeclaredType>();
  let leastBytes = 2;
  for (const [property, schema] of Object.entries(properties)) {
    const field = childType(schema, `${name}.${property}`);
    if (field === undefined) continue;
    const escaped = escapeField(property);
    if (escaped !== undefined) fields.set(escaped, field);
    if (required.includes(property) && !hasDefault(schema)) leastBytes += Buffer.byteLength(property) + field.leastBytes + 4;
  }
  const types = new Map([...fields].map(([field, { type }]) => [field, type]));
  return { type: { kind: 'object', name, fields: types }, most: 0, leastBytes, fields };
}

const hasDefault = ({ default: value }: StructuralSchema): boolean => value !== undefined && value !== null;

function textType({ format, maxLength, enum: values }: StructuralSchema): DeclaredType {
  switch (format) {
    case 'byte':
      return plain(simple('bytes'), 2, atLeastZero(maxLength) ?? MAX_TEXT_LENGTH);
    case 'duration':
      return plain(simple('duration'), 3, 32);
    case 'date':
      return plain(simple('timestamp'), 12, 12);
    case 'date-time':
      return plain(simple('timestamp'), 21, 32);
  }
  const longest = values?.length
    ? values.reduce<number>((most, value) => (typeof value === 'string' ? Math.max(most, Buffer.byteLength(value)) : most), 0)
    : MAX_TEXT_LENGTH;
  return plain(simple('string'), 2, maxLength === undefined ? longest : utf8Bytes(maxLength));
}

/** Returns the maximum number of bytes of a text: four for each character. The server counts in 64 bits, and may overflow. */
const utf8Bytes = (characters: number | bigint): number => {
  const whole = typeof characters === 'bigint' ? characters : BigInt(Number.isFinite(characters) ? Math.trunc(characters) : 0);
  return Number(BigInt.asUintN(64, (whole > 0n ? whole : 0n) * 4n));
};

/** YAML has integers that a number cannot represent. */
const atLeastZero = (count: number | bigint | undefined): number | undefined =>
  count === undefined ? undefined : Math.max(0, Number(count));
