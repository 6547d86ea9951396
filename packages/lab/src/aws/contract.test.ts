import { describe, expect, it } from 'vitest';
import { becomeReady, newAccount, testCluster } from '../../test/eks-cluster-of-test.ts';
import { type SimulationOptions, simulatedCluster } from '../../test/simulated-cluster.ts';
import { isTrue } from '../kubernetes/stored-object.ts';
import type { JsonObject } from './model/json.ts';
import { conditionOf, FINALIZER, inAtProvider, type ManagedResource } from './model/managed-resource.ts';

const table = (name: string, spec: JsonObject = {}, annotations: Readonly<Record<string, string>> = {}): JsonObject => ({
  apiVersion: 'dynamodb.aws.m.upbound.io/v1beta1',
  kind: 'Table',
  metadata: { name, namespace: 'shop', annotations },
  spec: { forProvider: { region: 'eu-west-1', hashKey: 'id', billingMode: 'PAY_PER_REQUEST' }, ...spec },
});

const vpc = (name: string, spec: JsonObject = {}): JsonObject => ({
  apiVersion: 'ec2.aws.m.upbound.io/v1beta1',
  kind: 'VPC',
  metadata: { name, namespace: 'shop' },
  spec: { forProvider: { region: 'eu-west-1', cidrBlock: '10.0.0.0/16' }, ...spec },
});

function simulation(options: Partial<SimulationOptions> = {}) {
  const account = options.account ?? newAccount();
  return { account, cluster: simulatedCluster({ account, ...options }) };
}

