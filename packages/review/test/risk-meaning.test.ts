import { expect, test } from 'vitest';
import { riskRules } from '../src/index.ts';
import { clusterFiles, type Files, oneCluster, reviewOf } from './plain-fleet.ts';

/** Returns `rule: evidence` of all risks, the highest first. */
const risksOf = (before: string, after: string): readonly string[] => {
  const review = reviewOf(oneCluster(KEEP, before), oneCluster(KEEP, after));
  expect(review.unknown.filter(({ what }) => what === 'not-built' || what === 'fails-on-both')).toEqual([]);
  return review.risks.map(({ level, rule, evidence }) => `R${level} ${rule}: ${evidence}`);
};

const KEEP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: keep, namespace: default}\n';

const edited = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`no ${from}`);
  return text.replaceAll(from, () => to);
};

const examples = riskRules.flatMap((rule) => ('example' in rule ? [[rule.id, rule.example] as const] : []));

test.each(examples)('%s: its example', (id, { passing, failing }) => {
  const rulesOf = (before: string, after: string): readonly string[] =>
    reviewOf(oneCluster(KEEP, before), oneCluster(KEEP, after)).risks.map(({ rule }) => rule);
  expect(rulesOf(passing, failing)).toContain(id);
  expect(rulesOf(passing, passing)).toEqual([]);
});

const NAMESPACE = `apiVersion: v1
kind: Namespace
metadata: {name: lab, labels: {team: lab, pod-security.kubernetes.io/enforce: baseline}}
`;
const ENFORCE = 'pod-security.kubernetes.io/enforce';

test('a Pod Security level is reported in both directions, and if it is removed', () => {
  const to = (label: string): readonly string[] => risksOf(NAMESPACE, edited(NAMESPACE, `, ${ENFORCE}: baseline`, label));
  expect(to(`, ${ENFORCE}: privileged`)).toEqual([
    `R2 pod-security-changed: Namespace/lab: ${ENFORCE}: baseline → privileged: it now admits privileged Pods`,
  ]);
  expect(to(`, ${ENFORCE}: restricted`)).toEqual([
    `R2 pod-security-changed: Namespace/lab: ${ENFORCE}: baseline → restricted: Pods that do not meet restricted are refused when they start again`,
  ]);
  expect(to('')).toEqual([
    `R2 pod-security-changed: Namespace/lab: ${ENFORCE}: baseline → nothing: it now admits all Pods that the default of the cluster allows`,
  ]);
  expect(to(`, ${ENFORCE}: baseline, ${ENFORCE}-version: v1.31`)).toEqual([
    `R2 pod-security-changed: Namespace/lab: ${ENFORCE}-version: latest → v1.31: it checks baseline by the rules of another version`,
  ]);
  expect(to(`, ${ENFORCE}: baseline, pod-security.kubernetes.io/warn: restricted`)).toEqual([]);
});

const release = (spec: string, name = 'cache'): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: store}
spec:
  interval: 1h
  ${spec}
`;
const chart = (name: string): string => `chart: {spec: {chart: ${name}, version: 3.1.0, sourceRef: {kind: HelmRepository, name: all}}}`;

const repository = (url: string, name = 'team'): string => `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1m, url: '${url}', ref: {branch: main}}
`;

test('a registry or host that is new is one risk, with the objects that use it', () => {
  const known = repository('https://git.example/known');
  const added = ['a', 'b', 'c', 'd'].map((name) => repository(`ssh://git@other.example/${name}`, name));
  expect(risksOf(known, [known, ...added].join('---\n'))).toEqual([
    'R2 new-registry: other.example is a new registry or host, for GitRepository/flux-system/a, GitRepository/flux-system/b, GitRepository/flux-system/c and 1 more',
  ]);
});

test('the address of one repository by HTTPS and SSH is no other source', () => {
  const to = (url: string): readonly string[] => risksOf(repository('https://git.example/org/team'), repository(url));
  expect(to('ssh://git@git.example/org/team.git')).toEqual(['R1 behaviour-changed: GitRepository/flux-system/team: spec.url']);
  expect(to('ssh://git@git.example/org/other')[0]).toMatch(/^R3 source-changed/);
});

