import { DefinitionError } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { kindSchemas } from './kind-schemas.ts';

const crd = (spec: unknown): unknown => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'widgets.shop.example' },
  spec,
});

const names = { kind: 'Widget', plural: 'widgets' };
const schema = { openAPIV3Schema: { type: 'object', description: 'text' } };

test('reads each served version of a CRD, with the fields outside its schema', () => {
  const versions = [
    { name: 'v2', served: true, storage: true, subresources: { status: {} }, schema },
    { name: 'v1', served: true, storage: false, deprecated: true, schema },
    { name: 'v0', served: false, storage: false, schema },
  ];
  const common = { group: 'shop.example', kind: 'Widget', plural: 'widgets', scope: 'Cluster', origin: 'crd', schema: { type: 'object' } };
  expect(kindSchemas(crd({ group: 'shop.example', names, scope: 'Cluster', versions }))).toEqual([
    { ...common, version: 'v2', storage: true, subresources: { status: {} } },
    { ...common, version: 'v1', deprecated: true },
  ]);
});

test('returns no kinds for any other object', () => {
  for (const other of [null, 'text', [], {}, { apiVersion: 'v1', kind: 'ConfigMap' }, { kind: 'CustomResourceDefinition' }]) {
    expect(kindSchemas(other)).toEqual([]);
  }
});

test('reports all problems at once, with their locations', () => {
  const broken = crd({ names: { kind: 'Widget' }, scope: 'Everywhere', versions: [{ served: true }, { name: 'v1', schema: {} }] });
  expect(pointersOf(() => kindSchemas(broken))).toEqual([
    '/spec/group',
    '/spec/names/plural',
    '/spec/scope',
    '/spec/versions/0/name',
    '/spec/versions/0/schema',
    '/spec/versions/1/schema/openAPIV3Schema',
  ]);
  expect(pointersOf(() => kindSchemas(crd(undefined)))).toEqual(['/spec']);
});

test('refuses a schema whose parts have types that the server cannot read', () => {
  const properties = {
    a: { enum: 'a', oneOf: {}, required: 'a', maxLength: 'a', minimum: Number.NaN, pattern: 1 },
    b: 'text',
    'c/d': { additionalProperties: 1, items: [1], 'x-kubernetes-validations': [null, { rule: 1 }], $ref: 'https://example.com' },
  };
  const versions = [{ name: 'v1', schema: { openAPIV3Schema: { type: 'object', properties } } }];
  const at = '/spec/versions/0/schema/openAPIV3Schema/properties';
  expect(pointersOf(() => kindSchemas(crd({ group: 'shop.example', names, scope: 'Cluster', versions })))).toEqual([
    ...['enum', 'oneOf', 'required', 'maxLength', 'minimum', 'pattern'].map((keyword) => `${at}/a/${keyword}`),
    `${at}/b`,
    ...['additionalProperties', 'items/0', 'x-kubernetes-validations/0', 'x-kubernetes-validations/1/rule', '$ref'].map(
      (keyword) => `${at}/c~1d/${keyword}`,
    ),
  ]);
});

test('ignores a keyword that is null, and reads a null schema as empty', () => {
  const openAPIV3Schema = { type: 'object', enum: null, properties: { a: null, b: { default: null, maximum: 18446744073709551615n } } };
  const versions = [{ name: 'v1', schema: { openAPIV3Schema } }];
  const [kind] = kindSchemas(crd({ group: 'shop.example', names, scope: 'Cluster', versions }));
  expect(kind?.schema).toEqual({ type: 'object', properties: { a: {}, b: { default: null, maximum: 2 ** 64 } } });
});

test('reports a malformed XRD in the same way', () => {
  const xrd = { apiVersion: 'apiextensions.crossplane.io/v2', kind: 'CompositeResourceDefinition', spec: { scope: 'Galaxy', names: {} } };
  expect(pointersOf(() => kindSchemas(xrd))).toEqual([
    '/spec/scope',
    '/spec/group',
    '/spec/names/kind',
    '/spec/names/plural',
    '/spec/versions',
  ]);
});

function pointersOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof DefinitionError) return error.findings.map((finding) => finding.pointer);
  }
  return [];
}
