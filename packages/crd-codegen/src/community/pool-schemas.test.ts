import { type GroupFile, kindsOf } from '@slipway/community-kinds';
import type { JsonSchema, KindSchema } from '@slipway/kube-models';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupFileText, poolSchemas } from './pool-schemas.ts';

const kindOf = (schema: JsonSchema, version = 'v1', kind = 'Widget'): KindSchema => ({
  group: 'shop.example',
  version,
  kind,
  plural: `${kind.toLowerCase()}s`,
  scope: 'Namespaced',
  origin: 'crd',
  ...(version === 'v1' ? { storage: true, subresources: { status: {} } } : { deprecated: true }),
  schema,
});

const readAgain = (kinds: readonly KindSchema[]): readonly unknown[] =>
  kindsOf('shop.example', JSON.parse(groupFileText(poolSchemas(kinds))) as GroupFile);

/** Few texts and names, so that schemas repeat, and fields that have the names of keywords. */
const schemas = fc.letrec<{ readonly schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      type: fc.constantFrom('string', 'boolean'),
      default: fc.constantFrom<unknown>(1, { items: 2, properties: { a: 3 } }, [4]),
    }),
    fc.record(
      {
        type: fc.constantFrom('object', 'array'),
        enum: fc.constant([0, 1]),
        properties: fc.dictionary(fc.constantFrom('a', 'items', 'not', 'properties', 'default'), tie('schema'), { maxKeys: 2 }),
        items: tie('schema'),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        anyOf: fc.array(tie('schema'), { maxLength: 2 }),
        'x-kubernetes-validations': fc.constant([{ rule: 'self.items > 0' }]),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  ) as fc.Arbitrary<JsonSchema>,
})).schema;

test('reads the pooled schemas back unchanged, in the same order', () => {
  fc.assert(
    fc.property(fc.array(schemas, { minLength: 1, maxLength: 4 }), (all) => {
      const kinds = all.map((schema, index) => kindOf(schema, index % 2 === 0 ? 'v1' : 'v1beta1', `Widget${index >> 1}`));
      expect(JSON.stringify(readAgain(kinds))).toBe(JSON.stringify(kinds.map(({ ...kind }) => ordered(kind))));
    }),
  );
});

/** The fields as `kindsOf` returns them. */
const ordered = ({ group, version, kind, plural, scope, origin, storage, deprecated, subresources, schema }: KindSchema): object => ({
  ...{ group, version, kind, plural, scope, origin },
  ...(storage === undefined ? {} : { storage }),
  ...(deprecated === undefined ? {} : { deprecated }),
  ...(subresources === undefined ? {} : { subresources }),
  schema,
});

test('stores a repeated schema once, and keeps its children inside it', () => {
  const pod = { type: 'object', properties: { name: { type: 'string', maxLength: 63 } } };
  const { parts, kinds } = poolSchemas([kindOf({ type: 'object', properties: { a: pod, b: pod } }), kindOf({ type: 'object' }, 'v1beta1')]);
  expect(parts).toEqual([pod]);
  expect(kinds).toMatchObject([{ kind: 'Widget', versions: [{ schema: { properties: { a: 0, b: 0 } } }, { schema: { type: 'object' } }] }]);
});