test('objects below a Flux Kustomization that could not be built before are not shown as created', () => {
  const child = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: child, namespace: flux-system}
spec: {interval: 1h, prune: true, path: ./child, sourceRef: {kind: GitRepository, name: flux-system}}
`;
  const parent = child.replaceAll('child', 'parent');
  const files = (...more: readonly (readonly [string, string])[]): Files =>
    new Map([...oneCluster(KEEP, parent), ['child/a.yaml', repository('https://new.example/team')], ['parent/child.yaml', child], ...more]);
  const review = reviewOf(files(['parent/kustomization.yaml', 'resources: [child.yaml, gone.yaml]\n']), files());
  expect(review.changes).toEqual([]);
  expect(review.risks).toEqual([]);
  expect(review.unknown).toMatchObject([{ what: 'not-built', side: 'base', name: 'flux-system/parent' }]);
});

test('a deleted HelmRelease uninstalls its release, with data if its chart or its values have volumes', () => {
  const gone = 'HelmRelease/store/cache is deleted: helm-controller uninstalls release cache in namespace store of chart';
  expect(risksOf(release(chart('proxy')), '')).toEqual([`R3 release-uninstalled: ${gone} proxy, with all objects of the chart`]);
  expect(risksOf(release(chart('valkey')), '')).toEqual([
    `R4 data-deleted: ${gone} valkey, with all objects of the chart, and chart valkey keeps data in volumes`,
  ]);
  expect(risksOf(release(`${chart('proxy')}\n  values: {main: {persistence: {data: {size: 2Gi}}}}`), '')[0]).toBe(
    `R4 data-deleted: ${gone} proxy, with all objects of the chart, and its values have a volume (main.persistence.data)`,
  );
  expect(risksOf(release(`${chart('valkey')}\n  values: {primary: {persistence: {enabled: false}}}`), '')).toHaveLength(1);
  expect(risksOf(release(`${chart('valkey')}\n  suspend: true`), '')).toEqual(['R1 behaviour-changed: HelmRelease/store/cache is deleted']);
  expect(risksOf(release(`${chart('operator')}\n  values: {installCRDs: true}`), '')).toEqual([
    `R3 release-uninstalled: ${gone} operator, with all objects of the chart, and its CRDs with all objects of their kinds, unless the chart keeps them`,
  ]);
});

test('a HelmRelease with another target uninstalls its release', () => {
  const before = release(`${chart('proxy')}\n  values: {a: b}`);
  const to = (spec: string): readonly string[] => risksOf(before, edited(before, 'values: {a: b}', `values: {a: b}\n  ${spec}`));
  const changes = (what: string): readonly string[] => [
    `R3 release-uninstalled: HelmRelease/store/cache changes ${what}: helm-controller uninstalls release cache in namespace store of chart proxy, with all objects of the chart`,
  ];
  expect(to('targetNamespace: other')).toEqual(
    changes('targetNamespace from store to other, releaseName from cache to other-cache').map(
      (text) => `${text}; objects whose templates have no namespace are left behind in store`,
    ),
  );
  expect(to('targetNamespace: store\n  releaseName: cache')).toEqual([
    'R1 behaviour-changed: HelmRelease/store/cache: spec.releaseName, spec.targetNamespace',
  ]);
  expect(to('storageNamespace: other')).toEqual(changes('storageNamespace from store to other'));
  expect(to('releaseName: front')).toEqual(changes('releaseName from cache to front'));
  expect(risksOf(before, edited(before, 'chart: proxy', 'chart: gateway'))).toEqual(changes('chart name from proxy to gateway'));
  expect(
    risksOf(before, `${edited(before, 'chart: proxy', 'chart: gateway')}  upgrade: {chartNameChangeStrategy: InPlaceUpdate}\n`).map(
      (text) => text.slice(0, 2),
    ),
  ).toEqual(['R1']);
  expect(risksOf(before, release(`${chart('proxy')}\n  values: {a: b}`, 'front'))[0]).toContain('HelmRelease/store/cache is deleted');
  expect(risksOf(before, edited(before, 'values', 'kubeConfig: {secretRef: {name: spoke}}\n  values'))).toEqual([
    'R3 resource-left-behind: HelmRelease/store/cache: spec.kubeConfig: nothing → {"secretRef":{"name":"spoke"}}, which is another resource; the old one is left behind',
  ]);
});

const OCI = `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: proxy, namespace: store}
spec: {interval: 1h, url: oci://registry.example/charts/proxy, ref: {tag: 4.1.0}}
`;

test('a release with chartRef instead of chart names both sources', () => {
  const risks = risksOf(`${OCI}---\n${release(chart('proxy'))}`, `${OCI}---\n${release('chartRef: {kind: OCIRepository, name: proxy}')}`);
  expect(risks).toContain(
    'R3 source-changed: HelmRelease/store/cache: the chart comes from OCIRepository/proxy instead of HelmRepository/all',
  );
});

test('a release with chartRef instead of chart of the same source has no other source', () => {
  const before = release(`chart: {spec: {chart: proxy, version: 3.1.0, sourceRef: {kind: OCIRepository, name: proxy}}}`);
  expect(risksOf(`${OCI}---\n${before}`, `${OCI}---\n${release('chartRef: {kind: OCIRepository, name: proxy}')}`).join()).not.toContain(
    'source-changed',
  );
});

test('a source names the releases that use it', () => {
  const user = release('chartRef: {kind: OCIRepository, name: proxy}');
  const to = (from: string, by: string): readonly string[] => risksOf(`${OCI}---\n${user}`, `${edited(OCI, from, by)}---\n${user}`);
  expect(to('example/charts', 'example/mirror')).toEqual([
    'R3 source-changed: OCIRepository/store/proxy: spec.url: oci://registry.example/charts/proxy → oci://registry.example/mirror/proxy: the content of HelmRelease/store/cache changes',
  ]);
  expect(to('charts/proxy', 'charts/gateway')[0]).toBe(
    'R3 release-uninstalled: OCIRepository/store/proxy has chart gateway instead of proxy: helm-controller uninstalls HelmRelease/store/cache and installs the other chart',
  );
  expect(to('tag: 4.1.0', 'tag: 5.0.0')).toEqual([
    'R3 major-version: OCIRepository/store/proxy: spec.ref.tag: 4.1.0 → 5.0.0, a new major version',
    'R1 releases-upgraded: OCIRepository/store/proxy: spec.ref.tag: 4.1.0 → 5.0.0: upgrades HelmRelease/store/cache',
  ]);
});

test('a tag has no effect next to a digest', () => {
  const pinned = edited(OCI, '{tag: 4.1.0}', `{tag: 4.1.0, digest: 'sha256:${'a'.repeat(64)}'}`);
  expect(risksOf(pinned, edited(pinned, '4.1.0', '5.0.0'))).toEqual([
    'R1 change-without-effect: OCIRepository/store/proxy: spec.ref.tag: 4.1.0 → 5.0.0 has no effect, because spec.ref.digest comes first and does not change',
  ]);
});

const TOPIC = `apiVersion: sns.aws.m.upbound.io/v1beta1
kind: Topic
metadata: {name: news, namespace: default, annotations: {crossplane.io/external-name: news}}
spec: {forProvider: {region: eu-north-1, displayName: News}, providerConfigRef: {kind: ClusterProviderConfig, name: one}}
`;

test('a managed resource with another identity leaves the old resource behind', () => {
  const to = (from: string, by: string): readonly string[] => risksOf(TOPIC, edited(TOPIC, from, by));
  const left = (what: string): readonly string[] => [
    `R3 resource-left-behind: Topic/default/news: ${what}, which is another resource; the old one is left behind`,
  ];
  expect(to('external-name: news', 'external-name: bulletin')).toEqual(left('crossplane.io/external-name: news → bulletin'));
  expect(to('eu-north-1', 'eu-west-3')).toEqual(left('spec.forProvider.region: eu-north-1 → eu-west-3'));
  expect(to('name: one', 'name: two')).toEqual(left('spec.providerConfigRef.name: one → two'));
  expect(to('displayName: News', 'displayName: Bulletin')[0]).toContain('R1 behaviour-changed');
  const observed = edited(TOPIC, 'spec: {', 'spec: {managementPolicies: [Observe], ');
  expect(risksOf(observed, edited(observed, 'eu-north-1', 'eu-west-3'))[0]).toContain('R1');
});

test('a field that forces a new resource is R4 if the resource has data', () => {
  const table = `apiVersion: dynamodb.aws.m.upbound.io/v1beta1
kind: Table
metadata: {name: carts, namespace: default}
spec: {forProvider: {region: eu-north-1, hashKey: id, billingMode: PAY_PER_REQUEST}}
`;
  expect(risksOf(table, edited(table, 'hashKey: id', 'hashKey: customer'))).toEqual([
    'R4 data-deleted: Table/default/carts: spec.forProvider.hashKey: id → customer, which needs a new resource: its data is lost if it is replaced',
  ]);
});

test.each([
  [
    'a block',
    'eks',
    'Cluster',
    'kubernetesNetworkConfig: {ipFamily: ipv4}',
    'kubernetesNetworkConfig: {ipFamily: ipv6}',
    'R4 data-deleted',
  ],
  [
    'a list of one block',
    'eks',
    'Cluster',
    'kubernetesNetworkConfig: [{ipFamily: ipv4}]',
    'kubernetesNetworkConfig: [{ipFamily: ipv6}]',
    'R4 data-deleted',
  ],
  [
    'another field of the block',
    'eks',
    'Cluster',
    'kubernetesNetworkConfig: {elasticLoadBalancing: {enabled: true}}',
    'kubernetesNetworkConfig: {elasticLoadBalancing: {enabled: false}}',
    'R1 behaviour-changed',
  ],
  ['the architecture of a function', 'lambda', 'Function', 'architectures: [x86_64]', 'architectures: [arm64]', 'R1 behaviour-changed'],
  ['the description of a policy', 'iam', 'Policy', 'description: a', 'description: b', 'R3 resource-replaced'],
  ['other subnets', 'eks', 'NodeGroup', 'subnetIds: [a, b]', 'subnetIds: [a, c]', 'R3 resource-replaced'],
])('a field that forces a new resource: %s', (_, service, kind, from, to, expected) => {
  const object = `apiVersion: ${service}.aws.m.upbound.io/v1beta1
kind: ${kind}
metadata: {name: a, namespace: default}
spec: {forProvider: {region: eu-north-1, ${from}}}
`;
  expect(risksOf(object, edited(object, from, to)).map((text) => text.split(':')[0])).toContain(expected);
});

test('another order of subnets needs no new resource', () => {
  const group = `apiVersion: eks.aws.m.upbound.io/v1beta1
kind: NodeGroup
metadata: {name: a, namespace: default}
spec: {forProvider: {region: eu-north-1, subnetIds: [a, b]}}
`;
  expect(risksOf(group, edited(group, '[a, b]', '[b, a]'))).toEqual([]);
});

test('versions with digests have increments, and a minor version below 1.0.0 is not major', () => {
  const digest = (letter: string): string => `@sha256:${letter.repeat(64)}`;
  const job = (image: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: a, namespace: default}
spec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: a, image: '${image}'}]}}}
`;
  const rule = (from: string, to: string): readonly string[] => risksOf(job(from), job(to)).map((text) => text.split(':')[0] ?? '');
  expect(rule(`reg.example/a:3.9.1${digest('a')}`, `reg.example/a:4.0.0${digest('b')}`)).toEqual(['R3 major-version']);
  expect(rule(`reg.example/a:3.9.1${digest('a')}`, `reg.example/a:3.10.0${digest('b')}`)).toEqual(['R1 behaviour-changed']);
  expect(rule('reg.example/a:0.9.1', 'reg.example/a:0.10.0')).toEqual(['R1 behaviour-changed']);
  const values = (tag: string): string => release(`${chart('proxy')}\n  values: {image: {repository: reg.example/a, tag: '${tag}'}}`);
  expect(risksOf(values(`1.8.0${digest('a')}`), values(`2.0.0${digest('b')}`))[0]).toContain('R3 major-version');
});

