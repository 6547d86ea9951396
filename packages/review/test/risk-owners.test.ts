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

/** Returns one cluster with Flux Kustomizations in a file, and the folders that they apply. */
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

test('objects of an entry folder do not leave it when the file of an unused sync is deleted', () => {
  const files = fleet(flux('one'), { one: map('x') });
  const sync = `${CLUSTER}/flux-system/gotk-sync.yaml`;
  const before = new Map([...files, [sync, (files.get(sync) ?? '').replace(`./${CLUSTER}`, './clusters/old')]]);
  const after = new Map([...files].filter(([file]) => file !== sync));
  expect(risksOf(before, after).join()).not.toContain('owner-changed');
});

test('a cluster without objects has none to leave behind', () => {
  const empty = new Map([['clusters/a/sync.yaml', flux('one')]]);
  expect(risksOf(empty, new Map([['README.md', '']])).join()).not.toContain('cluster-left-behind');
});

test('objects that wait for one refused object are one risk', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const of = (text: string, value: string): Files =>
    fleet(`${flux('one', ', postBuild: {substitute: {A: a}}')}---\n${flux('two', ', dependsOn: [{name: one}]')}`, {
      one: map('x', text),
      two: names.map((name) => map(name, value)).join('---\n'),
    });
  expect(risksOf(of('$' + '{A}', 'a'), of('$' + '{A}$' + '{B}', 'b'))).toEqual([
    'R3 change-refused: the Flux Kustomization flux-system/two does not apply its changes, because an object of a dependency is refused, or that is not built: ConfigMap/default/a, ConfigMap/default/b, ConfigMap/default/c and 2 more',
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

const config = (kind: string, name: string, group = 'aws.m.upbound.io', namespace = ''): string =>
  `apiVersion: ${group}/v1beta1\nkind: ${kind}\nmetadata: {name: ${name}${namespace && `, namespace: ${namespace}`}}\nspec: {credentials: {source: PodIdentity}}\n`;
const queue = (name: string, more = '', group = 'sqs.aws.m.upbound.io', namespace = 'default'): string =>
  `apiVersion: ${group}/v1beta1\nkind: Queue\nmetadata: {name: ${name}${namespace && `, namespace: ${namespace}`}}\nspec: {forProvider: {region: eu-west-1}${more}}\n`;

test.each([
  ['the default of the cluster', config('ClusterProviderConfig', 'default'), queue('a'), true],
  ['another one', config('ClusterProviderConfig', 'other'), queue('a'), false],
  ['of another provider', config('ClusterProviderConfig', 'default', 'gcp.m.upbound.io'), queue('a'), false],
  [
    'of the namespace',
    config('ProviderConfig', 'own', undefined, 'default'),
    queue('a', ', providerConfigRef: {kind: ProviderConfig, name: own}'),
    true,
  ],
  [
    'of another namespace',
    config('ProviderConfig', 'own', undefined, 'kube-system'),
    queue('a', ', providerConfigRef: {kind: ProviderConfig, name: own}'),
    false,
  ],
  ['of a cluster-scoped resource', config('ProviderConfig', 'default', 'aws.upbound.io'), queue('a', '', 'sqs.aws.upbound.io', ''), true],
  [
    'of a resource that remains in the cloud',
    config('ClusterProviderConfig', 'default'),
    queue('a', ', managementPolicies: [Observe, Create]'),
    false,
  ],
])('a ProviderConfig is deleted together with the resources that use it: %s', (_, credentials, resource, expected) => {
  const before = fleet(flux('team'), { team: `${credentials}---\n${resource}---\n${map('x')}` });
  const found = risksOf(before, fleet(flux('team'), { team: map('x') })).filter((each) => each.includes('credentials-deleted-first'));
  expect(found.length).toBe(expected ? 1 : 0);
  // The resources are deleted first.
  expect(risksOf(before, fleet(flux('team'), { team: `${credentials}---\n${map('x')}` })).join()).not.toContain(
    'credentials-deleted-first',
  );
});

test('a ProviderConfig that several resources use is one risk', () => {
  const text = [config('ClusterProviderConfig', 'default'), queue('a'), queue('b'), queue('c')].join('---\n');
  expect(risksOf(fleet(flux('team'), { team: `${text}---\n${map('x')}` }), fleet(flux('team'), { team: map('x') }))).toContain(
    'R3 credentials-deleted-first: ClusterProviderConfig/default is deleted together with Queue/default/a and 2 other resources, which Crossplane deletes with its credentials: the deletion may not finish',
  );
});

test('a release that does not serve the version of applied objects any more', () => {
  const release = (version: string): string =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: external-secrets, namespace: default}\nspec: {interval: 1h, chart: {spec: {chart: external-secrets, version: ${version}, sourceRef: {kind: HelmRepository, name: x}}}}\n`;
  const secret = (version: string): string =>
    `apiVersion: external-secrets.io/${version}\nkind: ExternalSecret\nmetadata: {name: db, namespace: default}\nspec: {secretStoreRef: {name: aws}}\n`;
  const of = (version: string, served: string): Files => fleet(flux('team'), { team: `${release(version)}---\n${secret(served)}` });
  expect(risksOf(of('0.16.2', 'v1beta1'), of('0.17.0', 'v1beta1'))).toContain(
    'R3 served-version-removed: external-secrets 0.17 does not serve external-secrets.io/v1beta1 any more, the version of ExternalSecret/default/db: Flux cannot apply them',
  );
  for (const [before, after] of [
    [of('0.16.2', 'v1'), of('0.17.0', 'v1')],
    [of('0.16.2', 'v1beta1'), of('0.16.3', 'v1beta1')],
    [of('0.17.0', 'v1beta1'), of('0.18.0', 'v1beta1')],
  ] as const)
    expect(risksOf(before, after).join()).not.toContain('served-version-removed');
});

test('a HelmRelease changes its API version and the field of its chart', () => {
  const release = (version: string, spec: string): Files =>
    fleet(flux('team'), {
      team: `apiVersion: helm.toolkit.fluxcd.io/${version}\nkind: HelmRelease\nmetadata: {name: web, namespace: default}\nspec: {interval: 1h, ${spec}}\n`,
    });
  const [chart, reference] = [
    'chart: {spec: {chart: web, sourceRef: {kind: HelmRepository, name: x}}}',
    'chartRef: {kind: OCIRepository, name: web}',
  ];
  const rulesOf = (before: Files, after: Files): string => risksOf(before, after).join();
  expect(rulesOf(release('v2beta2', chart), release('v2', reference))).toContain(
    'R3 release-change-refused: HelmRelease/default/web changes from helm.toolkit.fluxcd.io/v2beta2 to helm.toolkit.fluxcd.io/v2 and from spec.chart to spec.chartRef',
  );
  expect(rulesOf(release('v2', chart), release('v2', reference))).not.toContain('release-change-refused');
  expect(rulesOf(release('v2beta2', chart), release('v2', chart))).not.toContain('release-change-refused');
});

test('a HelmRelease that moves to another Flux Kustomization may be uninstalled in between', () => {
  const release =
    'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: web, namespace: default}\nspec: {interval: 1h, chart: {spec: {chart: web, sourceRef: {kind: HelmRepository, name: x}}}}\n';
  const of = (more: string, a: string, b: string): Files =>
    fleet(`${flux('a', more)}---\n${flux('b')}`, { a: `${map('x')}${a}`, b: `${map('y')}${b}` });
  const moved = (more: string): string => risksOf(of(more, `---\n${release}`, ''), of(more, '', `---\n${release}`)).join();
  expect(moved('')).toContain(
    'R3 release-uninstalled: HelmRelease/default/web may be deleted before the new Flux Kustomization applies it: helm-controller uninstalls release web',
  );
  expect(moved(', dependsOn: [{name: b}]')).not.toContain('release-uninstalled');
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

test('a definition that accepts less is one risk for each category, and a higher one if an object of the fleet is affected', () => {
  const xrd = (fields: string, required: string): string => `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: queues.example.org}
spec:
  group: example.org
  names: {kind: Queue, plural: queues}
  scope: Namespaced
  versions:
    - name: v1
      served: true
      referenceable: true
      schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, required: [${required}], properties: {${fields}}}}}}
