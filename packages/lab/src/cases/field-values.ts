import type { KindSchema } from '@slipway/kube-models';
import { isQuantity, objectSchema, resolveReference, type StructuralSchema } from '@slipway/validate';
import { builtInExamples } from './built-in-examples.ts';
import type { Case } from './cases.ts';
import { drawn, sampleOf } from './draw.ts';
import { objectOf } from './object-of.ts';
import { ODD_TIMES } from './odd-times.ts';
import { type TypedValue, typedValues, withValue } from './typed-values.ts';

/**
 * Yields the example of each built-in kind, each time with one more of the fields of its schema: null, an empty value of its type, or a
 * text, number or flag that may be invalid. No schema defines the defaults of the server for these.
 */
export const fieldCases = (kinds: readonly KindSchema[], values: 'empty' | 'odd'): readonly Case[] =>
  kinds
    .filter(({ origin, kind }) => origin === 'openapi' && builtInExamples[kind] !== undefined)
    .flatMap((kind) => casesOf(kind, values === 'empty' ? emptyValues : oddValues));

function casesOf(kind: KindSchema, valuesOf: (schema: StructuralSchema) => readonly unknown[]): readonly Case[] {
  const root = objectSchema(kind);
  const [example] = sampleOf(
    drawn((draw) => objectOf(kind, draw, 'smallest')),
    1,
    7,
  );
  if (example === undefined) return [];
  return typedValues(example, kind)
    .filter(isAsked)
    .flatMap(({ path, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(([name]) => !isLeftOut([...path, name].join('.')))
        .flatMap(([name, field]) =>
          valuesOf(resolveReference(field, root)).map((value) => ({
            mutation: 'field',
            object: withValue(example, [...path, name], value),
          })),
        ),
    );
}

const isAsked = ({ path: [first], value }: TypedValue): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && first !== 'status';

/** Fields that depend on other objects: the namespace, classes of Pods, and devices for administrators. */
const isLeftOut = (path: string): boolean =>
  /^(?:apiVersion|kind|status|metadata|metadata\.(?:name|namespace|managedFields|resourceVersion|uid|generateName))$/.test(path) ||
  /^spec\.(?:priorityClassName|runtimeClassName)$|\.adminAccess$/.test(path);

function emptyValues({ type }: StructuralSchema): readonly unknown[] {
  if (type === undefined) return [null, '', 0];
  return [null, { string: '', integer: 0, number: 0, boolean: false, array: [], object: {} }[type]];
}

function oddValues(schema: StructuralSchema): readonly unknown[] {
  const { type, format } = schema;
  if (isQuantity(schema)) return ['-1', -1, '0', '1500m', '100Ei', '-1e300', 'a'];
  if (format === 'date-time') return ODD_TIMES;
  if (type === undefined) return ['a', '5%', -1, 70_000];
  if (type === 'string') return ['a', 'A b', '-', 'x'.repeat(300)];
  if (type === 'boolean') return [true];
  return type === 'integer' || type === 'number' ? [-1, 1, 70_000, 2 ** 31] : [];
}