test('defaults of the cluster and limits count unless the Namespace is new', () => {
  const quota = 'apiVersion: v1\nkind: ResourceQuota\nmetadata: {name: q, namespace: lab}\nspec: {hard: {pods: 5}}\n';
  const deny = 'apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: {name: d, namespace: lab}\nspec: {podSelector: {}}\n';
  expect(risksOf(NAMESPACE, `${NAMESPACE}---\n${quota}---\n${deny}`).map((text) => text.split(':')[0])).toEqual([
    'R2 limits-changed',
    'R2 traffic-denied',
  ]);
  expect(risksOf('', `${NAMESPACE}---\n${quota}---\n${deny}`)).toEqual([]);
  const allowed = `${deny.trimEnd().slice(0, -1)}, ingress: [{}]}\n`;
  expect(risksOf(NAMESPACE, `${NAMESPACE}---\n${allowed}`)).toEqual([]);
});

test('an access policy of EKS and an aggregated role widen permissions', () => {
  const access = (policy: string): string => `apiVersion: eks.aws.m.upbound.io/v1beta1
kind: AccessPolicyAssociation
metadata: {name: a, namespace: default}
spec: {forProvider: {region: eu-north-1, policyArn: 'arn:aws:eks::aws:cluster-access-policy/${policy}', accessScope: {type: cluster}}}
`;
  expect(risksOf(access('AmazonEKSViewPolicy'), access('AmazonEKSClusterAdminPolicy'))).toEqual([
    'R2 permissions-widened: AccessPolicyAssociation/default/a gives AmazonEKSClusterAdminPolicy for the whole cluster',
  ]);
  expect(
    risksOf(access('AmazonEKSViewPolicy'), edited(access('AmazonEKSViewPolicy'), 'type: cluster', 'type: namespace, namespaces: [a]'))[0],
  ).toContain('R2 permissions-widened');
  const role = (labels: string): string =>
    `apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata: {name: r${labels}}\nrules: [{apiGroups: [a.b], resources: [cs], verbs: [get]}]\n`;
  expect(risksOf(role(''), role(", labels: {rbac.authorization.k8s.io/aggregate-to-edit: 'true'}"))).toEqual([
    'R2 permissions-widened: ClusterRole/r is added to the role edit',
  ]);
});

