import { describe, expect, it } from 'vitest';
import { becomeReady, newAccount, testCluster } from '../../test/eks-cluster-of-test.ts';
import { type SimulatedCluster, simulatedCluster } from '../../test/simulated-cluster.ts';
import { isTrue } from '../kubernetes/stored-object.ts';
import { type JsonObject, textAt } from './model/json.ts';
import { conditionOf, kindKey, type ManagedResource } from './model/managed-resource.ts';

const object = (group: string, kind: string, name: string, forProvider: JsonObject, annotations: JsonObject = {}): JsonObject => ({
  apiVersion: `${group}.aws.m.upbound.io/v1beta1`,
  kind,
  metadata: { name, namespace: 'shop-staging', annotations },
  spec: { forProvider: { ...(group === 'iam' ? {} : { region: 'eu-west-1' }), ...forProvider } },
});

/** Why it is not Synced. */
function refusal(cluster: SimulatedCluster, key: string, name: string): string {
  const found = cluster.get(key, name);
  const synced = found && conditionOf(found, 'Synced');
  return synced?.status === 'False' ? (synced.message ?? '') : '';
}

function withCluster() {
  const account = newAccount();
  const cluster = simulatedCluster({ account });
  becomeReady(cluster, testCluster());
  const change = (key: string, name: string, fields: JsonObject): void => {
    cluster.change(key, name, (it) => ({
      ...it,
      spec: { ...it.spec, forProvider: { ...(it.spec?.forProvider as JsonObject), ...fields } },
    }));
    cluster.run(1_000);
  };
  const remove = (key: string, name: string): void => {
    cluster.remove(cluster.get(key, name) as ManagedResource);
    cluster.run(1_000);
  };
  return { account, cluster, change, remove };
}

describe('EKS', () => {
  it('upgrades the control plane by one minor version, never down, and nodes only as far as the control plane', () => {
    const { cluster, change } = withCluster();
    change('eks/NodeGroup', 'shop-staging-node-group', { version: '1.35' });
    expect(refusal(cluster, 'eks/NodeGroup', 'shop-staging-node-group')).toMatch(
      /Nodegroup Kubernetes version should be equal to or less than/,
    );
    change('eks/Cluster', 'shop-staging-cluster', { version: '1.36' });
    expect(refusal(cluster, 'eks/Cluster', 'shop-staging-cluster')).toMatch(
      /Unsupported Kubernetes minor version update from 1.34 to 1.36/,
    );
    change('eks/Cluster', 'shop-staging-cluster', { version: '1.33' });
    expect(refusal(cluster, 'eks/Cluster', 'shop-staging-cluster')).toMatch(/from 1.34 to 1.33/);
    change('eks/Cluster', 'shop-staging-cluster', { version: '1.35' });
    cluster.run(1_000);
    for (const [key, name] of [
      ['eks/Cluster', 'shop-staging-cluster'],
      ['eks/NodeGroup', 'shop-staging-node-group'],
    ] as const) {
      expect(cluster.get(key, name)?.status?.atProvider).toMatchObject({ version: '1.35', status: 'ACTIVE' });
      expect(refusal(cluster, key, name)).toBe('');
    }
  });

  it('wants two zones and a role', () => {
    const account = newAccount();
    const cluster = simulatedCluster({ account });
    account.prepare({ kind: 'ec2/Subnet', name: 'subnet-1', parameters: { availabilityZone: 'eu-west-1a' } });
    const { attributes } = account.prepare({ kind: 'iam/Role', name: 'control-plane' });
    cluster.apply(object('eks', 'Cluster', 'one', { roleArn: attributes.arn, vpcConfig: { subnetIds: ['subnet-1'] } }));
    cluster.apply(
      object('eks', 'Cluster', 'two', { roleArn: 'arn:aws:iam::111122223333:role/none', vpcConfig: { subnetIds: ['subnet-1'] } }),
    );
    cluster.run(200);
    expect(refusal(cluster, 'eks/Cluster', 'one')).toMatch(/must be in at least two different AZs/);
    expect(refusal(cluster, 'eks/Cluster', 'two')).toMatch(/role arn:aws:iam::111122223333:role\/none does not exist/);
  });

  it('keeps a cluster that is protected, and one that has node groups', () => {
    const { account, cluster, change, remove } = withCluster();
    change('eks/Cluster', 'shop-staging-cluster', { deletionProtection: true });
    remove('eks/Cluster', 'shop-staging-cluster');
    expect(refusal(cluster, 'eks/Cluster', 'shop-staging-cluster')).toMatch(/^delete failed: async delete failed: .*deletion protection/);
    expect(account.resources().filter(({ kind }) => kind === 'eks/Cluster')).toHaveLength(1);

    const other = withCluster();
    other.remove('eks/Cluster', 'shop-staging-cluster');
    expect(refusal(other.cluster, 'eks/Cluster', 'shop-staging-cluster')).toMatch(/Cluster has nodegroups attached/);
    other.remove('eks/NodeGroup', 'shop-staging-node-group');
    other.cluster.run(1_000);
    expect(other.cluster.get('eks/Cluster', 'shop-staging-cluster')).toBeUndefined();
    expect(
      other.account
        .resources()
        .filter(({ kind, parameters }) => kind === 'eks/Addon' || String(parameters.name).startsWith('eks-cluster-sg')),
    ).toEqual([]);
  });

  it('has one pod identity association for a service account', () => {
    const { cluster } = withCluster();
    const association = (name: string): JsonObject =>
      object('eks', 'PodIdentityAssociation', name, {
        clusterName: 'shop-staging',
        namespace: 'shop',
        serviceAccount: 'web',
        roleArnRef: { name: 'shop-staging-role-nodes' },
      });
    cluster.apply(association('first'));
    cluster.run(500);
    cluster.apply(association('second'));
    cluster.run(500);
    expect(isTrue(cluster.get('eks/PodIdentityAssociation', 'first') as ManagedResource, 'Ready')).toBe(true);
    expect(refusal(cluster, 'eks/PodIdentityAssociation', 'second')).toMatch(/ResourceInUseException: Association already exists: a-/);
  });

  it('keeps DNS waiting for nodes', () => {
    const account = newAccount();
    const cluster = simulatedCluster({ account });
    account.faults.set('NodeGroup', 'hang');
    becomeReady(cluster, testCluster());
    const ready = cluster.objects().filter((it) => kindKey(it) === 'eks/Addon' && isTrue(it, 'Ready'));
    expect(ready.map(({ spec }) => textAt(spec, 'forProvider.addonName')).toSorted()).toEqual([
      'eks-pod-identity-agent',
      'kube-proxy',
      'vpc-cni',
    ]);
  });
});

