// Each row was put to kube-apiserver 1.36.3, with the same answer.
import { expect, test } from 'vitest';
import { createValidator } from '../../src/index.ts';

const validator = createValidator();
const metadata = { name: 'a', namespace: 'shop' };
const labels = { app: 'a' };
const selector = { matchLabels: labels };
const template = (spec: object = {}) => ({ metadata: { labels }, spec: { containers: [{ name: 'c', image: 'x:1' }], ...spec } });
const claim = { metadata: { name: 'd' }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } };

const deployment = (spec: object = {}) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata,
  spec: { selector, template: template(), ...spec },
});
const statefulSet = (spec: object = {}) => ({ ...deployment({ serviceName: 's', ...spec }), kind: 'StatefulSet' });
const daemonSet = (spec: object = {}) => ({ ...deployment(spec), kind: 'DaemonSet' });
const service = (spec: object = {}) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata,
  spec: { selector: labels, ports: [{ port: 80 }], ...spec },
});
const job = (spec: object = {}, pod: object = {}) => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata,
  spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'c', image: 'x:1' }], ...pod } }, ...spec },
});
const volume = (spec: object = {}) => ({
  apiVersion: 'v1',
  kind: 'PersistentVolume',
  metadata: { name: 'a' },
  spec: { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], csi: { driver: 'd', volumeHandle: 'h' }, ...spec },
});
const volumeClaim = (spec: object = {}) => ({
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata,
  spec: { ...claim.spec, ...spec },
});
const settings = (rest: object) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata, ...rest });
const version = (name: string, storage: boolean) => ({ name, served: true, storage, schema: { openAPIV3Schema: { type: 'object' } } });
const definition = (...versions: object[]) => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'things.example.org' },
  spec: { group: 'example.org', scope: 'Namespaced', names: { kind: 'Thing', plural: 'things' }, versions },
});

const refused: readonly (readonly [string, object, object, readonly string[]])[] = [
  ['a StatefulSet that waits for deletions', statefulSet(), statefulSet({ updateStrategy: { type: 'OnDelete' } }), ['leftover-default']],
  ['Pods of a StatefulSet in parallel', statefulSet(), statefulSet({ podManagementPolicy: 'Parallel' }), ['immutable-field']],
  ['claims of a StatefulSet', statefulSet(), statefulSet({ volumeClaimTemplates: [claim] }), ['immutable-field']],
  ['a headless Service', service(), service({ clusterIP: 'None' }), ['immutable-field']],
  ['a headless Service with a load balancer', service({ clusterIP: 'None' }), service({ type: 'LoadBalancer' }), ['leftover-default']],
  ['another family of addresses', service({ ipFamilies: ['IPv4'] }), service({ ipFamilies: ['IPv6'] }), ['immutable-field']],
  [
    'another class of load balancers',
    service({ type: 'LoadBalancer', loadBalancerClass: 'a.b/c' }),
    service({ type: 'LoadBalancer', loadBalancerClass: 'a.b/d' }),
    ['immutable-field'],
  ],
  ['frozen data', settings({ data: { a: '1' }, immutable: true }), settings({ data: { a: '2' }, immutable: true }), ['immutable-field']],
  ['data that are frozen no more', settings({ data: { a: '1' }, immutable: true }), settings({ data: { a: '1' } }), ['immutable-field']],
  ['a number of completions', job({ completions: 2 }), job({ completions: 3 }), ['immutable-field']],
  [
    'the Pods of a suspended Job',
    job({ suspend: true }),
    job({ suspend: true }, { containers: [{ name: 'c', image: 'x:2' }] }),
    ['immutable-field'],
  ],
  ['the source of a volume', volume(), volume({ csi: { driver: 'd', volumeHandle: 'i' } }), ['immutable-field']],
  ['the mode of a volume', volume(), volume({ volumeMode: 'Block' }), ['immutable-field']],
  ['a claim without its class', volumeClaim({ storageClassName: 'gp3' }), volumeClaim(), ['immutable-field']],
  ['a claim of no class', volumeClaim({ storageClassName: '' }), volumeClaim({ storageClassName: 'gp3' }), ['immutable-field']],
  ['a version in which objects are stored', definition(version('v1', true)), definition(version('v2', true)), ['immutable-field']],
];

test.each(refused)('is rejected: %s', (_, old, object, rules) => {
  const found = validator.checkUpdate(old, object).ofUpdate.filter(({ severity }) => severity === 'reject');
  expect(found.map(({ rule }) => rule)).toEqual(rules);
});

const taken: readonly (readonly [string, object, object])[] = [
  [
    'Recreate where rollingUpdate was applied',
    deployment({ strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1 } } }),
    deployment({ strategy: { type: 'Recreate' } }),
  ],
  ['a DaemonSet that waits for deletions', daemonSet(), daemonSet({ updateStrategy: { type: 'OnDelete' } })],
  ['what a StatefulSet has by default', statefulSet(), statefulSet({ podManagementPolicy: 'OrderedReady' })],
  ['a Service of the type ExternalName', service(), { ...service(), spec: { type: 'ExternalName', externalName: 'a.b' } }],
  ['a load balancer less', service({ type: 'LoadBalancer', externalTrafficPolicy: 'Local' }), service()],
  ['node ports less', service({ type: 'NodePort', ports: [{ port: 80, nodePort: 30_123 }] }), service({ type: 'ClusterIP' })],
  ['addresses as they were', service({ clusterIP: 'None' }), service()],
  ['another port', service(), service({ ports: [{ port: 81 }] })],
  ['how often a Job is tried', job(), job({ backoffLimit: 2 })],
  [
    'completions of an indexed Job',
    job({ completions: 2, parallelism: 2, completionMode: 'Indexed' }),
    job({ completions: 3, parallelism: 3, completionMode: 'Indexed' }),
  ],
  ['where a suspended Job runs', job({ suspend: true }), job({ suspend: true }, { nodeSelector: { a: 'b' } })],
  ['the policy of a volume', volume(), volume({ persistentVolumeReclaimPolicy: 'Delete' })],
  ['a claim that gets a class', volumeClaim(), volumeClaim({ storageClassName: 'gp3' })],
  ['the same size', volumeClaim(), volumeClaim({ resources: { requests: { storage: '1024Mi' } } })],
  ['a further version', definition(version('v1', true)), definition(version('v1', false), version('v2', true))],
];

test.each(taken)('is accepted: %s', (_, old, object) => {
  expect(validator.checkUpdate(old, object).verdict).not.toBe('reject');
});

test('a claim that grows, and an address that the server may have chosen, are risks', () => {
  const risks = (old: object, object: object) =>
    validator.checkUpdate(old, object).ofUpdate.map(({ rule, severity, pointer }) => `${severity} ${rule} ${pointer}`);
  expect(risks(volumeClaim(), volumeClaim({ resources: { requests: { storage: '2Gi' } } }))).toEqual([
    'risk unbound-claim /spec/resources/requests/storage',
  ]);
  expect(risks(service(), service({ clusterIP: '10.96.0.7' }))).toEqual(['risk fixed-by-server /spec/clusterIP']);
});
