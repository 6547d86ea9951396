import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFixture } from '../../packages/cli/test/fixture.ts';
import { startRegistry } from '../../packages/publish/test/oci-registry.ts';

const DEFINITIONS = `
const at = (path, ...objects) => ({ path: 'common/things/' + path, objects });
const pkg = (kind, name, reference) => ({ apiVersion: 'pkg.crossplane.io/v1', kind, metadata: { name }, spec: { package: reference } });
export const assemble = () => [
  at('xrd.yaml', {
    apiVersion: 'apiextensions.crossplane.io/v2',
    kind: 'CompositeResourceDefinition',
    metadata: { name: 'things.example.org' },
    spec: {
      group: 'example.org',
      names: { kind: 'Thing', plural: 'things' },
      versions: [{ name: 'v1', served: true, referenceable: true, schema: { openAPIV3Schema: { type: 'object' } } }],
    },
  }),
  at('composition.yaml', {
    apiVersion: 'apiextensions.crossplane.io/v1',
    kind: 'Composition',
    metadata: { name: 'things' },
    spec: {
      compositeTypeRef: { apiVersion: 'example.org/v1', kind: 'Thing' },
      mode: 'Pipeline',
      pipeline: [{ step: 'ready', functionRef: { name: 'function-auto-ready' } }],
    },
  }),
  at('functions.yaml', pkg('Function', 'function-auto-ready', 'xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.7.0')),
  at('provider.yaml', pkg('Provider', 'provider-a', 'xpkg.upbound.io/upbound/provider-a:v2.6.0')),
  at('map.yaml', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } }),
];
`;

async function fleet() {
  const registry = await startRegistry();
  onTestFinished(() => registry.close());
  const fixture = makeFixture();
  fixture.addPackage('things', ['common/things'], DEFINITIONS);
  return { ...fixture, registry, url: `oci://${registry.host}/acme/things:v1.0.0` };
}

it('builds and pushes the package of the definitions, once, with the version of their content package', async () => {
  const { start, run, registry, url, read } = await fleet();
  const built = JSON.parse((await start('xpkg', 'build', '--out', 'things.xpkg', '--output=json')).stdout);
  expect(built.meta).toMatchObject({
    metadata: { name: 'things' },
    spec: {
      dependsOn: [
        { kind: 'Function', package: 'xpkg.crossplane.io/crossplane-contrib/function-auto-ready', version: '>=v0.7.0' },
        { kind: 'Provider', package: 'xpkg.upbound.io/upbound/provider-a', version: '>=v2.6.0' },
      ],
    },
  });
  expect(built.objects.map(({ name }: { readonly name: string }) => name)).toEqual(['things.example.org', 'things']);
  expect(read('things.xpkg').length).toBeGreaterThan(1000);
  const pushed = JSON.parse((await run('xpkg', 'push', url, '--output=json')).stdout);
  expect(pushed).toMatchObject({ digest: built.digest, outcome: 'pushed', package: `${registry.host}/acme/things@${built.digest}` });
  expect((await run('xpkg', 'push', 'things.xpkg', url)).stdout).toContain('unchanged');
});

it('pushes a package of other bytes to no tag that has one', async () => {
  const { root, run, url, registry } = await fleet();
  await run('xpkg', 'push', url);
  await run('xpkg', 'build', '--name', 'other', '--out', 'other.xpkg');
  const before = registry.requests.length;
  const { code, stderr } = await run('xpkg', 'push', 'other.xpkg', url);
  expect(code).toBe(1);
  expect(stderr).toContain('is another package');
  expect(registry.requests.slice(before).every((request) => request.startsWith('HEAD'))).toBe(true);
  writeFileSync(join(root, 'cut.xpkg'), readFileSync(join(root, 'other.xpkg')).subarray(0, 1000));
  expect((await run('xpkg', 'push', 'cut.xpkg', url)).code).toBe(2);
});

it('verifies that a package is what the definitions build', async () => {
  const { run, addPackage, url, registry } = await fleet();
  const pushed = JSON.parse((await run('xpkg', 'push', url, '--output=json')).stdout);
  await run('xpkg', 'build', '--out', 'things.xpkg');
  expect((await run('xpkg', 'verify', pushed.package)).stdout).toContain(`  equal   ${registry.host}/acme/things@sha256:`);
  expect((await run('xpkg', 'verify', 'things.xpkg')).code).toBe(0);
  addPackage('things', ['common/things'], DEFINITIONS.replace("step: 'ready'", "step: 'other'"));
  const { code, stdout, stderr } = await run('xpkg', 'verify', 'things.xpkg');
  expect(code).toBe(1);
  expect(`${stdout}${stderr}`).toContain('the package is not the one that its sources build; different: Composition/things');
  expect((await run('xpkg', 'verify', pushed.package)).code).toBe(1);
  expect((await run('xpkg', 'verify', 'things')).code).toBe(2);
});

it('takes the objects that a content package exports for its package', async () => {
  const { run, addPackage } = await fleet();
  const pinned =
    DEFINITIONS.replace('export const assemble = () => [', 'const all = [') +
    `
const definitions = all.slice(0, 2).flatMap(({ objects }) => objects);
export const configuration = () => definitions;
export const assemble = () => [...all.slice(2), at('configuration.yaml', pkg('Configuration', 'things', 'ghcr.io/acme/things@sha256:${'a'.repeat(64)}'))];
`;
  const before = JSON.parse((await run('xpkg', 'build', '--output=json')).stdout);
  addPackage('things', ['common/things'], pinned);
  const after = JSON.parse((await run('xpkg', 'build', '--output=json')).stdout);
  // The package does not depend on itself.
  expect(after).toEqual(before);
});