describe('the network', () => {
  it('has no NAT gateway without an internet gateway', () => {
    const account = newAccount();
    const cluster = simulatedCluster({ account });
    account.prepare({ kind: 'ec2/VPC', name: 'vpc-1' });
    account.prepare({ kind: 'ec2/Subnet', name: 'subnet-1', parameters: { vpcId: 'vpc-1' } });
    account.prepare({ kind: 'ec2/EIP', name: 'eipalloc-1' });
    cluster.apply(object('ec2', 'NATGateway', 'nat', { subnetId: 'subnet-1', allocationId: 'eipalloc-1' }));
    cluster.run(200);
    expect(refusal(cluster, 'ec2/NATGateway', 'nat')).toMatch(/Gateway.NotAttached: Network vpc-1 has no Internet gateway attached/);
    account.prepare({ kind: 'ec2/InternetGateway', name: 'igw-1', parameters: { vpcId: 'vpc-1' } });
    cluster.run(1_000);
    expect(isTrue(cluster.get('ec2/NATGateway', 'nat') as ManagedResource, 'Ready')).toBe(true);
  });

  it.each([
    ['ec2/VPC', 'shop-staging-vpc', /DependencyViolation: The vpc 'vpc-\w+' has dependencies/],
    ['ec2/Subnet', 'shop-staging-subnet-private-1', /DependencyViolation: The subnet 'subnet-\w+' has dependencies/],
    ['ec2/Subnet', 'shop-staging-subnet-public-1', /DependencyViolation/],
    ['ec2/InternetGateway', 'shop-staging-internet-gateway', /mapped public address/],
    ['ec2/EIP', 'shop-staging-eip-1', /AuthFailure/],
    ['iam/Role', 'shop-staging-role-nodes', /DeleteConflict: Cannot delete entity, must detach all policies first/],
  ])('and IAM keep %s %s while something needs it', (key, name, reason) => {
    const { cluster, remove } = withCluster();
    remove(key, name);
    expect(refusal(cluster, key, name)).toMatch(reason);
    expect(conditionOf(cluster.get(key, name) as ManagedResource, 'Ready')?.reason).toBe('Deleting');
  });
});

describe('names', () => {
  it('that the user sets are adopted, for resources of any origin', () => {
    const account = newAccount();
    const [hub, spoke] = ['hub', 'spoke'].map((name) => simulatedCluster({ account, name }));
    for (const cluster of [hub, spoke]) {
      cluster?.apply(object('iam', 'Role', 'shared', { assumeRolePolicy: '{}' }));
      cluster?.run(500);
    }
    expect(account.resources().map(({ id }) => id)).toEqual(['shared']);
    expect(account.calls().map(({ call, by }) => `${call} ${by}`)).toEqual(['create hub/shop-staging/shared']);
    const [ofHub, ofSpoke] = [hub, spoke].map((cluster) => cluster?.get('iam/Role', 'shared')?.status?.atProvider);
    expect(ofHub).toEqual(ofSpoke); // Not even the tags distinguish the two
  });

  it('that are unique without being the identity are refused to the second', () => {
    const account = newAccount();
    const cluster = simulatedCluster({ account });
    cluster.apply(object('ec2', 'LaunchTemplate', 'a', { name: 'nodes' }));
    cluster.apply(object('iam', 'OpenIDConnectProvider', 'a', { url: 'https://issuer.example/1' }));
    cluster.run(500);
    cluster.apply(object('ec2', 'LaunchTemplate', 'b', { name: 'nodes' }));
    cluster.apply(object('iam', 'OpenIDConnectProvider', 'b', { url: 'https://issuer.example/1' }));
    cluster.run(500);
    expect(refusal(cluster, 'ec2/LaunchTemplate', 'b')).toMatch(/InvalidLaunchTemplateName.AlreadyExistsException/);
    expect(refusal(cluster, 'iam/OpenIDConnectProvider', 'b')).toMatch(/EntityAlreadyExists: Provider with url/);
  });

  it('that are too long or have other characters are refused', () => {
    const cluster = simulatedCluster({ account: newAccount() });
    const name = 'a'.repeat(65);
    cluster.apply(object('iam', 'Role', name, { assumeRolePolicy: '{}' }));
    cluster.apply(object('cloudwatchevents', 'Rule', name, {}));
    cluster.apply(object('sqs', 'Queue', 'dots', { name: 'shop.events' }));
    cluster.run(200);
    for (const [key, object] of [
      ['iam/Role', name],
      ['cloudwatchevents/Rule', name],
      ['sqs/Queue', 'dots'],
    ] as const) {
      expect(refusal(cluster, key, object), key).toMatch(/Validation|InvalidParameterValue/);
    }
  });
});
