import type { Manifest, ManifestFile } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { createValidator, validateFiles } from '../../src/index.ts';
import { validObjects } from '../valid-objects.ts';

const validator = createValidator();

interface TreeMistake {
  readonly name: string;
  readonly change: (tree: Map<string, unknown[]>) => void;
  readonly rule: string;
  readonly object: string;
  readonly file: string;
  readonly pointer: string;
}

const SHOP = 'applications/shop';

const validTree: readonly (readonly [string, readonly unknown[]])[] = [
  [`${SHOP}/kustomization.yaml`, [{ ...validObjects.tableOfContents, resources: ['web.yaml', 'settings.yaml', 'extra'] }]],
  [`${SHOP}/web.yaml`, [validObjects.deployment, validObjects.service]],
  [`${SHOP}/settings.yaml`, [validObjects.configMap]],
  [`${SHOP}/extra/kustomization.yaml`, [{ ...validObjects.tableOfContents, resources: ['secret.yaml'] }]],
  [`${SHOP}/extra/secret.yaml`, [validObjects.externalSecret]],
];

const treeMistakes: readonly TreeMistake[] = [
  {
    name: 'the same object twice in one build',
    change: (tree) => tree.set(`${SHOP}/settings.yaml`, [validObjects.configMap, validObjects.service]),
    rule: 'duplicate-object',
    object: 'Service/shop/web',
    file: `${SHOP}/settings.yaml`,
    pointer: '/metadata/name',
  },
  {
    name: 'a file that is not listed',
    change: (tree) => tree.set(`${SHOP}/kustomization.yaml`, [{ ...validObjects.tableOfContents, resources: ['web.yaml', 'extra'] }]),
    rule: 'unlisted-file',
    object: 'ConfigMap/shop/settings',
    file: `${SHOP}/settings.yaml`,
    pointer: '',
  },
  {
    name: 'a listed file that does not exist',
    change: (tree) => tree.delete(`${SHOP}/settings.yaml`),
    rule: 'missing-resource',
    object: '',
    file: `${SHOP}/kustomization.yaml`,
    pointer: '/resources/1',
  },
  {
    name: 'a listed folder without a table of contents',
    change: (tree) => tree.delete(`${SHOP}/extra/kustomization.yaml`),
    rule: 'missing-resource',
    object: '',
    file: `${SHOP}/kustomization.yaml`,
    pointer: '/resources/2',
  },
  {
    name: 'a resource that is not text',
    change: (tree) => tree.set(`${SHOP}/extra/kustomization.yaml`, [{ ...validObjects.tableOfContents, resources: ['secret.yaml', 5] }]),
    rule: 'wrong-type',
    object: 'Kustomization',
    file: `${SHOP}/extra/kustomization.yaml`,
    pointer: '/resources/1',
  },
  {
    name: 'a wrong object in a file',
    change: (tree) => tree.set(`${SHOP}/extra/secret.yaml`, [{ ...validObjects.externalSecret, spec: { refreshIntervall: '1h' } }]),
    rule: 'unknown-field',
    object: 'ExternalSecret/shop/database',
    file: `${SHOP}/extra/secret.yaml`,
    pointer: '/spec/refreshIntervall',
  },
];

const filesOf = (tree: ReadonlyMap<string, readonly unknown[]>): ManifestFile[] =>
  [...tree].map(([path, objects]) => ({ path, objects: objects as Manifest[] }));

describe('a single mistake in a tree has a single finding', () => {
  test('the valid tree has no findings', () => {
    expect(validateFiles(validator, filesOf(new Map(validTree)))).toEqual([]);
  });
  test.each(treeMistakes)('$name', ({ change, rule, object, file, pointer }) => {
    const tree = new Map<string, unknown[]>(validTree.map(([path, objects]) => [path, [...objects]]));
    change(tree);
    const findings = validateFiles(validator, filesOf(tree));
    expect(
      findings.map((finding) => ({ rule: finding.rule, object: finding.object ?? '', file: finding.file, pointer: finding.pointer })),
    ).toEqual([{ rule, object, file, pointer }]);
  });
});
