import { ODD_TIMES } from './odd-times.ts';
import type { TypeTable } from './typed-objects.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Values that people and templates write by mistake. */
const ODD_VALUES: readonly unknown[] = [
  ...[null, '', ' ', 'x', '5', '50%', '1Gi', 'YQ==', 'YQ', 'true', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00.123456Z', '2025-01-01'],
  ...ODD_TIMES,
  ...[0, 1, -1, 1.5, 300, -300, 2_147_483_648, 4_294_967_297, 9_007_199_254_740_991, 1e21, true, false],
  ...[{}, { a: 1 }, { a: null }, { a: {} }, { notAField: null }],
  ...[[], [null], [1], [256, -1, null], [1.5], [true], ['x'], [''], [{}], [[]], [[1]], [{ a: 1 }]],
];

/**
 * Yields an object for every odd value and every shape that a field of a built-in kind has in Go, such as `*int32` with `omitempty`; also
 * with the value as an item or as a value of a map. Each shape occurs once, in the kind that has such a field nearest to its top.
 */
export function* oddTypedObjects(table: TypeTable): Generator<Fields> {
  const shapes = new Set<string>();
  for (const { name, type, flags, put } of fieldsByDepth(table)) {
    const shape = `${type.replace(/\??\d+$/, 'struct')} ${flags}`;
    if (EXCLUDED_FIELDS.has(name) || shapes.has(shape)) continue;
    shapes.add(shape);
    yield* oddFields(type, put);
  }
}

interface TypedField {
  readonly name: string;
  readonly type: string;
  readonly flags: unknown;
  /** Returns the object with this value of the field. */
  readonly put: (value: unknown) => Fields;
}

/** Yields the fields of all structs breadth-first, those of each struct once. */
function* fieldsByDepth({ kinds, structs }: TypeTable): Generator<TypedField> {
  const seen = new Set<number>();
  const wrapped: Wrapped[] = Object.entries(kinds).map(([name, struct]) => ({ struct, wrap: (fields) => objectOf(name, fields) }));
  // The list grows while it is read.
  for (const { struct, wrap } of wrapped) {
    if (seen.has(struct)) continue;
    seen.add(struct);
    for (const [name, type, flags] of structs[struct] ?? []) {
      const put = (value: unknown): Fields => wrap({ [name]: value });
      const inner = structOf(type);
      if (inner !== undefined) wrapped.push({ struct: inner, wrap: name === '' ? wrap : (fields) => put(wrapIn(type, fields)) });
      yield { name, type, flags, put };
    }
  }
}

/** Embedded structs, fields that are checked before the types are, and the status, which is left out. */
const EXCLUDED_FIELDS: ReadonlySet<string> = new Set(['', 'apiVersion', 'kind', 'metadata', 'status']);

/** Returns the number of the struct that a type, its items or its values have. */
function structOf(type: string): number | undefined {
  const number = /^(?:\*|\[\]|\{\})*\??(\d+)$/.exec(type)?.[1];
  return number === undefined ? undefined : Number(number);
}

function* oddFields(type: string, put: (value: unknown) => Fields): Generator<Fields> {
  for (const value of ODD_VALUES) {
    yield put(value);
    if (/[[{]/.test(type)) yield put(wrapIn(type, value));
  }
}

interface Wrapped {
  readonly struct: number;
  /** Returns the object that has `fields` at this path. */
  readonly wrap: (fields: Fields) => Fields;
}

const wrapIn = (type: string, value: unknown): unknown => {
  if (type.startsWith('*')) return wrapIn(type.slice(1), value);
  if (type.startsWith('[]')) return [wrapIn(type.slice(2), value)];
  if (type.startsWith('{}')) return { a: wrapIn(type.slice(2), value) };
  return value;
};

function objectOf(name: string, { metadata, ...fields }: Fields): Fields {
  const slash = name.lastIndexOf('/');
  const marks = typeof metadata === 'object' && metadata !== null ? metadata : {};
  return { ...fields, apiVersion: name.slice(0, slash), kind: name.slice(slash + 1), metadata: { name: 'a', ...marks } };
}
