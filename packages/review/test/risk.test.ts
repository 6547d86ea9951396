import { buildFleet, fileMapTree, searchRoots } from '@slipway/flux-build';
import { expect, test } from 'vitest';
import { reviewFleets, riskRules } from '../src/index.ts';
import { clusterFiles, type Files, oneCluster, plainFleet, reviewOf } from './plain-fleet.ts';

const files = (text: string): Files => new Map([...clusterFiles('de-staging', ['shop']), ['shop/all.yaml', `${KEEP}---\n${text}`]]);

/** Objects that exist before and after every change. */
const KEEP = `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata: {name: clusters.platform.example}
spec: {group: platform.example, scope: Namespaced, names: {kind: EKSCluster, plural: eksclusters}, versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}]}
---
apiVersion: v1
kind: Pod
metadata: {name: keep, namespace: default}
spec: {containers: [{name: keep, image: 'ghcr.io/keep:1'}]}
`;

const named = (apiVersion: string, kind: string, rest = ''): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: x, namespace: default}\n${rest}\n`;
const many = (number: number): string =>
  Array.from({ length: number }, (_, at) => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m${at}, namespace: default}\n`).join(
    '---\n',
  );
const pod = (more: string, image = 'ghcr.io/a:1'): string =>
  named(
    'apps/v1',
    'DaemonSet',
    `spec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: [{name: a, image: '${image}'${more}}]}}}`,
  );
const policy = (action: string): string =>
  named(
    'iam.aws.m.upbound.io/v1beta1',
    'Policy',
    `spec: {forProvider: {policy: '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"${action}","Resource":"*"}]}'}}`,
  );
const addresses = (range: string): string =>
  named(
    'iam.aws.m.upbound.io/v1beta1',
    'Policy',
    `spec: {forProvider: {policy: '{"Statement":[{"Effect":"Allow","Action":"*","Resource":"*","Condition":{"IpAddress":{"aws:SourceIp":"${range}"}}}]}'}}`,
  );

