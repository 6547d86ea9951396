import { describe, expect, test } from 'vitest';
import { type Review, reviewHtml, reviewMarkdown, reviewText } from '../src/index.ts';
import { orderOfReconciliation } from '../src/order/order-of-reconciliation.ts';
import { CLUSTERS, type Files, reviewOf } from './plain-fleet.ts';

const MAIN = 'GitRepository/f/main';
const node = (name: string, dependsOn: readonly string[], source = MAIN): Review['kustomizations'][number] => ({
  name,
  clusters: ['a-staging'],
  source,
  dependsOn,
});
const change = (kustomization: string): Review['changes'][number] => ({
  action: 'change',
  apiVersion: 'v1',
  kind: 'ConfigMap',
  name: 'a',
  clusters: ['a-staging'],
  risk: 1,
  rules: [],
  hunks: [],
  kustomization,
});
const order = (kustomizations: Review['kustomizations'], changed: readonly string[]) =>
  orderOfReconciliation({ kustomizations, changes: changed.map(change) }).map(({ step, name, waits }) => [step, name, waits]);

describe('the order of reconciliation', () => {
  test('has what changes, with what it waits for: the same revision of one source, any of another one', () => {
    const all = [
      node('f/apps', ['f/addons', 'f/other']),
      node('f/addons', ['f/crds']),
      node('f/crds', []),
      node('f/other', [], 'OCIRepository/f/o'),
    ];
    expect(order(all, ['f/apps', 'f/crds', 'f/other'])).toEqual([
      [1, 'f/crds', []],
      [1, 'f/other', []],
      [
        2,
        'f/apps',
        [
          { name: 'f/addons', isForRevision: true },
          { name: 'f/other', isForRevision: false },
        ],
      ],
    ]);
  });

  test('is not said where nothing waits for anything that changes', () => {
    const all = [node('f/apps', ['f/addons']), node('f/addons', []), node('f/other', [])];
    expect(order(all, ['f/apps', 'f/other'])).toEqual([]);
    expect(order([{ ...node('f/addons', []), only: 'base' }, node('f/apps', ['f/addons'])], ['f/apps', 'f/addons'])).toEqual([]);
  });

  test('ends where they wait for each other', () => {
    expect(
      order([node('f/a', ['f/b']), node('f/b', ['f/a'])], ['f/a', 'f/b'])
        .map(([, name]) => name)
        .sort(),
    ).toEqual(['f/a', 'f/b']);
  });

  test('is in the text and in the comment, once for all clusters', () => {
    const review = reviewOf(fleet('one'), fleet('two'));
    expect(reviewText(review)).toContain(
      [
        'order of reconciliation:',
        '  1. flux-system/base (1 changed)',
        '  2. flux-system/web (1 changed); waits until flux-system/base has applied the same revision',
      ].join('\n'),
    );
    expect(reviewMarkdown(review)).toContain(
      [
        '<details><summary>Order of reconciliation: 2 Flux Kustomizations in 2 steps</summary>',
        '',
        '- Step 1: `flux-system/base` (1 changed)',
        '- Step 2: `flux-system/web` (1 changed); waits until `flux-system/base` has applied the same revision',
      ].join('\n'),
    );
    expect(reviewHtml(review)).toContain('waits until <code>flux-system/base</code> has applied the same revision');
  });
});

/** Returns the files of a fleet: on each cluster, `web` waits for `base`, and both have a ConfigMap with a value. */
function fleet(value: string): Files {
  const kustomization = (name: string, path: string, more = ''): string =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\n` +
    `spec: {interval: 10m, prune: true, path: ./${path}, sourceRef: {kind: GitRepository, name: flux-system}${more}}\n`;
  const source =
    'apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\n' +
    "spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}}\n";
  const map = (name: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: default}\ndata: {value: ${value}}\n`;
  return new Map([
    ...CLUSTERS.flatMap((cluster): [string, string][] => [
      [`clusters/${cluster}/flux-system/sync.yaml`, `${source}---\n${kustomization('flux-system', `clusters/${cluster}`)}`],
      [`clusters/${cluster}/base.yaml`, kustomization('base', 'base')],
      [`clusters/${cluster}/web.yaml`, kustomization('web', 'web', ', dependsOn: [{name: base}]')],
    ]),
    ['base/map.yaml', map('base')],
    ['web/map.yaml', map('web')],
  ]);
}
