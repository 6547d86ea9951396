import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeServer, fakeServer } from '../../test/fake-server.ts';
import { isTrue, type StoredObject } from '../kubernetes/stored-object.ts';
import { runWorkloads, type WorkloadOptions, type Workloads } from './start-workloads.ts';

const KINDS = [
  { apiVersion: 'v1', kind: 'Namespace', plural: 'namespaces' },
  { apiVersion: 'v1', kind: 'ConfigMap', plural: 'configmaps', namespaced: true },
  { apiVersion: 'v1', kind: 'Secret', plural: 'secrets', namespaced: true },
  { apiVersion: 'v1', kind: 'ServiceAccount', plural: 'serviceaccounts', namespaced: true },
  { apiVersion: 'v1', kind: 'Pod', plural: 'pods', namespaced: true },
  { apiVersion: 'v1', kind: 'PersistentVolumeClaim', plural: 'persistentvolumeclaims', namespaced: true },
  { apiVersion: 'v1', kind: 'ResourceQuota', plural: 'resourcequotas', namespaced: true },
  { apiVersion: 'apps/v1', kind: 'Deployment', plural: 'deployments', namespaced: true },
  { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', plural: 'customresourcedefinitions' },
];
const STORE = { apiVersion: 'external-secrets.io/v1', kind: 'ClusterSecretStore', plural: 'clustersecretstores' };
const EXTERNAL_SECRET = { apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret', plural: 'externalsecrets', namespaced: true };
const NODE_POOL = { apiVersion: 'karpenter.sh/v1', kind: 'NodePool', plural: 'nodepools' };
const NODE_CLASS = { apiVersion: 'karpenter.k8s.aws/v1', kind: 'EC2NodeClass', plural: 'ec2nodeclasses' };

const rejections: unknown[] = [];
const remember = (reason: unknown): number => rejections.push(reason);
const running: Workloads[] = [];
let server: FakeServer;

beforeEach(() => {
  process.on('unhandledRejection', remember);
  server = fakeServer(KINDS);
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', remember);
  expect(rejections.splice(0)).toEqual([]);
});

async function start(options: WorkloadOptions = {}): Promise<Workloads> {
  const workloads = await runWorkloads(server.connection, 'the authority', { delay: 1, ...options });
  running.push(workloads);
  return workloads;
}

const until = (holds: () => boolean | undefined) => expect.poll(() => holds() ?? false, { timeout: 20_000, interval: 5 }).toBe(true);

const namespace = (name: string) => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
const configMap = (name: string, more: object = {}) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, namespace: 'shop', ...more },
});
const deployment = (name: string, spec: object = {}, pod: object = {}) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, namespace: 'shop' },
  spec: { replicas: 2, template: { spec: { containers: [{ name: 'main', image: 'example' }], ...pod } }, ...spec },
});
const crd = ({ kind, plural, apiVersion }: (typeof KINDS)[number]) => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: `${plural}.${apiVersion.split('/')[0]}` },
  spec: { names: { kind } },
});
const ownedBy = (owner: StoredObject, blockOwnerDeletion = false) => ({
  ownerReferences: [
    { apiVersion: owner.apiVersion, kind: owner.kind, name: owner.metadata.name, uid: owner.metadata.uid, blockOwnerDeletion },
  ],
});
const stored = (name: string) => server.get('deployments', name, 'shop');
const available = (name: string): boolean => isTrue(stored(name) as StoredObject, 'Available');
const condition = (object: StoredObject | undefined, type: string) => object?.status?.conditions?.find((one) => one.type === type);

test('every namespace gets its account and the authority, again when they are deleted', async () => {
  await start();
  server.apply(namespace('shop'));
  await until(() => server.get('serviceaccounts', 'default', 'shop') !== undefined);
  await until(() => server.get('configmaps', 'kube-root-ca.crt', 'shop') !== undefined);
  expect(server.get('configmaps', 'kube-root-ca.crt', 'shop')).toMatchObject({ data: { 'ca.crt': 'the authority' } });
  server.remove('configmaps', 'kube-root-ca.crt', 'shop');
  await until(() => server.get('configmaps', 'kube-root-ca.crt', 'shop') !== undefined);
});

