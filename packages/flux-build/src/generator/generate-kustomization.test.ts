import { describe, expect, test } from 'vitest';
import { fileMapTree } from '../source/file-map-tree.ts';
import { generateKustomization } from './generate-kustomization.ts';
import { kustomizationPath } from './kustomization-path.ts';

const generated = (files: Readonly<Record<string, string>>, spec: object = {}) =>
  generateKustomization(fileMapTree(new Map(Object.entries(files))), 'app', spec as Readonly<Record<string, unknown>>, (text) => {
    if (text === 'bad') throw new Error('no object');
  });

const kustomization = (files: Readonly<Record<string, string>>, spec: object = {}) => {
  const answer = generated(files, spec);
  return 'problem' in answer ? answer.problem : answer.kustomization;
};

const HEAD = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };

describe('the kustomization of a folder', () => {
  test('without one lists every manifest below, and folders that have their own', () => {
    const files = {
      'app/b.yml': '',
      'app/a/x.yaml': '',
      'app/a.yaml': '',
      'app/c/kustomization.yaml': '',
      'app/c/y.yaml': '',
      'app/d.json': '',
      'app/E.YAML': '',
    };
    expect(kustomization(files)).toEqual({ ...HEAD, resources: ['./a/x.yaml', './a.yaml', './b.yml', './c'] });
  });

  test('without one and without manifests makes nothing, and is not an error', () => {
    expect(kustomization({ 'app/readme.md': '' })).toEqual({ ...HEAD, namespace: '_placeholder' });
  });

  test('names the file that is not a manifest', () => {
    expect(kustomization({ 'app/a.yaml': '', 'app/x/b.yaml': 'bad' })).toBe(
      'failed to decode Kubernetes YAML from app/x/b.yaml: no object',
    );
  });

  test('without resources asks for annotations, so that kustomize does not call it empty', () => {
    expect(kustomization({ 'app/kustomization.yml': 'resources: []\n' })).toMatchObject({ buildMetadata: ['originAnnotations'] });
    expect(kustomization({ 'app/Kustomization': '' }, { buildMetadata: ['transformerAnnotations'] })).toMatchObject({
      buildMetadata: ['transformerAnnotations'],
    });
  });

  test('is merged with what the spec says', () => {
    const own = JSON.stringify({
      resources: ['a.yaml'],
      namespace: 'own',
      namePrefix: 'own-',
      patches: [{ path: 'p.yaml' }],
      images: [
        { name: 'a', newTag: '1', digest: 'sha256:x' },
        { name: 'b', newName: 'c', newTag: '2' },
      ],
    });
    const spec = {
      targetNamespace: 'target',
      namePrefix: '',
      patches: [{ patch: 'x', target: { kind: 'A' } }],
      images: [
        { name: 'a', newTag: '3' },
        { name: 'b', newName: 'd' },
        { name: 'e', digest: 'sha256:y' },
      ],
      components: ['../there', '../gone'],
      ignoreMissingComponents: true,
    };
    expect(kustomization({ 'app/kustomization.yaml': own, 'there/kustomization.yaml': '' }, spec)).toEqual({
      ...HEAD,
      resources: ['a.yaml'],
      namespace: 'target',
      namePrefix: '',
      patches: [{ path: 'p.yaml' }, { patch: 'x', target: { kind: 'A' } }],
      images: [
        { name: 'a', newTag: '3' },
        { name: 'b', newName: 'd', newTag: '2' },
        { name: 'e', digest: 'sha256:y' },
      ],
      components: ['../there'],
    });
  });

  test('takes no components from elsewhere', () => {
    expect(kustomization({ 'app/kustomization.yaml': '' }, { components: ['https://x/y'] })).toBe(
      "component path 'https://x/y' must be local and relative",
    );
  });

  test('is read as YAML 1.1', () => {
    expect(kustomization({ 'app/kustomization.yaml': 'resources: [a]\ngeneratorOptions: {disableNameSuffixHash: yes}\n' })).toMatchObject({
      generatorOptions: { disableNameSuffixHash: true },
    });
  });
});

test.each([
  ['./apps', 'apps'],
  ['../../apps//x/', 'apps/x'],
  ['/apps/../b', 'b'],
  ['', ''],
  ['./', ''],
])('the path %j leads to %j', (path, folder) => {
  expect(kustomizationPath(path)).toBe(folder);
});
