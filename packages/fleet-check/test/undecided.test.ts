import { buildFleet, fileMapTree, searchRoots } from '@slipway/flux-build';
import { expect, test } from 'vitest';
import { fleetProblems, type Undecided } from '../src/index.ts';
import { exampleFiles } from './example-fleet.ts';

/** What rules cannot decide of a repository. */
function undecidedIn(text: string): readonly Undecided[] {
  const tree = fileMapTree(exampleFiles(text));
  const { roots, evidence } = searchRoots(tree, '');
  const { kustomizations, resourceSets } = buildFleet({ tree, roots, evidence });
  const undecided: Undecided[] = [];
  const problems = [...fleetProblems({ kustomizations, roots, resourceSets, onUndecided: (each) => undecided.push(each) })];
  expect(problems).toEqual([]);
  return undecided;
}

const POD = `apiVersion: v1
kind: Pod
metadata: {name: web, namespace: default}
spec: {priorityClassName: important, containers: [{name: web, image: nginx:1.29.0}]}
`;

const CHART = `---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: classes, namespace: default}
spec: {interval: 1h, chart: {spec: {chart: ./charts/classes, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}
`;

test('what a chart may bring is listed once, with its cluster', () => {
  expect(undecidedIn(`${POD}---\n${POD.replace('name: web', 'name: web-2')}${CHART}`)).toEqual([
    { cluster: 'example', kind: 'PriorityClass', namespace: '', name: 'important', reason: 'chart' },
  ]);
});

test('what Terraform may create is listed', () => {
  const text = POD.replace('priorityClassName: important', 'serviceAccountName: reader');
  const tree = fileMapTree(exampleFiles(text));
  const { roots, evidence } = searchRoots(tree, '');
  const { kustomizations, resourceSets } = buildFleet({ tree, roots, evidence });
  const state = { kustomizations, roots, resourceSets };
  const rules = (isInProgram: (kind: string, name: string) => boolean): readonly string[] =>
    [...fleetProblems({ ...state, isInProgram })].map(({ rule }) => rule);
  expect(rules(() => false)).toEqual(['service-account-not-found']);
  expect(rules((kind, name) => kind === 'ServiceAccount' && name === 'reader')).toEqual([]);
});

test('what is there is not listed', () => {
  const own = '---\napiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: {name: important}\nvalue: 1000\n';
  expect(undecidedIn(`${POD}${own}${CHART}`)).toEqual([]);
});