/** The objects before, the objects after, and the rules that report a risk, the highest first. */
const cases: readonly (readonly [about: string, before: string, after: string, rules: readonly string[]])[] = [
  [
    'a definition goes',
    named(
      'apiextensions.k8s.io/v1',
      'CustomResourceDefinition',
      'spec: {group: a.b, names: {kind: A, plural: as}, scope: Cluster}',
    ).replace(', namespace: default', ''),
    '',
    ['cluster-object-deleted'],
  ],
  [
    'a composite resource that is never pruned changes its namespace',
    named('platform.example/v1', 'EKSCluster').replace('default}', 'default, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}}'),
    named('platform.example/v1', 'EKSCluster').replace('default}', 'x, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}}'),
    ['created-twice', 'resource-left-behind'],
  ],
  [
    'a managed resource changes its namespace',
    named('s3.aws.m.upbound.io/v1beta1', 'Bucket', 'spec: {forProvider: {region: eu-west-1}}'),
    named('s3.aws.m.upbound.io/v1beta1', 'Bucket', 'spec: {forProvider: {region: eu-west-1}}').replace('default}', 'x}'),
    ['created-twice', 'data-deleted'],
  ],
  ['a composite resource goes', named('platform.example/v1', 'EKSCluster'), '', ['data-deleted']],
  [
    'a managed resource goes',
    named('s3.aws.m.upbound.io/v1beta1', 'Bucket', 'spec: {forProvider: {region: eu-west-1}}'),
    '',
    ['data-deleted'],
  ],
  [
    'a managed resource goes that is kept in the cloud',
    named('s3.aws.upbound.io/v1beta1', 'Bucket', 'spec: {deletionPolicy: Orphan, forProvider: {region: eu-west-1}}'),
    '',
    ['behaviour-changed'],
  ],
  ['a database goes', named('postgresql.cnpg.io/v1', 'Cluster'), '', ['data-deleted']],
  ['many objects go', many(25), '', ['many-deleted', 'behaviour-changed']],
  ['few objects go', many(3), '', ['behaviour-changed']],
  [
    'a resource in the cloud is no longer kept',
    named('s3.aws.upbound.io/v1beta1', 'Bucket', 'spec: {deletionPolicy: Orphan}'),
    named('s3.aws.upbound.io/v1beta1', 'Bucket', 'spec: {deletionPolicy: Delete}'),
    ['deletion-policy-changed'],
  ],
  [
    'a table loses its protection against deletion',
    named('dynamodb.aws.m.upbound.io/v1beta1', 'Table', 'spec: {forProvider: {deletionProtectionEnabled: true}}'),
    named('dynamodb.aws.m.upbound.io/v1beta1', 'Table', 'spec: {forProvider: {deletionProtectionEnabled: false}}'),
    ['deletion-policy-changed'],
  ],
  [
    'a table gets protection against deletion',
    named('dynamodb.aws.m.upbound.io/v1beta1', 'Table', 'spec: {forProvider: {deletionProtectionEnabled: false}}'),
    named('dynamodb.aws.m.upbound.io/v1beta1', 'Table', 'spec: {forProvider: {deletionProtectionEnabled: true}}'),
    ['behaviour-changed'],
  ],
  [
    'a resource may be deleted in the cloud again',
    named('sqs.aws.m.upbound.io/v1beta1', 'Queue', 'spec: {managementPolicies: [Observe, Create, Update], forProvider: {}}'),
    named('sqs.aws.m.upbound.io/v1beta1', 'Queue', 'spec: {forProvider: {}}'),
    ['deletion-policy-changed'],
  ],
  [
    'a resource is kept in the cloud from now on',
    named('sqs.aws.m.upbound.io/v1beta1', 'Queue', 'spec: {managementPolicies: ["*"], forProvider: {}}'),
    named('sqs.aws.m.upbound.io/v1beta1', 'Queue', 'spec: {managementPolicies: [Observe, Create, Update], forProvider: {}}'),
    ['behaviour-changed'],
  ],
  [
    'pruning is on again',
    named('v1', 'ConfigMap').replace('default}', 'default, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}}'),
    named('v1', 'ConfigMap'),
    ['deletion-policy-changed'],
  ],
  [
    'a table without point-in-time recovery',
    named('dynamodb.aws.m.upbound.io/v1beta1', 'Table', 'spec: {forProvider: {hashKey: id, pointInTimeRecovery: {enabled: true}}}'),
    named('dynamodb.aws.m.upbound.io/v1beta1', 'Table', 'spec: {forProvider: {hashKey: id}}'),
    ['backups-ended'],
  ],
  [
    'a table with point-in-time recovery, as a list of one block',
    named('dynamodb.aws.upbound.io/v1beta1', 'Table', 'spec: {forProvider: {pointInTimeRecovery: [{enabled: false}]}}'),
    named('dynamodb.aws.upbound.io/v1beta1', 'Table', 'spec: {forProvider: {pointInTimeRecovery: [{enabled: true}]}}'),
    ['behaviour-changed'],
  ],
  [
    'a database instance without backups',
    named('rds.aws.m.upbound.io/v1beta1', 'Instance', 'spec: {forProvider: {backupRetentionPeriod: 7}}'),
    named('rds.aws.m.upbound.io/v1beta1', 'Instance', 'spec: {forProvider: {backupRetentionPeriod: 0}}'),
    ['backups-ended'],
  ],
  [
    'a bucket without versions',
    named('s3.aws.m.upbound.io/v1beta1', 'BucketVersioning', 'spec: {forProvider: {versioningConfiguration: {status: Enabled}}}'),
    named('s3.aws.m.upbound.io/v1beta1', 'BucketVersioning', 'spec: {forProvider: {versioningConfiguration: {status: Suspended}}}'),
    ['backups-ended'],
  ],
  [
    'a cluster that the internet no longer reaches',
    named('eks.aws.m.upbound.io/v1beta1', 'Cluster', 'spec: {forProvider: {vpcConfig: {endpointPublicAccess: true}}}'),
    named('eks.aws.m.upbound.io/v1beta1', 'Cluster', 'spec: {forProvider: {vpcConfig: {endpointPublicAccess: false}}}'),
    ['api-endpoint-closed'],
  ],
  [
    'a cluster that fewer addresses reach',
    named(
      'eks.aws.upbound.io/v1beta1',
      'Cluster',
      'spec: {forProvider: {vpcConfig: [{publicAccessCidrs: [192.0.2.0/24, 198.51.100.1/32]}]}}',
    ),
    named(
      'eks.aws.upbound.io/v1beta1',
      'Cluster',
      'spec: {forProvider: {vpcConfig: [{publicAccessCidrs: [192.0.2.0/25, 198.51.100.0/24]}]}}',
    ),
    ['api-endpoint-closed'],
  ],
  [
    'a cluster that more addresses reach',
    named('eks.aws.m.upbound.io/v1beta1', 'Cluster', 'spec: {forProvider: {vpcConfig: {publicAccessCidrs: [192.0.2.0/24]}}}'),
    named('eks.aws.m.upbound.io/v1beta1', 'Cluster', 'spec: {forProvider: {vpcConfig: {publicAccessCidrs: [192.0.0.0/16]}}}'),
    ['behaviour-changed'],
  ],
  [
    'a Composition',
    named('apiextensions.crossplane.io/v1', 'Composition', 'spec: {mode: Pipeline}'),
    named('apiextensions.crossplane.io/v1', 'Composition', 'spec: {mode: Resources}'),
    ['composition-changed'],
  ],
  [
    'Kubernetes',
    named('platform.example/v1', 'EKSCluster', 'spec: {version: "1.33"}'),
    named('platform.example/v1', 'EKSCluster', 'spec: {version: "1.34"}'),
    ['kubernetes-version'],
  ],
  ['an older image', pod('', 'ghcr.io/a:1.2.0'), pod('', 'ghcr.io/a:1.1.0'), ['major-version']],
  ['a policy allows more', policy('s3:Get*'), policy('s3:*'), ['permissions-widened']],
  ['a policy allows less', policy('s3:*'), policy('s3:Get*'), ['behaviour-changed']],
  ['a policy of addresses', addresses('10.0.0.0/8'), addresses('10.1.0.0/16'), ['permissions-undecided']],
  [
    'a binding',
    '',
    named(
      'rbac.authorization.k8s.io/v1',
      'RoleBinding',
      'roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: admin}\nsubjects: [{kind: Group, name: team}]',
    ),
    ['permissions-widened'],
  ],
  [
    'a load balancer',
    named('v1', 'Service', 'spec: {ports: [{port: 80}]}'),
    named('v1', 'Service', 'spec: {type: LoadBalancer, ports: [{port: 80}]}'),
    ['network-exposed'],
  ],
  ['a NetworkPolicy goes', named('networking.k8s.io/v1', 'NetworkPolicy', 'spec: {podSelector: {}}'), '', ['network-exposed']],
  ['privileges', pod(''), pod(', securityContext: {privileged: true}'), ['pods-privileged']],
  [
    'privileges as before',
    pod(', securityContext: {privileged: true}'),
    pod(', securityContext: {privileged: true}, args: [a]'),
    ['behaviour-changed'],
  ],
  ['another registry', pod(''), pod('', 'evil.example/a:1'), ['new-registry']],
  [
    'a source of secrets',
    named('external-secrets.io/v1', 'ExternalSecret', 'spec: {refreshInterval: 1h}'),
    named('external-secrets.io/v1', 'ExternalSecret', 'spec: {refreshInterval: 2h}'),
    ['secret-changed'],
  ],
  ['what runs', pod(''), pod(', args: [a]'), ['behaviour-changed']],
  [
    'a label that a program may select',
    named('v1', 'ConfigMap'),
    named('v1', 'ConfigMap').replace('default}', 'default, labels: {a: b}}'),
    ['behaviour-changed'],
  ],
  [
    'a label that describes',
    named('v1', 'ConfigMap'),
    named('v1', 'ConfigMap').replace('default}', 'default, labels: {app.kubernetes.io/part-of: b}}'),
    [],
  ],
  ['a new object', '', named('v1', 'ConfigMap'), []],
];

