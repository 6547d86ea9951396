import { describe, expect, test } from 'vitest';
import type { KustomizeResult } from '../../built-object.ts';
import type { FileTree } from '../../file-tree.ts';
import { fileMapTree } from '../../source/file-map-tree.ts';
import { createParseCache } from '../resources/make-resources.ts';
import { kustomizeBuild } from './kustomize-build.ts';

type Files = Readonly<Record<string, string>>;

const treeOf = (files: Files): FileTree => fileMapTree(new Map(Object.entries(files)));
const kustomization = (fields: object): string =>
  JSON.stringify({ apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', ...fields });
const build = (files: Files): KustomizeResult => kustomizeBuild(treeOf(files), 'app');
const SETTINGS = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: settings\ndata:\n  a: b\n';
const WEB = 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\nspec:\n  replicas: 1\n';

function built(files: Files): Extract<KustomizeResult, { readonly objects: unknown }> {
  const result = build(files);
  if ('error' in result) throw new Error(`${result.error.reason}: ${result.error.message}`);
  return result;
}

describe('the objects of a kustomization', () => {
  test('know their file, their document in it, and everything that changed them', () => {
    const { objects } = built({
      'app/kustomization.yaml': kustomization({
        resources: ['../base'],
        namePrefix: 'p-',
        patches: [{ target: { kind: 'Deployment' }, patch: '[{"op": "replace", "path": "/spec/replicas", "value": 2}]' }],
      }),
      'base/kustomization.yaml': kustomization({ resources: ['all.yaml'], commonLabels: { a: 'b' } }),
      'base/all.yaml': `${SETTINGS}---\n${WEB}`,
    });
    expect(objects.map(({ file, index }) => [file, index])).toEqual([
      ['base/all.yaml', 0],
      ['base/all.yaml', 1],
    ]);
    expect(objects[1]?.trace.map(({ action, file, by }) => `${action} ${file} ${by}`)).toEqual([
      'read base/all.yaml resources',
      'transformed base/kustomization.yaml commonLabels',
      'patched app/kustomization.yaml patches[0]',
      'transformed app/kustomization.yaml namePrefix',
    ]);
    expect(objects[1]?.object).toMatchObject({ metadata: { name: 'p-web', labels: { a: 'b' } }, spec: { replicas: 2 } });
  });

  test('that are generated come from the kustomization file', () => {
    const { objects } = built({
      'app/kustomization.yaml': kustomization({ configMapGenerator: [{ name: 'one' }, { name: 'two', literals: ['a=b'] }] }),
    });
    expect(objects.map(({ file, index, trace }) => [file, index, trace[0]?.by])).toEqual([
      ['app/kustomization.yaml', 0, 'configMapGenerator[0]'],
      ['app/kustomization.yaml', 1, 'configMapGenerator[1]'],
    ]);
  });

  test('hold bytes that are not text as binary data', () => {
    const bytes = new Uint8Array([0xff, 0x00, 0x80]);
    const files = {
      'app/kustomization.yaml': kustomization({
        configMapGenerator: [{ name: 'a', files: ['key.p12'], options: { disableNameSuffixHash: true } }],
      }),
      'app/key.p12': '\ufffd',
    };
    const result = kustomizeBuild({ ...treeOf(files), bytes: (path) => (path === 'app/key.p12' ? bytes : undefined) }, 'app');
    expect(result).toMatchObject({ objects: [{ object: { binaryData: { 'key.p12': '/wCA' } } }] });
  });

  test('are the same with a cache that has been used, and leave it as it was', () => {
    const files = {
      'app/kustomization.yaml': kustomization({ resources: ['a.yaml'], namePrefix: 'p-', commonLabels: { a: 'b' } }),
      'app/a.yaml': SETTINGS,
    };
    const cache = createParseCache();
    const first = kustomizeBuild(treeOf(files), 'app', { cache });
    expect(kustomizeBuild(treeOf(files), 'app', { cache })).toEqual(first);
    expect(kustomizeBuild(treeOf(files), 'app')).toEqual(first);
  });

  test('can come from a kustomization that is in no file and may have unknown fields', () => {
    const result = kustomizeBuild(treeOf({ 'app/a.yaml': SETTINGS }), 'app', {
      generated: { kustomization: { resources: ['./a.yaml'], namespace: 5, noSuchField: true } },
    });
    expect(result).toMatchObject({ objects: [{ object: { metadata: { namespace: '5' } } }] });
  });
});

describe('what kustomize does not say is noted', () => {
  test('a patch whose target matches nothing', () => {
    const { notes, objects } = built({
      'app/kustomization.yaml': kustomization({
        resources: ['a.yaml'],
        patches: [{ target: { kind: 'Deployment', name: 'missing' }, patch: '[{"op": "remove", "path": "/spec"}]' }],
      }),
      'app/a.yaml': SETTINGS,
    });
    expect(objects).toHaveLength(1);
    expect(notes).toEqual([
      {
        reason: 'patch-target-not-found',
        message: 'patches[0] patches nothing: no resource is kind Deployment, name missing',
        file: 'app/kustomization.yaml',
        by: 'patches[0]',
        value: 'kind Deployment, name missing',
      },
    ]);
  });
});

describe('what is out of reach is one clear refusal', () => {
  const refused = (files: Files): unknown => {
    const result = build(files);
    return 'error' in result ? result.error.reason : result;
  };

  test.each([
    ['another host', { resources: ['https://example.org/a.yaml'] }, 'remote-resource'],
    ['another repository', { resources: ['github.com/org/repo//path?ref=main'] }, 'remote-base'],
    ['a repository by SSH', { resources: ['git@example.org:org/repo.git'] }, 'remote-base'],
    ['a Helm chart', { helmCharts: [{ name: 'a' }] }, 'helm-charts'],
    ['a plugin of its own', { transformers: ['{apiVersion: example.org/v1, kind: Mine, metadata: {name: a}}'] }, 'external-plugin'],
    ['a file out of the source', { resources: ['../../a.yaml'] }, 'outside-root'],
  ])('%s', (_, fields, reason) => {
    expect(refused({ 'app/kustomization.yaml': kustomization(fields) })).toBe(reason);
  });

  test('a folder that does not exist', () => {
    expect(kustomizeBuild(treeOf({}), 'app')).toMatchObject({ error: { reason: 'missing-folder' } });
  });

  test('bases in a cycle of any length', () => {
    const files = Object.fromEntries(
      Array.from({ length: 5 }, (_, index) => [
        `${index === 0 ? 'app' : `b${index}`}/kustomization.yaml`,
        kustomization({ resources: [index === 4 ? '../app' : `../b${index + 1}`] }),
      ]),
    );
    expect(refused(files)).toBe('cycle');
  });

  test('aliases that make a document enormous', () => {
    const levels = 'bcdefgh'
      .split('')
      .map((level, index) => `${level}: &${level} [${Array(10).fill(`*${'abcdefg'[index]}`).join(', ')}]\n`);
    const text = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: x}\na: &a [x]\n${levels.join('')}`;
    expect(refused({ 'app/kustomization.yaml': kustomization({ resources: ['a.yaml'] }), 'app/a.yaml': text })).toBe('alias-bomb');
  });
});
