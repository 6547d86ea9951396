import { describe, expect, test } from 'vitest';
import { fleetStep, stepProblems } from '../../packages/fleet-check/src/index.ts';
import { type Edit, edited, HUB, kustomization } from '../../packages/fleet-check/test/hub-and-spoke.ts';
import { buildFleet, fileMapTree, searchRoots } from '../../packages/flux-build/src/index.ts';
import { findingsIn } from '../faults/check-files.ts';
import type { Files } from '../faults/fleets/texts.ts';

/** What `slipway check` says of a fleet, as `rule Kind/namespace/name`. */
const said = (files: Files): readonly string[] => [...new Set(findingsIn(files).map(({ rule, object }) => `${rule} ${object}`))].sort();

/** Of the healthy hub with one mistake. */
const mistake = (...edits: readonly Edit[]): readonly string[] => said(edited(HUB, edits));

/** And of what goes when one state of it follows another. */
function step(old: Files, next: Files): readonly string[] {
  const built = (files: Files) => {
    const tree = fileMapTree(files);
    return buildFleet({ tree, roots: searchRoots(tree, '').roots });
  };
  const sides = { old: built(old), new: built(next) };
  return [...stepProblems({ step: fleetStep(sides), ...sides })].map(({ rule, object }) => `${rule} ${object}`).sort();
}

const without = (files: Files, ...paths: readonly string[]): Files => new Map([...files].filter(([path]) => !paths.includes(path)));

