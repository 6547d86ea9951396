import { readYaml } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../src/aws/model/json.ts';
import {
  type AwsAccount,
  type AwsProvider,
  type Cluster,
  createAwsAccount,
  isTrue,
  type Lab,
  modelCrds,
  type StoredObject,
  startAws,
  startLab,
} from '../src/index.ts';
import { connect } from '../src/kubernetes/connection.ts';
import { kubernetesApi } from '../src/kubernetes/kubernetes-api.ts';
import { composeParts } from '../test/compose-parts.ts';
import { testCluster } from '../test/eks-cluster-of-test.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({});
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const GROUPS = ['ec2', 'eks', 'iam', 'dynamodb'].map((group) => `${group}.aws.m.upbound.io`);
const deadline = 120_000;
const inNamespace = (apiVersion: string, kind: string, name: string) => ({
  apiVersion,
  kind,
  metadata: { name, namespace: 'shop-staging' },
});
const eks = (kind: string, name: string) => inNamespace('eks.aws.m.upbound.io/v1beta1', kind, name);

describe.skipIf(reason !== undefined)('the fake of AWS on a real API server', () => {
  let lab: Lab<'hub' | 'spoke'>;
  let hub: Cluster;
  let account: AwsAccount;
  let aws: AwsProvider;
  const shop = testCluster();
  const owner = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'owner', namespace: 'shop-staging' } };

  /** Returns every managed resource of a cluster that can be composed now. */
  async function compose(): Promise<readonly StoredObject[]> {
    const present = await managed();
    const observed = new Map(present.map((object) => [object.metadata.labels?.['fleet.slipway.example/part'] ?? '', object]));
    const { uid } = (await hub.get(owner))?.metadata ?? { uid: '' };
    for (const [part, object] of composeParts(shop, uid, observed)) {
      if (!observed.has(part) && GROUPS.some((group) => String(object.apiVersion).startsWith(group))) await hub.apply(object as never);
    }
    return present;
  }

  async function managed(): Promise<readonly StoredObject[]> {
    const kinds = modelCrds((group) => GROUPS.includes(group)).map(({ spec }) => ({
      apiVersion: `${spec.group}/v1beta1`,
      kind: spec.names.kind,
    }));
    return (await Promise.all(kinds.map((kind) => hub.list({ ...kind, namespace: 'shop-staging' })))).flat();
  }

  const waitsFor = (of: readonly StoredObject[]): string =>
    of
      .filter((object) => !isTrue(object, 'Ready'))
      .map(
        ({ kind, metadata, status }) =>
          `${kind} ${metadata.name}: ${status?.conditions?.map(({ type, message }) => `${type} ${message ?? ''}`)}`,
      )
      .join('\n');

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub', 'spoke'] });
    hub = lab.clusters.hub;
    account = createAwsAccount({ kubeconfigs: (name) => (name === 'shop-staging' ? lab.clusters.spoke.kubeconfig : undefined) });
    aws = startAws(account, hub, { delay: { default: 300 }, tokenRefresh: 2_000 });
    await hub.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop-staging' } });
    await hub.apply(owner);
    await hub.applyCrds(modelCrds((group) => GROUPS.includes(group) || group === 'aws.m.upbound.io'));
    proved('the CRDs of the providers came after the fake of AWS was started');
  });
  afterAll(async () => {
    await aws?.close();
    await lab?.stop();
  });

  test('nothing happens without a provider configuration', async () => {
    const vpc = inNamespace('ec2.aws.m.upbound.io/v1beta1', 'VPC', 'shop-staging-vpc');
    await compose();
    const waiting = await hub.waitFor(
      vpc,
      (object) => object.status?.conditions?.some(({ type, status }) => type === 'Synced' && status === 'False') ?? false,
      { deadline },
    );
    expect(waiting.status?.conditions).toMatchObject([
      { type: 'Synced', message: expect.stringContaining('ClusterProviderConfig.aws.m.upbound.io "default" not found') },
    ]);
    expect(account.resources()).toEqual([]);
    await hub.apply({
      apiVersion: 'aws.m.upbound.io/v1beta1',
      kind: 'ClusterProviderConfig',
      metadata: { name: 'default' },
      spec: { credentials: { source: 'PodIdentity' } },
    } as never);
    await hub.waitFor(vpc, 'Ready', { deadline });
    proved('a managed resource waits for its provider configuration');
  });

  test('an EKS cluster of the fleet is created, in the order of its references', async () => {
    await expect.poll(async () => waitsFor(await compose()), { timeout: deadline, interval: 500 }).toBe('');
    const objects = await managed();
    expect(objects.length).toBe(37);
    const made = account
      .calls()
      .filter(({ call, refused }) => call === 'create' && refused === undefined)
      .map(({ kind }) => kind);
    const first = (kind: string): number => made.indexOf(kind as never);
    const order = ['ec2/VPC', 'ec2/Subnet', 'eks/Cluster', 'eks/NodeGroup'];
    expect(order.toSorted((a, b) => first(a) - first(b))).toEqual(order);
    expect(first('ec2/InternetGateway')).toBeLessThan(first('ec2/NATGateway'));
    expect(first('iam/Role')).toBeLessThan(first('eks/Cluster'));
    expect(await hub.get(eks('Cluster', 'shop-staging-cluster'))).toMatchObject({
      status: {
        atProvider: {
          status: 'ACTIVE',
          endpoint: lab.clusters.spoke.server,
          arn: 'arn:aws:eks:eu-west-1:111122223333:cluster/shop-staging',
        },
      },
    });
    proved(`${objects.length} managed resources are Ready`);
  });

  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'shop-staging-kubeconfig', namespace: 'shop-staging' } };
  const keyOf = (object: StoredObject | undefined, key: string): string =>
    Buffer.from((object?.data as Record<string, string> | undefined)?.[key] ?? '', 'base64').toString();

  test('the Secret of ClusterAuth opens the second API server, and comes back when it is gone', async () => {
    const { value } = readYaml(keyOf(await hub.get(secret), 'kubeconfig'), 'kubeconfig').documents[0] ?? {};
    const { clusters, users } = value as {
      clusters: [{ name: string; cluster: { server: string; 'certificate-authority-data': string } }];
      users: [{ user: { token: string } }];
    };
    const { server, 'certificate-authority-data': data } = clusters[0].cluster;
    const connection = connect({ server, certificateAuthority: Buffer.from(data, 'base64').toString(), token: users[0].user.token });
    await kubernetesApi(connection).apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'from-the-hub' } });
    connection.close();
    expect(await lab.clusters.spoke.get({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'from-the-hub' } })).toBeDefined();
    expect([clusters[0].name, keyOf(await hub.get(secret), 'endpoint')]).toEqual(['shop-staging', server]);
    await hub.remove(secret);
    await expect.poll(async () => keyOf(await hub.get(secret), 'kubeconfig'), { timeout: deadline }).toContain(server);
    proved('the kubeconfig is right, and is written again');
  });

  test('an upgrade goes up by one minor version', async () => {
    const cluster = eks('Cluster', 'shop-staging-cluster');
    await hub.patch(cluster, { spec: { forProvider: { version: '1.36' } } });
    const refused = await hub.waitFor(
      cluster,
      (object) =>
        object.status?.conditions?.some(({ message }) =>
          message?.includes('Unsupported Kubernetes minor version update from 1.34 to 1.36'),
        ) ?? false,
      { deadline },
    );
    expect(refused.status?.conditions?.find(({ type }) => type === 'LastAsyncOperation')).toMatchObject({
      status: 'False',
      reason: 'AsyncUpdateFailure',
    });
    await hub.patch(cluster, { spec: { forProvider: { version: '1.35' } } });
    await hub.waitFor(cluster, (object) => textAt(object.status, 'atProvider.version') === '1.35' && isTrue(object, 'Synced'), {
      deadline,
    });
    proved('the control plane is upgraded by one minor, and not by two');
  });

  test('what is made to hang hangs, and what is made to fail fails', async () => {
    const table = (name: string) => ({
      ...inNamespace('dynamodb.aws.m.upbound.io/v1beta1', 'Table', name),
      spec: { forProvider: { region: 'eu-west-1', hashKey: 'id', attribute: [{ name: 'id', type: 'S' }], billingMode: 'PAY_PER_REQUEST' } },
    });
    aws.faults.set('Table/hanging', 'hang');
    aws.faults.set('Table/failing', { fail: 'AccessDeniedException: not allowed here' });
    for (const name of ['good', 'hanging', 'failing']) await hub.apply(table(name) as never);
    await hub.waitFor(table('good'), 'Ready', { deadline });
    const failing = await hub.waitFor(
      table('failing'),
      (object) => object.status?.conditions?.some(({ type, status }) => type === 'Synced' && status === 'False') ?? false,
      { deadline },
    );
    expect(failing.status?.conditions?.find(({ type }) => type === 'Synced')?.message).toContain(
      'create failed: async create failed: failed to create the resource: [{0 creating DynamoDB Table (failing): AccessDeniedException',
    );
    expect(isTrue((await hub.get(table('hanging'))) as StoredObject, 'Ready')).toBe(false);
    aws.faults.clear();
    for (const name of ['hanging', 'failing']) await hub.waitFor(table(name), 'Ready', { deadline });
    for (const name of ['good', 'hanging', 'failing']) await hub.remove(table(name));
    for (const name of ['good', 'hanging', 'failing']) await hub.waitUntilGone(table(name), { deadline });
    proved('faults do what they say, and can be taken back');
  });

  test('a restart of the providers and a crash of the API server change nothing', async () => {
    const before = account.resources();
    await aws.close();
    await hub.programs.get('kube-apiserver')?.stop();
    aws = startAws(account, hub, { delay: { default: 300 }, tokenRefresh: 2_000 });
    await hub.programs.get('kube-apiserver')?.start();
    await hub.waitFor(secret, (object) => keyOf(object, 'kubeconfig') !== '', { deadline });
    await hub.patch(eks('NodeGroup', 'shop-staging-node-group'), { spec: { forProvider: { version: '1.35' } } });
    await hub.waitFor(eks('NodeGroup', 'shop-staging-node-group'), (object) => textAt(object.status, 'atProvider.version') === '1.35', {
      deadline,
    });
    expect(account.resources().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    proved('the providers went on where they were');
  });

  test('deletion ends with nothing left, in the order that AWS wants', async () => {
    for (const object of await managed()) await hub.remove(object);
    await expect
      .poll(
        async () => (await managed()).map(({ kind, metadata, status }) => `${kind} ${metadata.name} ${JSON.stringify(status?.conditions)}`),
        { timeout: deadline, interval: 500 },
      )
      .toEqual([]);
    expect(account.resources()).toEqual([]);
    const gone = account
      .calls()
      .filter(({ call, refused }) => call === 'delete' && refused === undefined)
      .map(({ kind }) => kind);
    expect(gone.at(-1)).toBe('ec2/VPC');
    expect(gone.lastIndexOf('eks/NodeGroup')).toBeLessThan(gone.indexOf('eks/Cluster'));
    proved(`${gone.length} resources are gone, the VPC last`);
  });
});