test('a stateless owner is R3, an owner with data or unknown content is R4', () => {
  const space = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: tools}\n';
  const set = (more: string): string => `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: s, namespace: tools}
spec: {serviceName: s, selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: a, image: 'a:1'}]}}${more}}
`;
  const volumes =
    ', volumeClaimTemplates: [{metadata: {name: d}, spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}}]';
  const rules = (before: string): readonly string[] => risksOf(before, '').map((text) => text.split(':')[0] ?? '');
  expect(rules(`${space}---\n${set('')}`)).toEqual(['R3 owner-deleted', 'R1 behaviour-changed']);
  expect(rules(`${space}---\n${set(volumes)}`)).toEqual(['R4 cluster-object-deleted', 'R4 data-deleted']);
  expect(rules(space)).toEqual(['R4 cluster-object-deleted']);
});

test('a new cluster is one risk', () => {
  const privileged = (name: string): string => `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: ${name}, namespace: default}
spec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {hostNetwork: true, containers: [{name: a, image: 'a:1'}]}}}
`;
  const folder = ['apps/all.yaml', [KEEP, privileged('a'), privileged('b')].join('---\n')] as const;
  const before: Files = new Map([...clusterFiles('de-staging', ['apps']), folder]);
  const after: Files = new Map([...before, ...clusterFiles('fr-staging', ['apps'])]);
  const { risks, changes } = reviewOf(before, after);
  expect(risks.map(({ rule, evidence }) => [rule, evidence])).toEqual([
    ['cluster-added', 'fr-staging is a new cluster with 6 objects; risks of its objects: pods-privileged 2'],
  ]);
  expect(new Set(changes.map(({ risk }) => risk))).toEqual(new Set([0]));
});