const conditions = (object: ManagedResource | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((object?.status?.conditions ?? []).map(({ type, status, reason }) => [type, `${status} ${reason}`]));

const withForProvider = (fields: JsonObject) => (object: ManagedResource) => ({
  ...object,
  spec: { ...object.spec, forProvider: { ...(object.spec?.forProvider as JsonObject), ...fields } },
});

describe('a managed resource', () => {
  it('is created, then Available, with the annotations and the finalizer of the runtime', () => {
    const { cluster } = simulation();
    cluster.apply(vpc('main'));
    cluster.stepNow();
    expect(cluster.get('ec2/VPC', 'main')?.metadata).toMatchObject({
      finalizers: [FINALIZER],
      annotations: {
        'crossplane.io/external-create-pending': '2026-01-01T00:00:00Z',
        'crossplane.io/external-create-succeeded': '2026-01-01T00:00:00Z',
      },
    });
    expect(conditions(cluster.get('ec2/VPC', 'main'))).toEqual({ Ready: 'False Creating', Synced: 'True ReconcileSuccess' });
    cluster.run(1_000);
    const ready = cluster.get('ec2/VPC', 'main');
    expect(conditions(ready)).toEqual({ Ready: 'True Available', Synced: 'True ReconcileSuccess', LastAsyncOperation: 'True Success' });
    expect(ready?.metadata.annotations?.['crossplane.io/external-name']).toMatch(/^vpc-0[0-9a-f]{16}$/);
    expect(ready?.status?.atProvider).toMatchObject({
      id: ready?.metadata.annotations?.['crossplane.io/external-name'],
      cidrBlock: '10.0.0.0/16',
      ownerId: '111122223333',
    });
    expect(ready?.spec).toMatchObject({
      forProvider: { instanceTenancy: 'default', tags: { 'crossplane-kind': 'vpc.ec2.aws.m.upbound.io' } },
    });
  });

  it('reports the generation that was looked at in Synced, not in Ready', () => {
    const { cluster } = simulation();
    cluster.apply(table('orders'));
    cluster.run(1_000);
    const object = cluster.get('dynamodb/Table', 'orders');
    expect(conditionOf(object as ManagedResource, 'Synced')?.observedGeneration).toBe(object?.metadata.generation);
    expect(conditionOf(object as ManagedResource, 'Ready')).not.toHaveProperty('observedGeneration');
  });

  it('is updated after a while, and not where that would need another resource', () => {
    const { cluster, account } = simulation();
    cluster.apply(table('orders'));
    cluster.run(1_000);
    cluster.change('dynamodb/Table', 'orders', withForProvider({ deletionProtectionEnabled: true }));
    cluster.stepNow();
    expect(cluster.get('dynamodb/Table', 'orders')?.status?.atProvider).not.toHaveProperty('deletionProtectionEnabled');
    cluster.run(1_000);
    expect(cluster.get('dynamodb/Table', 'orders')?.status?.atProvider).toMatchObject({ deletionProtectionEnabled: true });
    cluster.change('dynamodb/Table', 'orders', withForProvider({ hashKey: 'other' }));
    cluster.run(1_000);
    const refused = cluster.get('dynamodb/Table', 'orders') as ManagedResource;
    expect(conditions(refused)).toEqual({
      Ready: 'True Available',
      Synced: 'False ReconcileError',
      LastAsyncOperation: 'False AsyncUpdateFailure',
    });
    expect(conditionOf(refused, 'Synced')?.message).toBe(
      'update failed: async update failed: refuse to update the external resource because the following update requires replacing it: cannot change the value of the argument "hash_key" from "id" to "other"',
    );
    expect(account.calls().filter(({ call, refused: why }) => call === 'update' && why !== undefined)).toHaveLength(1);
  });

  it('waits for its provider configuration, and goes on when that is there', () => {
    let exists = false;
    const { cluster, account } = simulation({ providerConfig: () => exists });
    cluster.apply(table('orders'));
    cluster.run(200);
    expect(conditionOf(cluster.get('dynamodb/Table', 'orders') as ManagedResource, 'Synced')?.message).toMatch(
      /^connect failed: .*cannot get referenced ProviderConfig/,
    );
    expect(account.resources()).toEqual([]);
    exists = true;
    cluster.run(1_000);
    expect(isTrue(cluster.get('dynamodb/Table', 'orders') as ManagedResource, 'Ready')).toBe(true);
  });

  it('is left alone while it is paused, by annotation or by policy', () => {
    const { cluster, account } = simulation();
    cluster.apply(table('orders', {}, { 'crossplane.io/paused': 'true' }));
    cluster.apply(table('books', { managementPolicies: [] }));
    cluster.run(1_000);
    for (const object of cluster.objects()) expect(conditions(object)).toEqual({ Synced: 'False ReconcilePaused' });
    expect(account.resources()).toEqual([]);
  });

  it('is only looked at when the policy says so', () => {
    const { cluster, account } = simulation();
    cluster.apply(table('theirs', { managementPolicies: ['Observe'] }));
    cluster.run(200);
    expect(conditionOf(cluster.get('dynamodb/Table', 'theirs') as ManagedResource, 'Synced')?.message).toBe(
      'observe failed: external resource does not exist',
    );
    account.prepare({ kind: 'dynamodb/Table', name: 'theirs', parameters: { hashKey: 'key' } });
    cluster.run(1_000);
    expect(cluster.get('dynamodb/Table', 'theirs')?.status?.atProvider).toMatchObject({ hashKey: 'key' });
    cluster.remove(cluster.get('dynamodb/Table', 'theirs') as ManagedResource);
    cluster.run(1_000);
    expect([cluster.objects(), account.resources().length, account.calls()]).toEqual([[], 1, []]);
  });

  it('is not deleted in AWS before all other finalizers are gone', () => {
    const { cluster, account } = simulation();
    cluster.apply(table('orders'));
    cluster.run(1_000);
    cluster.change('dynamodb/Table', 'orders', (object) => ({
      ...object,
      metadata: { ...object.metadata, finalizers: [...(object.metadata.finalizers ?? []), 'other'] },
    }));
    cluster.remove(cluster.get('dynamodb/Table', 'orders') as ManagedResource);
    cluster.run(1_000);
    expect(account.resources()).toHaveLength(1);
    cluster.change('dynamodb/Table', 'orders', (object) => ({ ...object, metadata: { ...object.metadata, finalizers: [FINALIZER] } }));
    cluster.run(1_000);
    expect([account.resources(), cluster.objects()]).toEqual([[], []]);
  });

  it('is made again when it was lost', () => {
    const { cluster, account } = simulation();
    cluster.apply(table('orders'));
    cluster.run(1_000);
    for (const resource of account.resources()) account.lose(resource);
    cluster.restart();
    cluster.run(1_000);
    expect(account.calls().map(({ call }) => call)).toEqual(['create', 'create']);
  });

  it('stops when the result of the creation is unknown', () => {
    const { cluster, account } = simulation();
    const main = vpc('main') as { readonly metadata: JsonObject };
    cluster.apply({
      ...main,
      metadata: { ...main.metadata, annotations: { 'crossplane.io/external-create-pending': '2026-01-01T00:00:00Z' } },
    });
    cluster.run(1_000);
    expect(conditionOf(cluster.get('ec2/VPC', 'main') as ManagedResource, 'Synced')?.message).toMatch(/^cannot determine creation result/);
    expect(account.resources()).toEqual([]);
  });
});

describe('faults', () => {
  it('make one object, or a kind, fail with a message until they are cleared', () => {
    const { cluster, account } = simulation();
    account.faults.set('Table/orders', { fail: 'LimitExceededException: too many tables' });
    cluster.apply(table('orders'));
    cluster.apply(table('books'));
    cluster.run(1_000);
    const failing = cluster.get('dynamodb/Table', 'orders') as ManagedResource;
    expect(conditions(failing)).toEqual({
      Ready: 'False Creating',
      Synced: 'False ReconcileError',
      LastAsyncOperation: 'False AsyncCreateFailure',
    });
    expect(conditionOf(failing, 'Synced')?.message).toBe(
      'create failed: async create failed: failed to create the resource: [{0 creating DynamoDB Table (orders): LimitExceededException: too many tables  []}]',
    );
    const { resourceVersion } = failing.metadata;
    cluster.run(5_000);
    expect(cluster.get('dynamodb/Table', 'orders')?.metadata.resourceVersion).toBe(resourceVersion); // Retried, without a new event
    expect(isTrue(cluster.get('dynamodb/Table', 'books') as ManagedResource, 'Ready')).toBe(true);
    account.faults.set('Table', { fail: 'InternalServerError' });
    cluster.restart();
    cluster.run(500);
    expect(conditionOf(cluster.get('dynamodb/Table', 'books') as ManagedResource, 'Synced')?.message).toMatch(
      /^observe failed: failed to observe the resource/,
    );
    account.faults.clear();
    cluster.run(2_000);
    for (const object of cluster.objects()) expect([isTrue(object, 'Ready'), isTrue(object, 'Synced')]).toEqual([true, true]);
  });

  it('hang a creation, an update and a deletion', () => {
    const { cluster, account } = simulation();
    const get = () => cluster.get('dynamodb/Table', 'orders') as ManagedResource;
    account.faults.set('Table', 'hang');
    cluster.apply(table('orders'));
    cluster.run(5_000);
    expect(conditions(get())).toEqual({ Ready: 'False Creating', Synced: 'True ReconcileSuccess' });
    account.faults.clear();
    cluster.run(1_000);
    expect(conditions(get())).toMatchObject({ Ready: 'True Available' });
    account.faults.set('Table', 'hang');
    cluster.remove(get());
    cluster.run(5_000);
    expect(conditions(get())).toMatchObject({ Ready: 'False Deleting' });
    account.faults.clear();
    cluster.run(1_000);
    expect(cluster.objects()).toEqual([]);
  });

  it('make it flap', () => {
    const { cluster, account } = simulation();
    cluster.apply(table('orders'));
    cluster.run(1_000);
    account.faults.set('Table/orders', { flap: 300 });
    cluster.restart();
    const seen = Array.from({ length: 8 }, () => {
      cluster.run(150);
      return isTrue(cluster.get('dynamodb/Table', 'orders') as ManagedResource, 'Ready');
    });
    expect(seen.filter((ready, index) => index > 0 && ready !== seen[index - 1]).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the Secret of a ClusterAuth', () => {
  const shop = testCluster();
  const refreshed = (object: ManagedResource | undefined): unknown =>
    (object?.status?.atProvider as JsonObject | undefined)?.lastRefreshTime;

  it('has a kubeconfig when the cluster is active, and again after each refresh period', () => {
    const { cluster, account } = simulation();
    account.faults.set('Cluster', 'hang');
    becomeReady(cluster, shop);
    expect(cluster.secrets.size).toBe(0);
    account.faults.clear();
    becomeReady(cluster, shop);
    expect(Object.keys(cluster.secrets.get('shop-staging-kubeconfig') ?? {})).toEqual(['endpoint', 'clusterCA', 'kubeconfig']);
    const before = refreshed(cluster.get('eks/ClusterAuth', 'shop-staging-cluster-auth'));
    cluster.secrets.clear();
    cluster.run(6_000);
    expect(refreshed(cluster.get('eks/ClusterAuth', 'shop-staging-cluster-auth'))).not.toBe(before);
    expect(cluster.secrets.get('shop-staging-kubeconfig')).toMatchObject({
      endpoint: 'https://127.0.0.1:6443',
      clusterCA: 'PEM',
      kubeconfig: expect.stringContaining('name: shop-staging'),
    });
  });
});

describe('every kind', () => {
  it('reports only what status.atProvider of its CRD has a field for', () => {
    const { cluster, account } = simulation();
    becomeReady(cluster, testCluster());
    cluster.apply(table('orders'));
    cluster.run(1_000);
    const own = account.resources().filter(({ madeFor }) => madeFor === undefined);
    expect(own.length).toBeGreaterThan(35);
    for (const { kind, attributes } of own) {
      const [group, name = ''] = kind.split('/');
      expect(inAtProvider(`${group}.aws.m.upbound.io/v1beta1`, name, attributes), kind).toEqual(attributes);
    }
  });
});