test('a Deployment waits for every object that it needs, in any order', async () => {
  await start();
  server.apply(namespace('shop'));
  const volumes = [{ secret: { secretName: 'key' } }, { configMap: { name: 'maybe', optional: true } }];
  const containers = [{ name: 'main', image: 'example', envFrom: [{ configMapRef: { name: 'settings' } }] }];
  server.apply(deployment('web', {}, { volumes, containers, serviceAccountName: 'web' }));
  await until(() => condition(stored('web'), 'ReplicaFailure')?.message?.includes('serviceaccount "web" not found'));
  server.apply({ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'web', namespace: 'shop' } });
  await until(() => condition(stored('web'), 'Available')?.message?.includes('secret "key" not found; configmap "settings" not found'));
  server.apply(configMap('settings'));
  server.apply({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'key', namespace: 'shop' } });
  await until(() => available('web'));
  expect(stored('web')?.status).toMatchObject({ observedGeneration: 1, replicas: 2, readyReplicas: 2, availableReplicas: 2 });
  server.remove('configmaps', 'settings', 'shop');
  server.apply({ kind: 'Deployment', metadata: { name: 'web', namespace: 'shop', labels: { seen: 'again' } } });
  server.apply({ kind: 'Deployment', metadata: { name: 'web', namespace: 'shop' }, spec: { replicas: 3 } });
  await until(() => stored('web')?.status?.availableReplicas === 3);
  expect(available('web')).toBe(true); // Running Pods continue without it
});

test('a Deployment that does not get ready in its time, says so', async () => {
  await start();
  server.apply(namespace('shop'));
  server.apply(deployment('late', { progressDeadlineSeconds: 0.05 }, { volumes: [{ configMap: { name: 'never' } }] }));
  await until(() => condition(stored('late'), 'Progressing')?.reason === 'ProgressDeadlineExceeded');
});

test('a paused Deployment does not progress, one without replicas is ready, a held one waits for its release', async () => {
  const workloads = await start();
  workloads.hold(deployment('held'));
  server.apply(namespace('shop'));
  for (const one of [deployment('paused', { paused: true }), deployment('none', { replicas: 0 }), deployment('held'), deployment('free')])
    server.apply(one);
  await until(() => available('none') && available('free'));
  await until(() => condition(stored('paused'), 'Progressing')?.reason === 'DeploymentPaused');
  await until(() => stored('held')?.status?.observedGeneration === 1);
  expect([available('paused'), available('held')]).toEqual([false, false]);
  workloads.release(deployment('held'));
  await until(() => available('held'));
});

test('a deleted namespace is emptied and goes, also when something holds it for a while', async () => {
  await start();
  server.apply(namespace('shop'));
  server.apply(configMap('held', { finalizers: ['example/held'] }));
  server.apply({
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: 'disk', namespace: 'shop', finalizers: ['kubernetes.io/pvc-protection'] },
    spec: {},
  });
  await until(() => server.get('configmaps', 'kube-root-ca.crt', 'shop') !== undefined);
  server.remove('namespaces', 'shop');
  await until(() => condition(server.get('namespaces', 'shop'), 'NamespaceFinalizersRemaining')?.message?.includes('example/held'));
  server.apply(configMap('held', { finalizers: [] }));
  await until(() => server.get('namespaces', 'shop') === undefined);
  expect(['configmaps', 'serviceaccounts', 'persistentvolumeclaims'].flatMap((plural) => server.list(plural))).toEqual([]);
});

