import { gunzipSync } from 'node:zlib';
import { readYaml } from '@slipway/manifest';
import { expect, test } from 'vitest';
import type { CustomResourceDefinition } from '../kubernetes/model-crds.ts';
import { fleetArguments } from './fleet-arguments.ts';
import { packageImage, packagesOf } from './package-image.ts';
import { fleetPackages } from './serve-packages.ts';

/** The documents of `package.yaml`, which is the only file. */
function documentsOf(reference: string): readonly unknown[] {
  const [layer] = packageImage(reference).layers;
  expect(layer?.annotations).toEqual({ 'io.crossplane.xpkg': 'base' });
  const archive = gunzipSync(layer?.data ?? '');
  const size = Number.parseInt(archive.toString('latin1', 124, 135), 8);
  return readYaml(archive.toString('utf8', 512, 512 + size), 'package.yaml').documents.map(({ value }) => value);
}

test('a provider has its metadata, needs its family, and defines the kinds of its two groups', () => {
  const [meta, ...crds] = documentsOf('xpkg.upbound.io/upbound/provider-aws-s3:v2.6.0');
  expect(meta).toEqual({
    apiVersion: 'meta.pkg.crossplane.io/v1',
    kind: 'Provider',
    metadata: { name: 'provider-aws-s3' },
    spec: {
      capabilities: ['safe-start'],
      dependsOn: [{ provider: 'xpkg.upbound.io/upbound/provider-family-aws', version: '>=v2.6.0' }],
    },
  });
  expect(crds).toMatchObject([
    { kind: 'CustomResourceDefinition', metadata: { name: 'buckets.s3.aws.m.upbound.io' } },
    { kind: 'CustomResourceDefinition', metadata: { name: 'buckets.s3.aws.upbound.io' } },
  ]);
});

test('the family defines how providers are configured, and needs nothing', () => {
  const [meta, ...crds] = documentsOf('xpkg.upbound.io/upbound/provider-family-aws:v2.6.0');
  expect(meta).toMatchObject({ kind: 'Provider', spec: { capabilities: ['safe-start'] } });
  expect(meta).not.toHaveProperty('spec.dependsOn');
  const groups = new Set((crds as readonly CustomResourceDefinition[]).map(({ spec }) => spec.group));
  expect(groups).toEqual(new Set(['aws.m.upbound.io', 'aws.upbound.io']));
});

test('a function composes', () => {
  const reference = 'xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.7.0';
  expect(documentsOf(reference)).toMatchObject([{ kind: 'Function', spec: { capabilities: ['composition'] } }]);
  expect(packageImage(reference)).toMatchObject({
    host: 'xpkg.crossplane.io',
    repository: 'crossplane-contrib/function-auto-ready',
    tag: 'v0.7.0',
  });
});

test('packages that the lab cannot make, and references without host or tag, are refused', () => {
  for (const reference of ['xpkg.upbound.io/upbound/provider-gcp-s3:v1', 'provider-aws-s3:v1', 'xpkg.upbound.io/upbound/provider-aws-s3']) {
    expect(() => packageImage(reference)).toThrow(RangeError);
  }
});

test('packages are found in objects, each once', () => {
  const provider = (name: string) => ({
    apiVersion: 'pkg.crossplane.io/v1',
    kind: 'Provider',
    metadata: { name },
    spec: { package: 'a.b/c:v1' },
  });
  const other = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x' }, spec: { package: 'no' } };
  expect(packagesOf([provider('one'), other, provider('two')])).toEqual(['a.b/c:v1']);
});

test('every package of the fleet can be made', () => {
  const packages = fleetPackages();
  expect(packages).toContain('xpkg.upbound.io/upbound/provider-aws-eks:v2.6.0');
  for (const reference of packages) expect(documentsOf(reference).length).toBeGreaterThan(0);
});

test('Crossplane is started as the values of its chart in the fleet say', () => {
  expect(fleetArguments()).toEqual(['core', 'start', expect.stringMatching(/^--circuit-breaker-burst=/), expect.stringMatching(/^--/)]);
});