/** Each test is a mistake of a real repository, made in a small hub with a spoke that has nothing wrong with it. */
describe('mistakes of real repositories are reported', () => {
  test('N01 the kubeconfig is read from another Secret than the one that the cluster writes', () =>
    expect(mistake(['spokes/spoke/addons.yaml', 'name: spoke-eks-connection', 'name: workload-cluster-connection'])).toEqual([
      'kubeconfig-not-found Kustomization/flux-system/spoke-addons',
    ]));
  test('N02 a RoleBinding grants a Role that no kustomization.yaml lists', () =>
    expect(mistake(['apps/shop/kustomization.yaml', ', role.yaml', ''])).toContain('role-not-found RoleBinding/shop/shop-team'));
  test('N03 an object of the cluster has a namespace', () =>
    expect(
      mistake(['common/spokes/priority.yaml', 'metadata: {name: business}', 'metadata: {name: business, namespace: default}']),
    ).toEqual(['needless-namespace PriorityClass/default/business']));
  test('N04 the account of a tenant is cluster-admin', () =>
    expect(
      mistake([
        'apps/shop/binding.yaml',
        'kind: RoleBinding\nmetadata: {name: shop-team, namespace: shop}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: shop-team}',
        'kind: ClusterRoleBinding\nmetadata: {name: shop-team}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}',
      ]),
    ).toEqual(['tenant-with-all-rights ClusterRoleBinding/shop-team']));
  test('N05 two controllers have different names of the cluster', () => {
    const values = (path: string, name: string): Edit => [
      path,
      'spec: {interval: 1h,',
      `spec: {interval: 1h, values: {clusterName: ${name}},`,
    ];
    expect(
      mistake(values('common/addons/cert-manager/release.yaml', 'mgmt'), [
        'common/addons/sealed-secrets/objects.yaml',
        'interval: 1h, chartRef',
        'interval: 1h, values: {clusterName: mgmt-x7k2p}, chartRef',
      ]),
    ).toEqual(['cluster-names-differ HelmRelease/sealed-secrets/sealed-secrets']);
  });
  test('N07 an attachment names a role by the name that it has before a prefix', () =>
    expect(mistake(['common/crossplane/iam/attachment.yaml', 'roleRef: {name: hub-crossplane}', 'roleRef: {name: crossplane}'])).toEqual([
      'managed-resource-not-found RolePolicyAttachment/hub-crossplane',
    ]));
  test('N08 a health check names the Deployment of one version of a provider', () =>
    expect(
      mistake([
        'clusters/mgmt/crossplane.yaml',
        'wait: true, timeout: 10m, path: ./common/crossplane/providers',
        'healthChecks: [{apiVersion: apps/v1, kind: Deployment, name: provider-aws-iam-45985ebe751d, namespace: crossplane-system}], timeout: 10m, path: ./common/crossplane/providers',
      ]),
    ).toContain('name-of-revision Kustomization/flux-system/crossplane-providers'));
  test('N09 roles do not wait for the provider of their kind', () =>
    expect(
      mistake([
        'clusters/mgmt/crossplane.yaml',
        'dependsOn: [{name: crossplane-providers}], path: ./common/crossplane/iam',
        'path: ./common/crossplane/iam',
      ]),
    ).toContain('definition-comes-later Role/hub-crossplane'));
  test('N10 an apiVersion is no longer served', () =>
    expect(mistake(['common/spokes/priority.yaml', 'apiVersion: scheduling.k8s.io/v1', 'apiVersion: scheduling.k8s.io/v1beta1'])).toContain(
      'wrong-api-version PriorityClass/business',
    ));
  test('N11 a list of resources loses its last entry', () =>
    expect(mistake(['common/addons/issuers/kustomization.yaml', 'resources: [issuer.yaml]', 'resources:'])).toContain(
      'nothing-left Kustomization/flux-system/issuers',
    ));
  test('N12 a cluster has a version that its definition does not list', () =>
    expect(
      mistake(
        [
          'common/crossplane/definitions/definition.yaml',
          'region: {type: string}',
          'region: {type: string}, version: {type: string, enum: ["1.20", "1.21"]}',
        ],
        ['spokes/spoke/cluster.yaml', 'region: eu-west-1', 'region: eu-west-1, version: "1.24"'],
      ),
    ).toEqual(['not-allowed-value EKSCluster/spoke']));
  test('N14 a SealedSecret is copied under another name', () =>
    expect(
      mistake([
        'apps/shop/database.yaml',
        'metadata: {name: shop-database, namespace: shop}\nspec:',
        'metadata: {name: shop-databases, namespace: shop}\nspec:',
      ]),
    ).toContain('sealed-for-another SealedSecret/shop/shop-databases'));
  test('N15 a chart has no version', () =>
    expect(mistake(['common/addons/cert-manager/release.yaml', 'version: v1.19.1, ', ''])).toEqual([
      'chart-without-version HelmRelease/cert-manager/cert-manager',
    ]));
  test('N17 a script removes everything', () => {
    const gone = without(HUB, ...[...HUB.keys()].filter((path) => /^clusters\/mgmt\/(?!flux-system)/.test(path)));
    expect(step(HUB, gone).map((each) => each.replace(/ .*/, ''))).toContain('many-deletions');
  });
  test('N19 two Flux Kustomizations have one Namespace', () =>
    expect(mistake(['common/addons/issuers/kustomization.yaml', '[issuer.yaml]', '[issuer.yaml, ../cert-manager/namespace.yaml]'])).toEqual(
      ['applied-twice Namespace/cert-manager'],
    ));
  test('N20 a cluster goes together with what reaches it', () => {
    const alone = kustomization('apps', 'path: ./common/spokes, kubeConfig: {secretRef: {name: spoke-eks-connection, key: kubeconfig}}');
    const files = new Map(HUB).set('spokes/spoke/addons.yaml', alone);
    const next = new Map(files).set('clusters/mgmt/spoke.yaml', '');
    expect(step(files, next)).toContain('removed-with-kubeconfig Kustomization/flux-system/apps');
  });
  test('N23 the wait for a control plane ends after two minutes', () =>
    expect(mistake(['clusters/mgmt/spoke.yaml', 'timeout: 30m', 'timeout: 2m'])).toEqual([
      'timeout-too-short Kustomization/flux-system/spoke-cluster',
    ]));
  test('N24 a source has a branch and a tag', () =>
    expect(mistake(['clusters/mgmt/apps.yaml', 'ref: {branch: main}', 'ref: {branch: main, tag: v2.0.0}'])).toContain(
      'several-references GitRepository/flux-system/shop',
    ));
  test('N26 nothing makes the namespace of a controller', () =>
    expect(mistake(['common/addons/cert-manager/kustomization.yaml', 'namespace.yaml, ', ''])).toEqual([
      'namespace-not-found HelmRelease/cert-manager/cert-manager',
    ]));
  test('A34 an application applies outside the namespaces of its tenant', () => {
    const app = kustomization('store', 'path: ./apps/store, serviceAccountName: store');
    const rights = `apiVersion: v1
kind: ServiceAccount
metadata: {name: store, namespace: flux-system}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: store, namespace: shop}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: edit}
subjects: [{kind: ServiceAccount, name: store, namespace: flux-system}]
`;
    const inNamespace = (namespace: string): Files =>
      new Map([
        ...HUB,
        ['clusters/mgmt/store.yaml', `${app}---\n${rights}`],
        ['apps/store/settings.yaml', `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: store, namespace: ${namespace}}\ndata: {a: b}\n`],
      ]);
    expect(said(inNamespace('shop')).filter((each) => each.startsWith('outside-of-rights'))).toEqual([]);
    expect(said(inNamespace('kube-system'))).toContain('outside-of-rights ConfigMap/kube-system/store');
  });
});

test('A04 A05 A06 A07 A08 A09 A16 A20 A23 A24 A26 A27 A28 A29 A30 A33 a hub that makes a spoke has nothing wrong with it', () =>
  expect(said(HUB)).toEqual([]));
