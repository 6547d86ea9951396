import { ODD_TIMES } from './odd-times.ts';
import type { TypeTable } from './typed-objects.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What people and templates write where something else is meant. */
const ODD_VALUES: readonly unknown[] = [
  ...[null, '', ' ', 'x', '5', '50%', '1Gi', 'YQ==', 'YQ', 'true', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00.123456Z', '2025-01-01'],
  ...ODD_TIMES,
  ...[0, 1, -1, 1.5, 300, -300, 2_147_483_648, 4_294_967_297, 9_007_199_254_740_991, 1e21, true, false],
  ...[{}, { a: 1 }, { a: null }, { a: {} }, { notAField: null }],
  ...[[], [null], [1], [256, -1, null], [1.5], [true], ['x'], [''], [{}], [[]], [[1]], [{ a: 1 }]],
];

/**
 * An object for every shape that a field of a built-in kind has in Go (`*int32` that is left out when empty, say) and every odd value
 * in it, also as an item or a value of a map: each once, in the kind that has such a field nearest to its top.
 */
export function* oddTypedObjects({ kinds, structs }: TypeTable): Generator<Fields> {
  const shapes = new Set<string>();
  const seen = new Set<number>();
  let level: readonly Place[] = Object.entries(kinds).map(([name, struct]) => ({ struct, wrap: (fields) => objectOf(name, fields) }));
  while (level.length > 0) {
    const next: Place[] = [];
    for (const { struct, wrap } of level) {
      if (seen.has(struct)) continue;
      seen.add(struct);
      for (const [name, type, flags] of structs[struct] ?? []) {
        const inner = /^(?<wrapping>(?:\*|\[\]|\{\})*)\??(?<struct>\d+)$/.exec(type)?.groups;
        if (name === '') {
          next.push({ struct: Number(inner?.struct), wrap });
          continue;
        }
        const put = (value: unknown): Fields => wrap({ [name]: value });
        const wrapped = (value: unknown): unknown => wrapIn(type, value);
        if (inner) next.push({ struct: Number(inner.struct), wrap: (fields) => put(wrapped(fields)) });
        const shape = `${type.replace(/\??\d+$/, 'struct')} ${flags}`;
        // The marks are judged before the types are; so is all of a status left out.
        if (shapes.has(shape) || ['apiVersion', 'kind', 'metadata', 'status'].includes(name)) continue;
        shapes.add(shape);
        for (const value of ODD_VALUES) {
          yield put(value);
          if (/[[{]/.test(type)) yield put(wrapped(value));
        }
      }
    }
    level = next;
  }
}

interface Place {
  readonly struct: number;
  /** The object that has `fields` in this place. */
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