test.each(cases)('%s', (_, before, after, rules) => {
  const review = reviewOf(files(before), files(after));
  expect(review.unknown.filter(({ what }) => what === 'not-built' || what === 'fails-on-both')).toEqual([]);
  expect([...new Set(review.risks.map(({ rule }) => rule))]).toEqual(rules);
});

test('levels are in the summary of each rule, and rules are in their order', () => {
  expect(riskRules.filter(({ level, summary }) => !summary.startsWith(`R${level}: `))).toEqual([]);
  expect(riskRules.map(({ level }) => level)).toEqual(riskRules.map(({ level }) => level).toSorted((a, b) => b - a));
});

test('what the API server refuses is blocked, or recreated under force', () => {
  const kustomizations = (value: string, marks = '') => {
    const tree = fileMapTree(
      files(`apiVersion: v1\nkind: ConfigMap\nmetadata: {name: x, namespace: default${marks}}\ndata: {a: ${value}}\n`),
    );
    return buildFleet({ tree, roots: searchRoots(tree, '').roots }).kustomizations;
  };
  const rulesOf = (marks: string): readonly string[] =>
    reviewFleets({
      base: { name: 'a', kustomizations: kustomizations('one', marks) },
      head: { name: 'b', kustomizations: kustomizations('two', marks) },
      refusalsOfUpdate: (before) => (before.kind === 'ConfigMap' ? ['data: field is immutable'] : []),
    }).risks.map(({ rule, evidence }) => `${rule}: ${evidence}`);
  expect(rulesOf('')).toEqual(['change-refused: ConfigMap/default/x cannot be changed: data: field is immutable']);
  expect(rulesOf(', annotations: {kustomize.toolkit.fluxcd.io/force: enabled}')).toEqual([
    'object-replaced: ConfigMap/default/x is deleted and recreated: data: field is immutable',
  ]);
});

