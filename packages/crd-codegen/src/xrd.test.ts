import { readdirSync, readFileSync } from 'node:fs';
import { readYaml } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { kindSchemas } from './kind-schemas.ts';

const fixtures = new URL('../test/fixtures/xrd/', import.meta.url);
const cases = readdirSync(fixtures).filter((file) => !file.endsWith('.crd.yaml'));

/** `*.crd.yaml` is the output of `crossplane xrd convert` (CLI 2.5.0) for the XRD next to it, without descriptions. */
test.each(cases)('%s gives the kinds that Crossplane derives from it', (file) => {
  expect(kindsIn(file)).toEqual(kindsIn(file.replace('.yaml', '.crd.yaml')));
});

function kindsIn(file: string): unknown[] {
  const { documents } = readYaml(readFileSync(new URL(file, fixtures), 'utf8'), file);
  const kinds = documents.flatMap(({ value }) => kindSchemas(value)).map(({ origin: _, ...rest }) => rest);
  return kinds.sort((a, b) => `${a.kind} ${a.version}`.localeCompare(`${b.kind} ${b.version}`));
}

test('reads an XRD of v2 without a scope as namespaced, and one of v1 as legacy', () => {
  const [modern] = kindSchemas(xrd('apiextensions.crossplane.io/v2'));
  const [legacy] = kindSchemas(xrd('apiextensions.crossplane.io/v1'));
  expect(modern).toMatchObject({ scope: 'Namespaced', schema: { properties: { spec: { properties: { crossplane: {} } } } } });
  expect(legacy).toMatchObject({ scope: 'Cluster', schema: { properties: { spec: { properties: { claimRef: {} } } } } });
});

const xrd = (apiVersion: string): unknown => ({
  apiVersion,
  kind: 'CompositeResourceDefinition',
  spec: {
    group: 'shop.example',
    names: { kind: 'Shop', plural: 'shops' },
    versions: [{ name: 'v1', served: true, referenceable: true, schema: { openAPIV3Schema: { type: 'object' } } }],
  },
});
