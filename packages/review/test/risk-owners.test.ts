import { expect, test } from 'vitest';
import { clusterFiles, type Files, reviewOf } from './plain-fleet.ts';

const CLUSTER = 'clusters/de-staging';

const flux = (name: string, more = '', prune = true): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1h, prune: ${prune}, path: ./${name}, sourceRef: {kind: GitRepository, name: flux-system}${more}}
`;
const map = (name: string, value = 'a'): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: default}\ndata: {value: '${value}'}\n`;

/** One cluster with Flux Kustomizations in a file, and the folders that they apply. */
const fleet = (kustomizations: string, folders: Readonly<Record<string, string>>): Files =>
  new Map([
    ...clusterFiles('de-staging', []),
    [`${CLUSTER}/all.yaml`, kustomizations],
    ...Object.entries(folders).map(([name, text]) => [`${name}/all.yaml`, text] as const),
  ]);

const risksOf = (before: Files, after: Files): readonly string[] =>
  reviewOf(before, after).risks.map(({ level, rule, evidence }) => `R${level} ${rule}: ${evidence}`);

test('a Flux Kustomization that strict substitution newly refuses fails, and blocks those that wait for it', () => {
  const kustomizations = `${flux('one', ', postBuild: {substitute: {A: a}}')}---\n${flux('two', ', dependsOn: [{name: one}]')}`;
  const of = (text: string, value: string): Files => fleet(kustomizations, { one: map('x', text), two: map('y', value) });
  const { changes, unknown, risks } = reviewOf(of('$' + '{A}', 'a'), of('$' + '{A}$' + '{B}', 'b'));
  expect(unknown.map(({ what, side, name }) => [what, side, name])).toEqual([['not-built', 'head', 'flux-system/one']]);
  expect(unknown[0]?.message).toContain('variable not set (strict mode): "B"');
  expect(changes.map(({ action, name, why }) => [action, name, why])).toEqual([['blocked', 'y', 'waits-for-refused']]);
  expect(risks.map(({ rule }) => rule)).toEqual(['change-refused']);
  expect(reviewOf(of('$' + '{B}', 'a'), of('$' + '{B}b', 'b')).changes.map(({ action, name }) => [action, name])).toEqual([
    ['change', 'x'],
    ['change', 'y'],
  ]);
});

test('a Flux Kustomization is deleted together with its ServiceAccount', () => {
  const account = 'apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: team, namespace: flux-system}\n';
  const owner = flux('team', ', serviceAccountName: team');
  const before = fleet(`${owner}---\n${account}`, { team: map('x') });
  expect(risksOf(before, fleet('', { team: map('x') }))[0]).toBe(
    'R3 account-deleted-first: Kustomization/flux-system/team is deleted together with ServiceAccount/flux-system/team, with which it deletes its objects: they may be left behind',
  );
  expect(risksOf(before, fleet(account, { team: map('x') })).join()).not.toContain('account-deleted-first');
});

test('an old Flux Kustomization that its parent does not prune remains as a second owner', () => {
  const parent = (prune: boolean): readonly (readonly [string, string])[] =>
    clusterFiles('de-staging', []).map(([path, text]) => [path, text.replace('prune: true', `prune: ${prune}`)] as const);
  const of = (name: string, prune: boolean): Files =>
    new Map([...fleet(flux(name, ', targetNamespace: default').replace(`./${name}`, './shared'), { shared: map('x') }), ...parent(prune)]);
  expect(risksOf(of('old', false), of('new', false))).toEqual([
    'R3 second-owner-remains: ConfigMap/default/x is applied by flux-system/old, too, which its parent does not prune',
  ]);
  expect(risksOf(of('old', true), of('new', true)).join()).not.toContain('second-owner-remains');
});