test('a dependent is deleted with its last owner, and is kept before', async () => {
  await start();
  const [first, second] = [server.apply(configMap('first')), server.apply(configMap('second'))];
  const both = [...ownedBy(first).ownerReferences, ...ownedBy(second).ownerReferences];
  server.apply(configMap('owned', { ownerReferences: both }));
  server.apply(configMap('below', ownedBy(server.get('configmaps', 'owned', 'shop') as StoredObject)));
  server.remove('configmaps', 'first', 'shop');
  await until(() => (server.get('configmaps', 'owned', 'shop')?.metadata.ownerReferences as readonly unknown[] | undefined)?.length === 1);
  server.remove('configmaps', 'second', 'shop');
  await until(() => server.list('configmaps').length === 0);
});

test('an object whose owner never existed, or was recreated, is deleted', async () => {
  server.apply(configMap('owner'));
  server.apply(configMap('stray', { ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'owner', uid: 'another' }] }));
  await start();
  await until(() => server.get('configmaps', 'stray', 'shop') === undefined);
  expect(server.get('configmaps', 'owner', 'shop')).toBeDefined();
});

test('an owner that is deleted in the foreground goes last, one that orphans leaves what it owned', async () => {
  await start();
  const owner = server.apply(configMap('owner'));
  server.apply(configMap('slow', { ...ownedBy(owner, true), finalizers: ['example/held'] }));
  server.remove('configmaps', 'owner', 'shop', 'Foreground');
  await until(() => server.get('configmaps', 'slow', 'shop')?.metadata.deletionTimestamp !== undefined);
  expect(server.get('configmaps', 'owner', 'shop')).toBeDefined();
  server.apply(configMap('slow', { finalizers: [] }));
  await until(() => server.get('configmaps', 'owner', 'shop') === undefined);

  server.apply(configMap('left', ownedBy(server.apply(configMap('giver')))));
  server.remove('configmaps', 'giver', 'shop', 'Orphan');
  await until(() => server.get('configmaps', 'giver', 'shop') === undefined);
  expect(server.get('configmaps', 'left', 'shop')?.metadata.ownerReferences).toEqual([]);
});

test('an ExternalSecret is answered when its CRD, its Deployment, its store and its secret are there', async () => {
  const known = new Map([['team/db', { user: 'ann', password: 'one' }]]);
  await start({ secrets: (key) => known.get(key) });
  server.apply(namespace('shop'));
  for (const kind of [STORE, EXTERNAL_SECRET]) {
    server.serve(kind);
    server.apply(crd({ namespaced: false, ...kind }));
  }
  const externalSecret = (name: string, key: string) => ({
    apiVersion: 'external-secrets.io/v1',
    kind: 'ExternalSecret',
    metadata: { name, namespace: 'shop' },
    spec: {
      refreshInterval: '1h0m0s',
      secretStoreRef: { kind: 'ClusterSecretStore', name: 'aws' },
      target: { template: { type: 'kubernetes.io/basic-auth', metadata: { labels: { team: 'db' } } } },
      data: [{ secretKey: 'name', remoteRef: { key, property: 'user' } }],
    },
  });
  server.apply({
    apiVersion: 'external-secrets.io/v1',
    kind: 'ClusterSecretStore',
    metadata: { name: 'aws' },
    spec: { conditions: [{ namespaces: ['shop'] }] },
  });
  server.apply(externalSecret('db', 'team/db'));
  server.apply(externalSecret('none', 'team/none'));
  server.apply(deployment('web'));
  await until(() => available('web'));
  expect(server.get('externalsecrets', 'db', 'shop')?.status).toBeUndefined();

  server.apply(deployment('external-secrets'));
  await until(() => server.get('secrets', 'db', 'shop') !== undefined);
  expect(server.get('secrets', 'db', 'shop')).toMatchObject({
    type: 'kubernetes.io/basic-auth',
    metadata: { labels: { team: 'db' } },
    data: { name: Buffer.from('ann').toString('base64') },
  });
  const ready = (name: string) => condition(server.get('externalsecrets', name, 'shop'), 'Ready');
  await until(() => ready('db')?.reason === 'SecretSynced');
  await until(() => ready('none')?.message?.includes('key: team/none') && ready('none')?.reason === 'SecretSyncedError');
  known.set('team/none', { user: 'eve', password: '' });
  await until(() => ready('none')?.status === 'True');

  server.remove('secrets', 'db', 'shop');
  await until(() => server.get('secrets', 'db', 'shop') !== undefined);
  server.remove('externalsecrets', 'db', 'shop');
  await until(() => server.get('secrets', 'db', 'shop') === undefined);
});

