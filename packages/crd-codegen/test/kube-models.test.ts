import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSchema, listKinds } from '@slipway/kube-models';
import { expect, test } from 'vitest';
import { generatedPath, type LockedFile, run, typeScriptOf } from '../src/index.ts';
import { readCrdSources, sourcesByFile } from '../src/sources/crd-sources.ts';

const models = new URL('../../kube-models/', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(models, path), 'utf8');
const lock: { files: readonly LockedFile[] } = JSON.parse(read('crds.lock.json'));

test('the committed types are what the committed schemas give, byte for byte', async () => {
  const sources = new Map(lock.files.flatMap(({ file, kinds }) => kinds.map(({ schema }) => [schema, file] as const)));
  const stale: string[] = [];
  for (const { group, version, kind } of listKinds().filter(({ offByDefault }) => !offByDefault)) {
    const schema = findSchema(group === '' ? version : `${group}/${version}`, kind);
    const path = generatedPath({ group, version, kind });
    if (!schema || read(`${path}.ts`) !== (await typeScriptOf(schema, sources.get(`${path}.schema.json`) ?? ''))) stale.push(path);
  }
  expect(stale).toEqual([]);
});

test('lock, index and files on disk name the same kinds with the same bytes', () => {
  const locked = new Map(lock.files.flatMap(({ kinds }) => kinds.map(({ schema, sha256 }) => [schema, sha256] as const)));
  const indexed = new Map(listKinds().map((entry) => [`${generatedPath(entry)}.schema.json`, entry.sha256]));
  expect(new Map([...locked].sort())).toEqual(new Map([...indexed].sort()));
  for (const [path, sha256] of locked) expect(createHash('sha256').update(read(path)).digest('hex'), path).toBe(sha256);

  const onDisk = readdirSync(join(models, 'gen'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const expected = [
    'gen/index.json',
    'gen/meta/v1/ObjectMeta.ts',
    ...locked.keys(),
    ...listKinds().flatMap((entry) => (entry.offByDefault ? [] : [`${generatedPath(entry)}.ts`])),
  ];
  expect(onDisk.map((entry) => join(entry.parentPath, entry.name).slice(models.length)).sort()).toEqual(expected.sort());
});

/** Groups of questions to the API server, which stores none of them. */
const REVIEWS = /apis_auth(entication|orization)\.k8s\.io_v1\.json$/;

test('every input is pinned by version and hash, and gives at least one kind', () => {
  for (const { file, version, sha256, kinds } of lock.files) {
    expect(version, file).toMatch(/^v[\d.]+(-rc\.\d+)?$/);
    expect(sha256, file).toMatch(/^[0-9a-f]{64}$/);
    if (!REVIEWS.test(file)) expect(kinds.length, file).toBeGreaterThan(0);
  }
});

test('every input has a public source', () => {
  const sources = sourcesByFile(readCrdSources(join(models, 'crd-sources.json')));
  expect(Object.fromEntries(lock.files.map(({ file, source }) => [file, source]))).toEqual(Object.fromEntries(sources));
});

/** Set it to the directory that `npm run crds:fetch` writes. */
const source = process.env.SLIPWAY_CRDS;
test.skipIf(!source)('the committed files are what the CRDs in SLIPWAY_CRDS give', async () => {
  expect(await run({ crds: join(source ?? '', 'kube-models'), out: models, check: true })).toMatchObject({ code: 0, errors: '' });
});
