import type { KindSchema } from '@slipway/kube-models';
import { objectSchema, resolveReference, type StructuralSchema } from '@slipway/validate';
import { builtInExamples } from './built-in-examples.ts';
import type { Case } from './cases.ts';
import { drawn, sampleOf } from './draw.ts';
import { objectOf } from './object-of.ts';
import { type Place, placesOf, withValue } from './places.ts';

/**
 * The example of each built-in kind, again and again with one of the fields that its schema knows: null, or as empty as its type can be.
 * What the server makes of that, no schema tells.
 */
export const emptyFieldCases = (kinds: readonly KindSchema[]): readonly Case[] =>
  kinds.filter(({ origin, kind }) => origin === 'openapi' && builtInExamples[kind] !== undefined).flatMap(casesOf);

function casesOf(kind: KindSchema): readonly Case[] {
  const root = objectSchema(kind);
  const [example] = sampleOf(
    drawn((draw) => objectOf(kind, draw, 'smallest')),
    1,
    7,
  );
  if (example === undefined) return [];
  return placesOf(example, kind)
    .filter(isAsked)
    .flatMap(({ path, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(([name]) => !isIdentity([...path, name].join('.')))
        .flatMap(([name, field]) =>
          emptyValues(resolveReference(field, root)).map((value) => ({
            mutation: 'empty',
            object: withValue(example, [...path, name], value),
          })),
        ),
    );
}

const isAsked = ({ path: [first], value }: Place): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && first !== 'status';

const isIdentity = (path: string): boolean =>
  /^(?:apiVersion|kind|status|metadata|metadata\.(?:name|namespace|managedFields|resourceVersion|uid|generateName))$/.test(path);

function emptyValues({ type }: StructuralSchema): readonly unknown[] {
  if (type === undefined) return [null, '', 0];
  return [null, { string: '', integer: 0, number: 0, boolean: false, array: [], object: {} }[type]];
}