test('a NodePool is ready when its class is, and both only while Karpenter runs', async () => {
  server = fakeServer([...KINDS, NODE_POOL, NODE_CLASS]);
  await start();
  server.apply(namespace('shop'));
  const nodeClassRef = { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' };
  server.apply({
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: { template: { spec: { nodeClassRef } } },
  });
  server.apply(deployment('karpenter'));
  const pool = () => server.get('nodepools', 'default') as StoredObject;
  await until(() => condition(pool(), 'NodeClassReady')?.reason === 'NodeClassNotFound');
  server.apply({ apiVersion: 'karpenter.k8s.aws/v1', kind: 'EC2NodeClass', metadata: { name: 'default' }, spec: {} });
  await until(() => isTrue(pool(), 'Ready'));
  server.remove('ec2nodeclasses', 'default');
  await until(() => server.get('ec2nodeclasses', 'default') === undefined);
  await until(() => !isTrue(pool(), 'Ready'));
});

test('reaches the same state after any interruption', { timeout: 120_000 }, async () => {
  const fault = fc.constantFrom('interrupt', 'forget', 'conflict', 'down', 'nothing');
  const step = fc.record({ fault, name: fc.constantFrom('a', 'b', 'c'), act: fc.constantFrom('apply', 'remove', 'scale') });
  const rest = () => new Promise((resolve) => setTimeout(resolve, 3));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      server = fakeServer(KINDS);
      const workloads = await start();
      server.apply(namespace('shop'));
      for (const { fault: happens, name, act } of steps) {
        if (happens === 'interrupt') server.interrupt();
        if (happens === 'forget') server.interrupt(true);
        if (happens === 'conflict') server.conflict(3);
        if (happens === 'down') {
          server.down = true;
          server.interrupt();
        }
        if (act === 'remove' && stored(name)) server.remove('deployments', name, 'shop');
        if (act === 'apply' || (act === 'scale' && !stored(name))) server.apply(deployment(name));
        else if (act === 'scale') server.apply(deployment(name, { replicas: 5 }));
        await rest();
        server.down = false;
      }
      await until(() =>
        server
          .list('deployments')
          .every(
            ({ metadata }) =>
              available(metadata.name) && stored(metadata.name)?.status?.observedGeneration === stored(metadata.name)?.metadata.generation,
          ),
      );
      server.remove('namespaces', 'shop');
      await until(() => server.get('namespaces', 'shop') === undefined);
      expect(server.list('deployments')).toEqual([]);
      await workloads.close();
    }),
    { numRuns: 15 },
  );
});

test('nothing is asked after the end', async () => {
  const end = new AbortController();
  const workloads = await start({ signal: end.signal });
  server.apply(namespace('shop'));
  end.abort();
  await workloads.close();
  const asked = server.requests.length;
  server.apply(deployment('web'));
  server.interrupt();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.requests.length).toBe(asked);
});

test('the API server finds the limits of a ResourceQuota in its status', async () => {
  await start();
  server.apply(namespace('shop'));
  server.apply({ apiVersion: 'v1', kind: 'ResourceQuota', metadata: { name: 'team', namespace: 'shop' }, spec: { hard: { pods: '4' } } });
  await until(() => server.get('resourcequotas', 'team', 'shop')?.status !== undefined);
  expect(server.get('resourcequotas', 'team', 'shop')?.status).toEqual({ hard: { pods: '4' }, used: { pods: '0' } });
});
