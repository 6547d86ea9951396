import { canonicalQuantity, childPointer, goTime, isFields, setKey } from '@slipway/manifest';
import type { GoStruct, GoType } from './typed-kinds.ts';

type Fields = Record<string, unknown>;

/**
 * Returns `value` after it passed through a Go struct: it drops unknown and empty optional fields, adds fields that are always written, and
 * makes quantities and times canonical. Undefined when it does not match; then the controller keeps it unchanged.
 */
export function throughType(value: Readonly<Record<string, unknown>>, struct: GoStruct, dropped?: string): Fields | undefined {
  try {
    return throughStruct(value, struct, dropped);
  } catch (error) {
    if (error instanceof Mismatch) return undefined;
    throw error;
  }
}

/** A field that is dropped because the Go struct does not have it. */
export interface DroppedField {
  /** RFC 6901 pointer. */
  readonly pointer: string;
  readonly value: unknown;
}

/** Returns the fields that `throughType` leaves out because no struct has them. It ignores nulls. */
export function unknownFields(value: unknown, struct: GoStruct): readonly DroppedField[] {
  if (!isFields(value)) return [];
  const { byName } = struct.fields();
  const found: DroppedField[] = [];
  for (const name in value) {
    const given = value[name];
    if (given === null || given === undefined) continue;
    const field = byName.get(name);
    addBelow(name, field === undefined ? [{ pointer: '', value: given }] : unknownBelow(given, field.type), found);
  }
  return found;
}

/** Adds the findings below a field or an item. Findings are rare, so only these get a pointer. */
function addBelow(name: string, below: readonly DroppedField[], found: DroppedField[]): void {
  for (const { pointer, value } of below) found.push({ pointer: `${childPointer('', name)}${pointer}`, value });
}

function unknownBelow(value: unknown, type: GoType): readonly DroppedField[] {
  switch (type.kind) {
    case 'struct':
      return unknownFields(value, type.struct);
    case 'pointer':
      return unknownBelow(value, type.of);
    case 'list':
      return hasStruct(type.of) && Array.isArray(value) ? unknownInItems(value, type.of) : [];
    case 'map':
      return hasStruct(type.of) && isFields(value) ? unknownInItems(value, type.of) : [];
    default:
      return [];
  }
}

/** Returns whether values of the type have fields that a struct may not have. */
const hasStruct = (type: GoType): boolean =>
  type.kind === 'struct' || ((type.kind === 'pointer' || type.kind === 'list' || type.kind === 'map') && hasStruct(type.of));

function unknownInItems(items: object, type: GoType): readonly DroppedField[] {
  const found: DroppedField[] = [];
  for (const [name, item] of Object.entries(items)) addBelow(name, unknownBelow(item, type), found);
  return found;
}

class Mismatch extends Error {}

function throughStruct(value: unknown, struct: GoStruct, dropped?: string): Fields {
  if (value !== undefined && !isFields(value)) throw new Mismatch();
  const result: Fields = {};
  const { byName, always } = struct.fields();
  for (const { name, type } of always) {
    if (name !== dropped && (value?.[name] === undefined || value[name] === null)) result[name] = through(undefined, type);
  }
  for (const name in value) {
    const field = byName.get(name);
    const given = value[name];
    if (field === undefined || given === null || given === undefined) continue;
    const { type, omitEmpty } = field;
    const written = through(given, type);
    if (name !== dropped && !(omitEmpty && isEmpty(written, type))) result[name] = written;
  }
  return result;
}

/** Converts one value; undefined means absent or null. */
function through(value: unknown, type: GoType): unknown {
  switch (type.kind) {
    case 'string':
      return ofType(value, 'string', '');
    case 'bool':
      return ofType(value, 'boolean', false);
    case 'int32':
      return integer(value, (whole) => Number(BigInt.asIntN(32, whole)));
    case 'int64':
      return integer(value, (whole) => (Number.isSafeInteger(Number(whole)) ? Number(whole) : whole));
    case 'bytes':
      return value === undefined ? null : throughBytes(value);
    case 'any':
      return value ?? null;
    case 'own':
      return throughOwn(value, type.name);
    case 'pointer':
      return value === undefined ? null : through(value, type.of);
    case 'list':
      return value === undefined ? null : throughList(value, type.of);
    case 'map':
      return value === undefined ? null : throughMap(value, type.of);
    case 'struct':
      return throughStruct(value, type.struct);
  }
}

