import { expect, test } from 'vitest';
import { generate } from './generate.ts';
import { readSources } from './source-directory.ts';
import { versionInPath } from './source-file.ts';

const constructs = readSources(new URL('../test/fixtures/constructs', import.meta.url).pathname);
const golden = new URL('../test/golden/', import.meta.url).pathname;

test('generates the schema and the type of every construct', async () => {
  const { files, findings, skipped } = await generate(constructs);
  expect(findings).toEqual([]);
  expect(skipped).toBe(2);
  expect([...files.keys()].sort()).toEqual([
    'crds.lock.json',
    'gen/apps/v1/Deployment.schema.json',
    'gen/apps/v1/Deployment.ts',
    'gen/index.json',
    'gen/meta/v1/ObjectMeta.ts',
    'gen/shop.example/v1/Shop.schema.json',
    'gen/shop.example/v1/Shop.ts',
    'gen/shop.example/v1/Widget.schema.json',
    'gen/shop.example/v1/Widget.ts',
    'gen/shop.example/v1beta1/Widget.schema.json',
    'gen/shop.example/v1beta1/Widget.ts',
  ]);
  for (const [path, text] of files) await expect(text).toMatchFileSnapshot(`${golden}${path}`);
});

test('does not depend on the order of the sources', async () => {
  const forward = await generate(constructs);
  const backward = await generate([...constructs].reverse());
  expect([...backward.files]).toEqual([...forward.files]);
});

test('writes schema files that JSON.parse reads back, and locks their bytes', async () => {
  const { files } = await generate(constructs);
  const lock = JSON.parse(files.get('crds.lock.json') ?? '');
  expect(lock.files.map((file: { file: string; version?: string }) => [file.file, file.version])).toEqual([
    ['kube-v1.36.3/apis_apps_v1.json', 'v1.36.3'],
    ['list.yaml', undefined],
    ['widgets.yaml', undefined],
  ]);
  const index = JSON.parse(files.get('gen/index.json') ?? '');
  const hashes = lock.files.flatMap((file: { kinds: { sha256: string }[] }) => file.kinds.map((kind) => kind.sha256));
  expect(index.map((entry: { sha256: string }) => entry.sha256).sort()).toEqual(hashes.sort());
});

test('accepts equal definitions of a kind in two files, and reports different ones with both files', async () => {
  const widgets = constructs.find((source) => source.name === 'widgets.yaml');
  if (!widgets) throw new Error('the fixture is missing');
  const copy = { ...widgets, name: 'zz.yaml' };
  expect((await generate([widgets, copy])).findings).toEqual([]);
  const changed = { ...copy, text: copy.text.replace('minimum: 0', 'minimum: 1') };
  const { findings, files } = await generate([widgets, changed]);
  expect(findings).toMatchObject([{ rule: 'crd-conflict', file: 'zz.yaml', message: expect.stringContaining('widgets.yaml') }]);
  expect(files.size).toBe(0);
});

test('marks the kinds of a folder that ends in -off-by-default, and writes no types for them', async () => {
  const renamed = constructs.map((source) => ({ ...source, name: source.name.replace('kube-v1.36.3/', 'kube-v1.36.3-off-by-default/') }));
  const { files, findings } = await generate(renamed);
  expect(findings).toEqual([]);
  expect(JSON.parse(files.get('gen/apps/v1/Deployment.schema.json') ?? '')).toMatchObject({ kind: 'Deployment', offByDefault: true });
  expect(files.has('gen/apps/v1/Deployment.ts')).toBe(false);
  const index = JSON.parse(files.get('gen/index.json') ?? '') as { kind: string; offByDefault?: boolean }[];
  expect(index.filter(({ offByDefault }) => offByDefault).map(({ kind }) => kind)).toEqual(['Deployment']);
  expect(files.has('gen/shop.example/v1/Widget.ts')).toBe(true);
});

test('reads the version from the nearest folder with a version', () => {
  expect(versionInPath('flux-v2.9/helm-controller-v1.6.3/x.yaml')).toBe('v1.6.3');
  expect(versionInPath('flux-v2.9/more/x.yaml')).toBe('v2.9');
  expect(versionInPath('cert-manager-v1.21.1-rc.1/x.yaml')).toBe('v1.21.1-rc.1');
  expect(versionInPath('kubernetes-v1.36.3-off-by-default/x.json')).toBe('v1.36.3');
  expect(versionInPath('plain/x-v1.yaml')).toBeUndefined();
});
