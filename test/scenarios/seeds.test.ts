import { describe, expect, test } from 'vitest';
import { fleetTransition, transitionProblems } from '../../packages/fleet-check/src/index.ts';
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
  return [...transitionProblems({ transition: fleetTransition(sides), ...sides })].map(({ rule, object }) => `${rule} ${object}`).sort();
}

const without = (files: Files, ...paths: readonly string[]): Files => new Map([...files].filter(([path]) => !paths.includes(path)));

/** Returns the hub with added or replaced files. */
const hubWith = (...files: readonly (readonly [path: string, text: string])[]): Files => new Map([...HUB, ...files]);

const settings = (name: string, namespace: string, value = 'b'): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: ${namespace}}\ndata: {a: '${value}'}\n`;

const repository = (name: string, branch: string): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/${name}/manifests.git', ref: {branch: ${branch}}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./deploy, sourceRef: {kind: GitRepository, name: ${name}}}
`;

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
    ).toEqual(['tenant-with-all-permissions ClusterRoleBinding/shop-team']));
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
    ).toEqual([
      // The Composition of the hub has one version.
      'composite-field-unused CompositeResourceDefinition/eksclusters.platform.example.org',
      'not-allowed-value EKSCluster/spoke',
    ]));
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
  test('N18 a script copies a folder and fails to list it', () => {
    const customer = (name: string): readonly [path: string, text: string][] => [
      [`customers/${name}/kustomization.yaml`, 'resources: [settings.yaml]\n'],
      [`customers/${name}/settings.yaml`, settings(name, 'shop')],
    ];
    const unlisted = (index: string): readonly unknown[] =>
      findingsIn(
        hubWith(
          ['clusters/mgmt/customers.yaml', kustomization('customers', 'dependsOn: [{name: shop}], path: ./customers/index')],
          ['customers/index/kustomization.yaml', index],
          ...customer('one'),
          ...customer('two'),
        ),
      ).map(({ rule, file, line, value }) => `${rule} ${file}:${line} ${String(value)}`);
    expect(unlisted('# each customer is one folder\nresources: [../one]\n')).toEqual([
      'folder-not-listed customers/index/kustomization.yaml:2 customers/two',
    ]);
    expect(unlisted('resources: [../one, ../two]\n')).toEqual([]);
    expect(unlisted('resources:\n  - ../one\n  # - ../two\n')).toEqual([]);
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
      'ambiguous-reference GitRepository/flux-system/shop',
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
    expect(said(inNamespace('shop')).filter((each) => each.startsWith('outside-of-permissions'))).toEqual([]);
    expect(said(inNamespace('kube-system'))).toContain('outside-of-permissions ConfigMap/kube-system/store');
  });
});

