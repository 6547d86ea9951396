import { describe, expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

/** Returns the findings of a rule. */
const found = (rule: string, text: string): readonly string[] =>
  problemsIn(exampleFiles(text)).flatMap((each) => (each.rule === rule ? [each.message] : []));

const kustomization = (name: string, more = ''): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./${name}, sourceRef: {kind: GitRepository, name: flux-system}${more}}
`;

const release = (name: string, more = ''): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1h, chart: {spec: {chart: ${name}, version: 1.0.0, sourceRef: {kind: GitRepository, name: flux-system}}}${more}}
`;

/** The sync of a cluster that waits for the Flux Kustomization of its controllers. */
const SYNC = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}}
---
${kustomization('flux-system', ', dependsOn: [{name: flux}]').replace('./flux-system', './clusters/example')}`;

const REPORTED = 'Flux objects of example wait for each other: ';
const END = '; none of them becomes ready';

test.each([
  [
    'a child that depends on its waiting parent',
    `# clusters/example/\n${kustomization('a', ', wait: true')}# a/\n${kustomization('b', ', dependsOn: [{name: a}]')}# b/\n${release('x')}`,
    'Kustomization/flux-system/a waits for Kustomization/flux-system/b, Kustomization/flux-system/b depends on Kustomization/flux-system/a',
  ],
  [
    'a parent that depends on its child',
    `# clusters/example/\n${kustomization('a', ', dependsOn: [{name: b}]')}# a/\n${kustomization('b')}# b/\n${release('x')}`,
    'Kustomization/flux-system/a depends on Kustomization/flux-system/b, Kustomization/flux-system/b is created by Kustomization/flux-system/a',
  ],
  [
    'a health check of a dependent',
    `# clusters/example/\n${kustomization('a', ', healthChecks: [{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, name: b, namespace: flux-system}]')}---\n${kustomization('b', ', dependsOn: [{name: a}]')}# a/\n${release('x')}# b/\n${release('y')}`,
    'Kustomization/flux-system/a waits for Kustomization/flux-system/b, Kustomization/flux-system/b depends on Kustomization/flux-system/a',
  ],
  [
    'a release that depends on one of a dependent',
    `# clusters/example/\n${kustomization('a', ', wait: true')}---\n${kustomization('b', ', dependsOn: [{name: a}]')}# a/\n${release('x', ', dependsOn: [{name: y}]')}# b/\n${release('y')}`,
    'Kustomization/flux-system/a waits for HelmRelease/flux-system/x, HelmRelease/flux-system/x depends on HelmRelease/flux-system/y, HelmRelease/flux-system/y is created by Kustomization/flux-system/b, Kustomization/flux-system/b depends on Kustomization/flux-system/a',
  ],
])('reports the whole path of %s', (_, text, path) => {
  expect(found('wait-cycle', text)).toEqual([`${REPORTED}${path}${END}`]);
});

test('reports an entry that depends on an object of another folder', () => {
  const text = `# clusters/example/flux-system/gotk-sync.yaml\n${SYNC}# clusters/example/\n${kustomization('flux')}# flux/\n${release('x')}`;
  expect(found('wait-cycle', text)).toHaveLength(1);
});

test.each([
  [
    'a child without dependsOn',
    `# clusters/example/\n${kustomization('a', ', wait: true')}# a/\n${kustomization('b')}# b/\n${release('x')}`,
  ],
  [
    'a suspended child',
    `# clusters/example/\n${kustomization('a', ', wait: true')}# a/\n${kustomization('b', ', suspend: true, dependsOn: [{name: a}]')}# b/\n${release('x')}`,
  ],
  [
    'a dependency that is ready by an expression of its own',
    `# clusters/example/\n${kustomization('a', ', wait: true')}# a/\n${kustomization('b', ", dependsOn: [{name: a, readyExpr: 'true'}]")}# b/\n${release('x')}`,
  ],
  [
    'an entry that depends on an object of its own folder',
    `# clusters/example/flux-system/gotk-sync.yaml\n${SYNC}# clusters/example/flux-system/controllers.yaml\n${kustomization('flux')}# flux/\n${release('x')}`,
  ],
  [
    'releases that another rule reports',
    `# clusters/example/\n${kustomization('a', ', wait: true')}# a/\n${release('x', ', dependsOn: [{name: y}]')}---\n${release('y', ', dependsOn: [{name: x}]')}`,
  ],
])('accepts %s', (_, text) => {
  expect(found('wait-cycle', text)).toEqual([]);
});

const POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec: {}
`;

const CHECK = 'apiVersion: helm.toolkit.fluxcd.io/v2, kind: HelmRelease, name: karpenter, namespace: flux-system';

test('a chart whose CRDs the HelmRelease does not install defines no kind', () => {
  const text = (install: string): string =>
    `# clusters/example/\n${kustomization('a', '')}# a/\n${release('karpenter', install)}---\n${POOL}`;
  expect(found('definition-comes-later', text(''))).toHaveLength(1);
  expect(found('definition-comes-later', text(', install: {crds: Skip}'))).toEqual([]);
});

test.each([
  ['no wait', '', ', dependsOn: [{name: a}]', 1],
  ['wait', ', wait: true', ', dependsOn: [{name: a}]', 0],
  ['a health check', `, healthChecks: [{${CHECK}}]`, ', dependsOn: [{name: a}]', 0],
])('dependsOn and %s of the Flux Kustomization of a chart', (_, ofChart, ofPool, count) => {
  const text = `# clusters/example/\n${kustomization('a', ofChart)}---\n${kustomization('b', ofPool)}# a/\n${release('karpenter')}# b/\n${POOL}`;
  const messages = found('definition-comes-later', text);
  expect(messages).toHaveLength(count);
  for (const message of messages) expect(message).toContain('which flux-system/a applies before it without wait: true');
});

test('accepts a chart whose CRDs may be in content that is not available', () => {
  const files = (resource: string): string =>
    `# clusters/example/\n${kustomization('crds')}---\n${kustomization('a')}# a/\n${release('karpenter')}---\n${POOL}# crds/\n${release('x')}# crds/kustomization.yaml\nresources: [${resource}]\n`;
  expect(found('definition-comes-later', files('objects.yaml'))).toHaveLength(1);
  expect(found('definition-comes-later', files('objects.yaml, "https://example.org/crds.yaml"'))).toEqual([]);
});

test('accepts a chart whose CRDs another program installs before Flux', () => {
  const files = exampleFiles(`# clusters/example/\n${kustomization('a')}# a/\n${release('karpenter')}---\n${POOL}`);
  const rulesWith = (chart: string): readonly string[] =>
    problemsIn(files, { installsBefore: (each) => each === chart }).map(({ rule }) => rule);
  expect(rulesWith('other')).toContain('definition-comes-later');
  expect(rulesWith('karpenter')).not.toContain('definition-comes-later');
});

test('accepts a wait of a dependency in between', () => {
  const text = `# clusters/example/\n${kustomization('top', ', wait: true')}---\n${kustomization('b', ', dependsOn: [{name: top}]')}# top/\n${kustomization('a', ', wait: true')}# a/\n${release('karpenter')}# b/\n${POOL}`;
  expect(found('definition-comes-later', text)).toEqual([]);
});

describe('a Secret that is applied only after its reader is ready', () => {
  const volumes = '{containers: [{name: a, image: a:1}], restartPolicy: Never, volumes: [{name: v, secret: {secretName: keys}}]}';
  const [job, cronJob] = [
    `apiVersion: batch/v1\nkind: Job\nmetadata: {name: a, namespace: shop}\nspec: {template: {spec: ${volumes}}}\n`,
    `apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: a, namespace: shop}\nspec: {schedule: '0 3 * * *', jobTemplate: {spec: {template: {spec: ${volumes}}}}}\n`,
  ];
  const keys = 'apiVersion: v1\nkind: Secret\nmetadata: {name: keys, namespace: shop}\n';
  const text = (reader: string): string =>
    `# clusters/example/\n${kustomization('a', ', wait: true')}---\n${kustomization('b', ', dependsOn: [{name: a}]')}# a/\n${reader}# b/\n${keys}`;

  test('is reported for a Job, which Flux waits for', () => expect(found('value-comes-later', text(job))).toHaveLength(1));
  test('is accepted for a CronJob, which is ready without a Job', () => expect(found('value-comes-later', text(cronJob))).toEqual([]));
});