test.each([
  ['snapshot.storage.k8s.io/v1', 'VolumeSnapshot', '{source: {persistentVolumeClaimName: data}}', 4],
  ['snapshot.storage.k8s.io/v1', 'VolumeSnapshotContent', '{deletionPolicy: Delete, driver: d}', 4],
  ['snapshot.storage.k8s.io/v1', 'VolumeSnapshotContent', '{deletionPolicy: Retain, driver: d}', undefined],
  ['ceph.rook.io/v1', 'CephBlockPool', '{replicated: {size: 3}}', 4],
  ['s3.services.k8s.aws/v1alpha1', 'Bucket', '{name: b}', 4],
  ['k8s.mariadb.com/v1alpha1', 'MariaDB', '{}', 4],
  ['k8s.mariadb.com/v1alpha1', 'Grant', '{}', undefined],
])('the deletion of data of %s %s %s has the level %s', (apiVersion, kind, spec, level) => {
  const kept = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: kept, namespace: default}\n';
  const object = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: data, namespace: default}\nspec: ${spec}\n`;
  const { risks } = reviewOf(oneCluster(kept, object), oneCluster(kept));
  expect(risks.find(({ rule }) => rule === 'data-deleted')?.level).toBe(level);
});

test('what waits for something suspended does not arrive', () => {
  const flux = (name: string, more: string): string =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\n` +
    `spec: {interval: 1h, prune: true, path: ./${name}, sourceRef: {kind: GitRepository, name: flux-system}, ${more}}\n`;
  const fleet = (value: string): Files =>
    new Map([
      ...plainFleet,
      ['clusters/de-production/waiting.yaml', `${flux('base', 'suspend: true')}---\n${flux('waiting', 'dependsOn: [{name: base}]')}`],
      ['base/x.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: base, namespace: default}\n'],
      ['waiting/x.yaml', `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: x, namespace: default}\ndata: {a: ${value}}\n`],
    ]);
  const claim = 'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: data, namespace: default}\n';
  const { changes, risks } = reviewOf(fleet('one'), fleet('two'));
  expect(changes.map(({ action, name, why }) => [action, name, why])).toEqual([['blocked', 'x', 'waits-for-suspended']]);
  expect(risks.map(({ rule, level }) => [rule, level])).toEqual([
    ['behaviour-changed', 1],
    ['change-waits', 1],
  ]);
  const removed = reviewOf(new Map([...fleet('one'), ['waiting/x.yaml', claim]]), new Map([...fleet('one'), ['waiting/x.yaml', '']]));
  expect(removed.changes.map(({ action, why }) => [action, why])).toEqual([['blocked', 'waits-for-suspended']]);
  expect(removed.risks.map(({ rule }) => rule)).toEqual(['data-deleted', 'change-waits']);
});

test('a composite resource that another hub gets is created twice', () => {
  const composite = named('platform.example/v1', 'EKSCluster').replace(
    'default}',
    'default, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}}',
  );
  const hubs = (first: string, second: string): Files =>
    new Map([
      ...clusterFiles('hub-one', ['one']),
      ...clusterFiles('hub-two', ['two']),
      ['one/all.yaml', `${KEEP}---\n${first}`],
      ['two/all.yaml', `${KEEP}---\n${second}`],
    ]);
  const rulesOf = (before: Files, after: Files) => reviewOf(before, after).risks.map(({ rule, level }) => `${rule} ${level}`);
  expect(rulesOf(hubs(composite, ''), hubs('', composite))).toContain('created-twice 4');
  expect(rulesOf(hubs(composite, composite), hubs('', composite))).not.toContain('created-twice 4');
  const map = composite.replace('platform.example/v1', 'v1').replace('EKSCluster', 'ConfigMap');
  expect(rulesOf(hubs(map, ''), hubs('', map))).not.toContain('created-twice 4');
});