describe('what works has nothing wrong with it', () => {
  test('A04 A05 A06 A07 A08 A09 A16 A20 A23 A24 A26 A27 A28 A29 A30 A33 a hub that makes a spoke has nothing wrong with it', () =>
    expect(said(HUB)).toEqual([]));
  test('A15 content of one environment is on the cluster of that environment only', () =>
    expect(
      said(
        hubWith(
          ['clusters/mgmt/production.yaml', kustomization('production', 'dependsOn: [{name: shop}], path: ./environments/production')],
          ['environments/production/settings.yaml', settings('limits', 'shop')],
          ['environments/test/settings.yaml', settings('limits', 'shop')],
        ),
      ),
    ).toEqual([]));
  test('A17 two other repositories are on one cluster, and one of them on another cluster with a revision of its own', () => {
    const second = edited(HUB, [['clusters/mgmt/flux-system/gotk-sync.yaml', 'path: ./clusters/mgmt', 'path: ./clusters/test']]).get(
      'clusters/mgmt/flux-system/gotk-sync.yaml',
    );
    // The content of other repositories is unknown, and the check reports only that, once for both.
    expect(
      said(
        hubWith(
          ['clusters/mgmt/others.yaml', `${repository('payments', 'main')}---\n${repository('search', 'main')}`],
          ['clusters/test/flux-system/gotk-sync.yaml', second ?? ''],
          ['clusters/test/others.yaml', repository('payments', 'next')],
        ),
      ),
    ).toEqual(['source-not-at-hand GitRepository/flux-system/payments']);
  });
  test('A21 an application is removed from a cluster, and the others are unchanged', () => {
    const app = (name: string): readonly [path: string, text: string][] => [
      [`clusters/mgmt/${name}.yaml`, kustomization(name, `dependsOn: [{name: shop}], path: ./apps/${name}`)],
      [`apps/${name}/settings.yaml`, settings(name, 'shop')],
    ];
    const both = hubWith(...app('store'), ...app('search'));
    const rest = without(both, 'clusters/mgmt/store.yaml', 'apps/store/settings.yaml');
    expect([said(both), said(rest), step(both, rest)]).toEqual([[], [], []]);
  });
  test('A22 a cluster ends in the order of what needs what', () => {
    const reached = without(HUB, 'common/spokes/kustomization.yaml', 'common/spokes/priority.yaml', 'spokes/spoke/addons.yaml');
    const withoutTools = new Map([...reached, ['spokes/spoke/kustomization.yaml', 'resources: []\n']]);
    const withoutPointer = edited(without(withoutTools, 'spokes/spoke/kustomization.yaml'), [
      ['clusters/mgmt/spoke.yaml', `---\n${kustomization('spoke', 'dependsOn: [{name: spoke-cluster}], path: ./spokes/spoke')}`, ''],
    ]);
    // Removing both at once leaves objects on the cluster without an owner. Removing them one after the other does not.
    const gone = without(
      withoutPointer,
      'clusters/mgmt/spoke.yaml',
      'spokes/spoke/cluster/kustomization.yaml',
      'spokes/spoke/cluster.yaml',
    );
    expect(step(HUB, gone)).not.toEqual([]);
    expect(step(HUB, withoutPointer)).toEqual([]);
    expect(step(withoutPointer, gone)).toEqual(['protected-object-deleted EKSCluster/spoke']);
    expect(said(withoutPointer)).toEqual([]);
    expect(said(gone)).toEqual([]);
  });
  test('A25 variables are replaced by the Flux Kustomization that applies the object', () => {
    const variable = ['$', '{ENVIRONMENT}'].join('');
    const pointer = (more: string): readonly [path: string, text: string] => [
      'clusters/mgmt/limits.yaml',
      `${settings('cluster-info', 'flux-system')}---\n${kustomization('limits', `dependsOn: [{name: shop}], path: ./limits${more}`)}`.replace(
        "{a: 'b'}",
        '{ENVIRONMENT: production}',
      ),
    ];
    const limits = ['limits/settings.yaml', settings('limits', 'shop', variable)] as const;
    expect(said(hubWith(pointer(', postBuild: {substituteFrom: [{kind: ConfigMap, name: cluster-info}]}'), limits))).toEqual([]);
    expect(said(hubWith(pointer(', postBuild: {substitute: {OTHER: x}}'), limits))).not.toEqual([]);
  });
  test('A35 what a spoke has of its own needs nothing that only the hub has', () => {
    const spoke = edited(HUB, [['clusters/mgmt/flux-system/gotk-sync.yaml', 'path: ./clusters/mgmt', 'path: ./clusters/spoke']]).get(
      'clusters/mgmt/flux-system/gotk-sync.yaml',
    );
    const own = (dependency: string): Files =>
      hubWith(
        ['clusters/spoke/flux-system/gotk-sync.yaml', spoke ?? ''],
        ['clusters/spoke/addons.yaml', kustomization('sealed-secrets', `wait: true, ${dependency}path: ./common/addons/sealed-secrets`)],
      );
    expect(said(own(''))).toEqual([]);
    expect(said(own('dependsOn: [{name: crossplane}], '))).toContain('dependency-not-found Kustomization/flux-system/sealed-secrets');
  });
});