`;
  const queue = 'apiVersion: example.org/v1\nkind: Queue\nmetadata: {name: orders, namespace: default}\nspec: {size: m, replicas: 3}\n';
  const of = (definition: string, object: string): Files => fleet(flux('apps'), { apps: `${map('x')}---\n${definition}---\n${object}` });
  const before = xrd('size: {type: string}, replicas: {type: integer}, zone: {type: string}', 'size');
  const after = xrd('size: {type: string, enum: [s, l]}, replicas: {type: integer, maximum: 5}', 'size, replicas');
  expect(risksOf(of(before, queue), of(after, queue))).toEqual([
    'R3 object-not-accepted: CompositeResourceDefinition/queues.example.org: v1: a value may not be accepted in Queue/default/orders',
    'R2 crd-field-removed: CompositeResourceDefinition/queues.example.org: v1 does not have spec.zone any more',
    'R2 crd-narrowed: CompositeResourceDefinition/queues.example.org: v1: spec.replicas is required',
    'R2 crd-narrowed: CompositeResourceDefinition/queues.example.org: v1: spec.size must be one of s, l, spec.replicas must be at most 5',
  ]);
  const risks = risksOf(of(before, map('y')), of(after, map('y')));
  expect(risks.map((risk) => risk.slice(0, 2))).toEqual(['R2', 'R2', 'R2']);
  expect(risksOf(of(after, map('y')), of(before, map('y')))).toEqual([expect.stringContaining('behaviour-changed')]);
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

test.each([
  ['deletionPolicy: Orphan', 0],
  ['deletionPolicy: MirrorPrune', 1],
  ['suspend: true', 0],
  ['prune: false', 0],
  ['prune: false, deletionPolicy: Delete', 1],
])('a deleted Flux Kustomization with %s', (spec, count) => {
  const before = fleet(flux('team').replace('prune: true', spec.startsWith('prune') ? spec : `prune: true, ${spec}`), { team: map('x') });
  expect(
    risksOf(before, fleet('', { team: map('x') })).filter((risk) => /^R[34] (?:owner|cluster-object)-deleted/.test(risk)),
  ).toHaveLength(count);
});

test('a narrowed status of a CRD is no risk, and one risk names all versions that narrow alike', () => {
  const crd = (required: string, ofStatus: string): string => {
    const schema = `{openAPIV3Schema: {type: object, properties: {spec: {type: object, required: [${required}], properties: {size: {type: string}}}, status: {type: object, required: [${ofStatus}], properties: {ready: {type: boolean}}}}}}`;
    return `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: boxes.example.org}
spec:
  group: example.org
  scope: Namespaced
  names: {kind: Box, plural: boxes}
  versions: [{name: v1, served: true, storage: true, schema: ${schema}}, {name: v1beta1, served: true, storage: false, schema: ${schema}}]
`;
  };
  const of = (text: string): Files => fleet(flux('crds'), { crds: `${map('x')}---\n${text}` });
  expect(risksOf(of(crd('', '')), of(crd('size', 'ready')))).toEqual([
    'R2 crd-narrowed: CustomResourceDefinition/boxes.example.org: v1, v1beta1: spec.size is required',
  ]);
  expect(risksOf(of(crd('', '')), of(crd('', 'ready')))).toEqual([expect.stringContaining('behaviour-changed')]);
});
