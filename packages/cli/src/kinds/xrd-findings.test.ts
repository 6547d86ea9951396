import { expect, test } from 'vitest';
import { definedKinds } from './defined-kinds.ts';

const xrd = (spec: object) => ({
  apiVersion: 'apiextensions.crossplane.io/v2',
  kind: 'CompositeResourceDefinition',
  metadata: { name: 'shops.test.example' },
  spec: {
    group: 'test.example',
    names: { kind: 'Shop', plural: 'shops' },
    versions: [{ name: 'v1', served: true, referenceable: true, schema: { openAPIV3Schema: { type: 'object', properties: { spec } } } }],
  },
});

const findingsOf = (object: unknown) => definedKinds([{ file: 'shop.yaml', object }]).findings;

test('an XRD of which the API server takes the CRD has no findings', () => {
  const rules = [{ rule: 'self.size > 0 && has(self.crossplane)' }];
  expect(findingsOf(xrd({ type: 'object', properties: { size: { type: 'integer' } }, 'x-kubernetes-validations': rules }))).toEqual([]);
});

test('a version that is nothing does not hide the findings of the others', () => {
  const wrong = xrd({ type: 'object', properties: { name: { type: 'string', pattern: '(' } } });
  const pointer = '/spec/versions/1/schema/openAPIV3Schema/properties/spec/properties/name/pattern';
  const spec = { ...wrong.spec, versions: [null, ...wrong.spec.versions] };
  expect(findingsOf({ ...wrong, spec })).toMatchObject([{ rule: 'crd-schema', pointer }]);
});

test('an XRD without metadata is checked as well', () => {
  const { metadata: _, ...nameless } = xrd({ type: 'object', properties: { name: { type: 'string', pattern: '(' } } });
  expect(findingsOf(nameless)).toMatchObject([{ rule: 'crd-schema', object: 'CompositeResourceDefinition' }]);
});

test('what the API server refuses in the CRD of an XRD is reported where the XRD has it', () => {
  const spec = { type: 'object', properties: { size: { type: 'integer', default: 'big' }, name: { type: 'string', pattern: '(' } } };
  const schema = '/spec/versions/0/schema/openAPIV3Schema/properties/spec/properties';
  expect(findingsOf(xrd(spec))).toMatchObject([
    { rule: 'crd-schema', severity: 'reject', file: 'shop.yaml', pointer: `${schema}/name/pattern` },
  ]);
  const { name: _, ...rest } = spec.properties;
  expect(findingsOf(xrd({ ...spec, properties: rest }))).toMatchObject([{ rule: 'crd-default', pointer: `${schema}/size/default` }]);
});
