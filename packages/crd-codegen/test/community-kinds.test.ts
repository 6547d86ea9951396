import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommunitySchema, type GroupFile, kindsOf, listCommunityKinds } from '@slipway/community-kinds';
import { describe, expect, test } from 'vitest';
import { communityProjects } from '../src/community/community-projects.ts';
import { generateCommunity } from '../src/community/generate-community.ts';
import { noticeText } from '../src/community/notice-text.ts';
import { groupFileText, poolSchemas } from '../src/community/pool-schemas.ts';
import { readSources, runGenerated } from '../src/index.ts';
import { type CrdProject, readCrdSources, sourcesByFile } from '../src/sources/crd-sources.ts';

const directory = new URL('../../community-kinds/', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(directory, path), 'utf8');
const index: readonly { readonly group: string; readonly sha256: string }[] = JSON.parse(read('gen/index.json'));
const lock: Readonly<Record<'projects', Parameters<typeof noticeText>[0]>> & {
  readonly files: readonly { readonly file: string; readonly source?: unknown }[];
} = JSON.parse(read('crds.lock.json'));

const listed = readCrdSources(join(directory, 'crd-sources.json'));

describe('the committed schemas of community projects', () => {
  test('are what the generator makes of the kinds in them, byte for byte', () => {
    for (const { group, sha256 } of index) {
      const text = read(`gen/${group}.json`);
      expect(createHash('sha256').update(text).digest('hex'), group).toBe(sha256);
      expect(groupFileText(poolSchemas(kindsOf(group, JSON.parse(text) as GroupFile))) === text, group).toBe(true);
    }
    expect(readdirSync(join(directory, 'gen')).sort()).toEqual([...index.map(({ group }) => `${group}.json`), 'index.json'].sort());
  });

  test('are each of a project that NOTICE names with its licence', () => {
    expect(read('NOTICE')).toBe(noticeText(lock.projects));
    const folders = new Set(lock.projects.map(({ folder }) => folder));
    expect(new Set(lock.files.map(({ file }) => file.split('/')[0]))).toEqual(folders);
    expect(listCommunityKinds().filter(({ source }) => !folders.has(source))).toEqual([]);
    expect(lock.projects).toEqual(communityProjects(listed));
  });

  test('are each of a file with a public source', () => {
    expect(Object.fromEntries(lock.files.map(({ file, source }) => [file, source]))).toEqual(Object.fromEntries(sourcesByFile(listed)));
  });

  test('are found by apiVersion and kind, and by nothing that leads elsewhere', () => {
    expect(listCommunityKinds().length).toBeGreaterThan(400);
    for (const { group, version, kind, scope } of listCommunityKinds())
      expect(findCommunitySchema(`${group}/${version}`, kind)).toMatchObject({ group, version, kind, scope, origin: 'crd' });
    for (const [apiVersion, kind] of [
      ['keda.sh/v9', 'ScaledObject'],
      ['keda.sh/v1alpha1', 'scaledobject'],
      ['keda.sh/v1alpha1/x', 'ScaledObject'],
      ['../gen/keda.sh/v1alpha1', 'ScaledObject'],
      ['index/v1', 'ScaledObject'],
      ['v1', 'Pod'],
      ['shop.example/v1', 'Widget'],
      ['__proto__.a/v1', 'Widget'],
    ] as const)
      expect(findCommunitySchema(apiVersion, kind), apiVersion).toBeUndefined();
  });

  /** Set it to the directory that `npm run crds:fetch` writes. */
  const source = process.env.SLIPWAY_CRDS;
  test.skipIf(!source)('are what the CRDs in SLIPWAY_CRDS give', async () => {
    const options = { crds: join(source ?? '', 'community-kinds'), out: directory, check: true };
    const result = await runGenerated(options, (crds) => generateCommunity(listed, readSources(crds)));
    expect(result).toMatchObject({ code: 0, errors: '' });
  });
});

describe('generating them', () => {
  const list = (licence: string): readonly CrdProject[] => [
    { folder: 'a-v1', repository: 'shop/a', tag: 'v1', licence, files: { 'x.yaml': { path: 'crds/x.yaml' } } },
  ];
  const crd = (field: string) =>
    `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.shop.example}\nspec: {group: shop.example, scope: Cluster, names: {kind: Widget, plural: widgets}, versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, description: long, properties: {${field}: {type: string}}}}}]}\n`;
  const source = (name: string, text: string) => ({ name, sha256: 'f'.repeat(64), text });

  test('takes the listed folders, and no other', () => {
    const { files, kinds } = generateCommunity(list('MIT'), [source('a-v1/x.yaml', crd('a')), source('b-v1/x.yaml', crd('b'))]);
    expect(kinds).toBe(1);
    expect([...files.keys()].sort()).toEqual(['NOTICE', 'crds.lock.json', 'gen/index.json', 'gen/shop.example.json']);
    expect(files.get('gen/shop.example.json')).not.toContain('long');
    expect(files.get('crds.lock.json')).toContain('"source":{"repository":"shop/a","tag":"v1","path":"crds/x.yaml"}');
  });

  test('refuses a licence that may not be included, and two definitions of one version', () => {
    expect(() => communityProjects(list('AGPL-3.0'))).toThrow('a-v1 (AGPL-3.0)');
    const { findings } = generateCommunity(list('MIT'), [source('a-v1/x.yaml', crd('a')), source('a-v1/y.yaml', crd('b'))]);
    expect(findings).toMatchObject([{ rule: 'crd-conflict', file: 'a-v1/y.yaml', message: expect.stringContaining('a-v1/x.yaml') }]);
  });
});