/** Whether Go's `omitempty` omits a value: a struct is never empty, nor a pointer to a value. */
function isEmpty(field: unknown, type: GoType): boolean {
  switch (type.kind) {
    case 'struct':
    case 'own':
    case 'pointer':
    case 'any':
      return false;
    case 'list':
      return (field as readonly unknown[]).length === 0;
    case 'map':
      return Object.keys(field as object).length === 0;
    default:
      return field === '' || field === false || field === 0;
  }
}

function ofType(value: unknown, type: 'string' | 'boolean', zero: string | boolean): unknown {
  if (value === undefined) return zero;
  if (typeof value === 'string' ? type !== 'string' : typeof value !== 'boolean' || type !== 'boolean') throw new Mismatch();
  return value;
}

function integer(value: unknown, fit: (whole: bigint) => number | bigint): number | bigint {
  if (value === undefined) return 0;
  if (typeof value === 'bigint') return fit(toInt64(value));
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new Mismatch();
  return Math.abs(value) < 2 ** 31 ? value : fit(toInt64(BigInt(value)));
}

/** Converts a float like an amd64 processor: one that is too large for an int64 becomes the least int64. */
const toInt64 = (whole: bigint): bigint => (BigInt.asIntN(64, whole) === whole ? whole : -(2n ** 63n));

/** Converts bytes: Base64, or a list of numbers, of which the last eight bits count. */
function throughBytes(value: unknown): string {
  if (Array.isArray(value)) return Buffer.from(value.map((byte) => Number(integer(byte ?? undefined, lastByte)))).toString('base64');
  if (typeof value !== 'string') throw new Mismatch();
  const text = value.replace(/[\r\n]/g, '');
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) throw new Mismatch();
  return Buffer.from(text, 'base64').toString('base64');
}

const lastByte = (whole: bigint): number => Number(BigInt.asUintN(8, whole));

function throughList(value: unknown, type: GoType): unknown[] {
  if (!Array.isArray(value)) throw new Mismatch();
  return value.map((item) => through(item ?? undefined, type));
}

function throughMap(value: unknown, type: GoType): Fields {
  if (!isFields(value)) throw new Mismatch();
  const result: Fields = {};
  for (const key of Object.keys(value)) setKey(result, key, through(value[key] ?? undefined, type));
  return result;
}

function throughOwn(value: unknown, name: string): unknown {
  switch (name) {
    case 'Quantity':
      return throughQuantity(value);
    case 'IntOrString':
      return throughIntOrString(value);
    case 'Time':
      return value === undefined ? null : throughTime(value, 'time');
    case 'MicroTime':
      return value === undefined ? null : throughTime(value, 'micro-time');
    case 'RawExtension':
    case 'FieldsV1':
      return value ?? null;
    default:
      throw new Error(`no way through the Go type ${name}`);
  }
}

function throughQuantity(value: unknown): string {
  if (value === undefined) return '0';
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') throw new Mismatch();
  const canonical = canonicalQuantity(typeof value === 'string' ? value.trim() : jsonNumber(value));
  if (canonical === undefined) throw new Mismatch();
  return canonical;
}

/** Writes a number as Go does in JSON. */
const jsonNumber = (value: number | bigint): string => String(value).replace(/e([-+])(\d)$/, 'e$10$2');

function throughIntOrString(value: unknown): string | number {
  if (value === undefined) return 0;
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) >= 2 ** 31) throw new Mismatch();
  return value;
}

function throughTime(value: unknown, precision: 'time' | 'micro-time'): string | null {
  const written = typeof value === 'string' ? goTime(value, precision) : undefined;
  if (written === undefined) throw new Mismatch();
  return written;
}