test('another address of a remote resource is a changed source', () => {
  const folder = (version: string): string => `resources: [all.yaml, 'https://git.example/acme/base/releases/${version}/install.yaml']\n`;
  const of = (version: string): Files =>
    new Map([...fleet(flux('apps'), { apps: map('x') }), ['apps/kustomization.yaml', folder(version)]]);
  expect(risksOf(of('v1'), of('v2'))).toEqual([
    'R3 source-changed: Kustomization/flux-system/apps uses https://git.example/acme/base/releases/v2/install.yaml instead of https://git.example/acme/base/releases/v1/install.yaml: the difference is unknown',
  ]);
  expect(risksOf(of('v1'), of('v1'))).toEqual([]);
});

test('a resource of the cloud that is removed without deletion is left behind', () => {
  const topic = `apiVersion: sns.aws.m.upbound.io/v1beta1
kind: Topic
metadata: {name: news, namespace: default, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}}
spec: {forProvider: {region: eu-north-1}}
`;
  expect(risksOf(fleet(flux('apps'), { apps: `${map('x')}---\n${topic}` }), fleet(flux('apps'), { apps: map('x') }))).toEqual([
    'R3 resource-left-behind: Topic/default/news is not deleted: it is left behind with all its resources, and no file manages it',
  ]);
});

test('flux-operator takes over the CRDs of Flux', () => {
  const crd = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: buckets.source.toolkit.fluxcd.io, labels: {app.kubernetes.io/part-of: flux}}
spec: {group: source.toolkit.fluxcd.io, scope: Namespaced, names: {kind: Bucket, plural: buckets}, versions: []}
`;
  const instance = `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec: {distribution: {version: 2.x, registry: ghcr.io/fluxcd}}
`;
  const before = fleet(flux('apps'), { apps: `${map('x')}---\n${crd}` });
  const to = (text: string): Files => fleet(flux('apps'), { apps: `${map('x')}---\n${text}` });
  const taken = reviewOf(before, to(instance));
  expect(taken.risks).toEqual([]);
  expect(taken.changes.map(({ action, kind, why }) => [action, kind, why])).toContainEqual([
    'orphan',
    'CustomResourceDefinition',
    'taken-over',
  ]);
  expect(risksOf(before, to(map('y')))[0]).toContain('R4 cluster-object-deleted');
});

test('flux-operator takes over the sync of the cluster', () => {
  const sync =
    "sync: {kind: GitRepository, url: 'https://git.example/platform/fleet.git', ref: refs/heads/main, path: clusters/de-staging}";
  const instance = `apiVersion: fluxcd.controlplane.io/v1
kind: FluxInstance
metadata: {name: flux, namespace: flux-system}
spec: {distribution: {version: 2.x, registry: ghcr.io/fluxcd}, ${sync}}
`;
  const before = fleet(flux('apps'), { apps: map('x') });
  const after = new Map([...before].filter(([file]) => !file.endsWith('gotk-sync.yaml')));
  const { risks, changes } = reviewOf(before, new Map([...after, [`${CLUSTER}/flux-system/instance.yaml`, instance]]));
  expect(risks).toEqual([]);
  expect(changes.filter(({ why }) => why === 'taken-over').map(({ action, kind }) => `${action} ${kind}`)).toEqual([
    'orphan Kustomization',
    'orphan GitRepository',
  ]);
});

test('a Namespace is deleted with its stateless content, or under it', () => {
  const space = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: default}\n';
  const before = fleet(`${flux('team')}---\n${space}`, { team: map('x') });
  const removed = (kustomizations: string): readonly string[] =>
    risksOf(before, fleet(kustomizations, { team: map('x') })).filter((risk) => risk.includes('Namespace/default'));
  expect(removed('')).toEqual([
    'R3 owner-deleted: Namespace/default is deleted, with everything in it: 1 object of the repository, none with data',
  ]);
  expect(removed(flux('team'))).toEqual([
    'R4 cluster-object-deleted: Namespace/default is deleted, with everything in it, and objects are still applied to it',
  ]);
});