test('clusters that no file applies anything to any more are one risk', () => {
  const cluster = (name: string): Files => new Map(clusterFiles(name, ['shop']));
  const shop: Files = new Map([['shop/all.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: default}\n']]);
  const risksOf = (before: readonly string[], after: readonly string[]) =>
    reviewOf(
      new Map([...shop, ...before.flatMap((name) => [...cluster(name)])]),
      new Map([...shop, ...after.flatMap((name) => [...cluster(name)])]),
    ).risks.map(({ level, clusters, evidence }) => [level, clusters, evidence]);
  expect(risksOf(['a', 'b', 'c'], ['a', 'b'])).toEqual([
    [3, ['c'], 'no file applies anything to c any more: Flux fails there, and its objects (4) remain without updates'],
  ]);
  expect(risksOf(['a', 'b', 'c'], ['a'])).toEqual([
    [3, ['b', 'c'], 'no file applies anything to 2 clusters any more: Flux fails there, and their objects (8) remain without updates'],
  ]);
  expect(risksOf(['a'], ['a'])).toEqual([]);
});

test('one change of many objects of a kind is one risk', () => {
  const map = (namespace: string, level: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: ${namespace}}\ndata: {level: ${level}}\n`;
  const all = (level: string, namespaces: readonly string[]): string => namespaces.map((each) => map(each, level)).join('---\n');
  const names = ['a', 'b', 'c', 'd', 'e'];
  expect(risksOf(all('info', names), all('debug', names))).toEqual([
    'R1 behaviour-changed: ConfigMap/a/settings: data.level; the same for ConfigMap/b/settings, ConfigMap/c/settings, ConfigMap/d/settings and 1 more',
  ]);
  expect(risksOf(all('info', ['a', 'b']), all('debug', ['a', 'b']))).toHaveLength(2);
});

test('an object whose name SOPS encrypted is not shown as deleted and created', () => {
  const cipher = (data: string): string => `'ENC[AES256_GCM,data:${data},iv:YQ==,tag:Yg==,type:str]'`;
  const secret = (data: string): string =>
    `apiVersion: ${cipher(data)}\nkind: ${cipher(data)}\nmetadata: {name: ${cipher(data)}}\nstringData: {a: ${cipher(data)}}\nsops: {version: 3.9.0}\n`;
  const review = reviewOf(oneCluster(KEEP, secret('Zm9v')), oneCluster(KEEP, secret('YmFy')));
  expect([review.changes, review.risks]).toEqual([[], []]);
  expect(review.unknown.map(({ what }) => what)).toEqual(['in-part', 'in-part'].slice(0, review.unknown.length));
  expect(review.unknown.length).toBeGreaterThan(0);
});

const OTHER = KEEP.replace('keep', 'other');

test.each([
  ['reconcile: disabled', 'changes in Git and not on the cluster: it has kustomize.toolkit.fluxcd.io/reconcile: disabled'],
  ['ssa: Ignore', 'changes in Git and not on the cluster: it has kustomize.toolkit.fluxcd.io/ssa: Ignore'],
  [
    'ssa: IfNotPresent',
    'changes in Git, and on the cluster only if it does not exist there: it has kustomize.toolkit.fluxcd.io/ssa: IfNotPresent',
  ],
])('a change of an object with %s has no effect', (mark, effect) => {
  const map = (level: string, marks = `annotations: {'kustomize.toolkit.fluxcd.io/${mark.replace(': ', "': ")}}`): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: x, namespace: shop, ${marks}}\ndata: {level: ${level}}\n`;
  const report = (evidence: string): string => `R1 change-without-effect: ConfigMap/shop/x ${evidence}`;
  expect(risksOf(map('a'), map('b'))).toEqual([report(effect)]);
  expect(risksOf(map('a'), map('a'))).toEqual([]);
  const given = `it gets kustomize.toolkit.fluxcd.io/${mark}`;
  expect(risksOf(map('a', ''), map('a'))).toEqual([report(`is not updated from now on: ${given}`)]);
  expect(risksOf(map('a', ''), map('b'))).toEqual([
    report(`changes in Git and not on the cluster, and is not updated from now on: ${given}`),
  ]);
  expect(risksOf(OTHER, `${OTHER}---\n${map('a')}`)).toEqual(
    mark === 'ssa: IfNotPresent' ? [] : [report(`is new in Git, and Flux does not create it: it has kustomize.toolkit.fluxcd.io/${mark}`)],
  );
});
