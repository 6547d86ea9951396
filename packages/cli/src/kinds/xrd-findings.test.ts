// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Flux
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

const changed = (change: (spec: Record<string, unknown>) => object): readonly string[] => {
  const { spec, ...rest } = xrd({ type: 'object' });
  return findingsOf({ ...rest, spec: { ...spec, ...change(spec) } }).map(({ rule, pointer }) => `${rule} ${pointer}`);
};
const version = (more: object) => ({
  name: 'v1',
  served: true,
  referenceable: true,
  schema: { openAPIV3Schema: { type: 'object' } },
  ...more,
});

test.each<[string, () => object, string]>([
  ['another plural than its name', () => ({ names: { kind: 'Shop', plural: 'shop' } }), 'crd-spec /metadata/name'],
  ['two referenceable versions', () => ({ versions: [version({}), version({ name: 'v2' })] }), 'crd-spec /spec/versions'],
  ['two versions of one name', () => ({ versions: [version({}), version({ referenceable: false })] }), 'crd-spec /spec/versions'],
  [
    'a referenceable version that is not served',
    () => ({ versions: [version({ served: false }), version({ name: 'v2', referenceable: false })] }),
    'crd-spec /spec/versions/0/served',
  ],
  ['a conversion without a webhook', () => ({ conversion: { strategy: 'Webhook' } }), 'crd-spec /spec/conversion'],
  ['a conversion that does not exist', () => ({ conversion: { strategy: 'none' } }), 'crd-spec /spec/conversion/strategy'],
  [
    'a column without a dot',
    () => ({ versions: [version({ additionalPrinterColumns: [{ name: 'a', type: 'string', jsonPath: 'spec.a' }] })] }),
    'crd-spec /spec/versions/0/additionalPrinterColumns/0/jsonPath',
  ],
  [
    'a type of a column that does not exist',
    () => ({ versions: [version({ additionalPrinterColumns: [{ name: 'a', type: 'int', jsonPath: '.spec.a' }] })] }),
    'crd-spec /spec/versions/0/additionalPrinterColumns/0/type',
  ],
  [
    'a claim with the plural of its composite',
    () => ({ scope: 'LegacyCluster', claimNames: { kind: 'Claim', plural: 'shops' } }),
    'crd-spec /spec/claimNames/plural',
  ],
])('an XRD with %s has no CRD', (_, change, expected) => {
  expect(changed(change)).toContain(expected);
});

test('names with variables are not compared', () => {
  const { spec, ...rest } = xrd({ type: 'object' });
  expect(findingsOf({ ...rest, metadata: { name: 'shops.${GROUP}' }, spec: { ...spec, group: '${GROUP}' } })).toEqual([]);
});

test('claims with names of their own have no findings', () => {
  expect(changed(() => ({ scope: 'LegacyCluster', claimNames: { kind: 'Claim', plural: 'claims' } }))).toEqual([]);
});
