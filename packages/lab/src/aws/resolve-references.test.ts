import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from './model/json.ts';
import { kindKey, type ManagedResource } from './model/managed-resource.ts';
import { type Others, resolveReferences } from './resolve-references.ts';

const ec2 = 'ec2.aws.m.upbound.io/v1beta1';
const eks = 'eks.aws.m.upbound.io/v1beta1';

interface Shape {
  readonly labels?: Readonly<Record<string, string>>;
  readonly owner?: string;
  readonly externalName?: string;
  readonly namespace?: string;
  readonly forProvider?: JsonObject;
  readonly atProvider?: JsonObject;
}

const managed = (apiVersion: string, kind: string, name: string, shape: Shape = {}): ManagedResource => ({
  apiVersion,
  kind,
  metadata: {
    name,
    namespace: shape.namespace ?? 'flux-system',
    uid: name,
    resourceVersion: '1',
    creationTimestamp: '2026-01-01T00:00:00Z',
    labels: shape.labels ?? {},
    annotations: shape.externalName ? { 'crossplane.io/external-name': shape.externalName } : {},
    ...(shape.owner ? { ownerReferences: [{ uid: shape.owner, controller: true }] } : {}),
  },
  spec: { forProvider: shape.forProvider ?? {} },
  status: { atProvider: shape.atProvider ?? {} },
});

const among =
  (...objects: readonly ManagedResource[]): Others =>
  (kind, namespace) =>
    objects.filter((object) => kindKey(object) === kind && object.metadata.namespace === namespace);

const forProviderOf = (resource: ManagedResource, others: Others): unknown => {
  const resolution = resolveReferences(resource, others);
  return resolution.error ?? resolution.spec.forProvider;
};

const vpcSelector = { matchLabels: { part: 'vpc' }, matchControllerRef: true };

describe('references', () => {
  it('are resolved by name, and the value is taken as the provider takes it', () => {
    const role = managed('iam.aws.m.upbound.io/v1beta1', 'Role', 'nodes', { atProvider: { arn: 'arn:aws:iam::1:role/nodes' } });
    const group = managed(eks, 'NodeGroup', 'system', { forProvider: { nodeRoleArnRef: { name: 'nodes' } } });
    expect(forProviderOf(group, among(role))).toEqual({ nodeRoleArnRef: { name: 'nodes' }, nodeRoleArn: 'arn:aws:iam::1:role/nodes' });
  });

  it('name the field that they set when the object does not exist, or has no value yet', () => {
    const subnet = managed(ec2, 'Subnet', 'a', { forProvider: { vpcIdRef: { name: 'main' } } });
    expect(forProviderOf(subnet, among())).toBe(
      'cannot resolve references: mg.Spec.ForProvider.VPCID: cannot get referenced resource: VPC.ec2.aws.m.upbound.io "main" not found',
    );
    expect(forProviderOf(subnet, among(managed(ec2, 'VPC', 'main')))).toBe(
      'cannot resolve references: mg.Spec.ForProvider.VPCID: referenced field was empty (referenced resource may not yet be ready)',
    );
    const route = managed(ec2, 'Route', 'a', { forProvider: { natGatewayIdSelector: { matchLabels: { a: 'b' } } } });
    expect(forProviderOf(route, among())).toBe(
      'cannot resolve references: mg.Spec.ForProvider.NATGatewayID: no resources matched selector',
    );
  });

  it('wait for a cluster to be active where the provider does', () => {
    const auth = managed(eks, 'ClusterAuth', 'auth', { forProvider: { clusterNameRef: { name: 'shop' } } });
    const addon = managed(eks, 'Addon', 'dns', { forProvider: { clusterNameRef: { name: 'shop' } } });
    const creating = managed(eks, 'Cluster', 'shop', { externalName: 'shop' });
    expect(forProviderOf(auth, among(creating))).toMatch(/ClusterName: referenced field was empty/);
    expect(forProviderOf(addon, among(creating))).toMatchObject({ clusterName: 'shop' });
    const active = managed(eks, 'Cluster', 'shop', { externalName: 'shop', atProvider: { status: 'ACTIVE' } });
    expect(forProviderOf(auth, among(active))).toMatchObject({ clusterName: 'shop' });
  });

  it('are optional when their policy says so', () => {
    const policy = { resolution: 'Optional' };
    const subnet = managed(ec2, 'Subnet', 'a', { forProvider: { vpcIdRef: { name: 'main', policy } } });
    expect(forProviderOf(subnet, among())).toEqual({ vpcIdRef: { name: 'main', policy } });
  });

  it('are found inside lists', () => {
    const blockDeviceMappings = [{ ebs: { kmsKeyIdRef: { name: 'disk' } } }, { deviceName: '/dev/b' }];
    const template = managed(ec2, 'LaunchTemplate', 't', { forProvider: { blockDeviceMappings } });
    const key = managed('kms.aws.m.upbound.io/v1beta1', 'Key', 'disk', { atProvider: { arn: 'arn:key' } });
    expect(forProviderOf(template, among(key))).toEqual({
      blockDeviceMappings: [{ ebs: { kmsKeyIdRef: { name: 'disk' }, kmsKeyId: 'arn:key' } }, { deviceName: '/dev/b' }],
    });
    expect(forProviderOf(template, among())).toMatch(/mg\.Spec\.ForProvider\.BlockDeviceMappings\[\*\]\.EBS\.KMSKeyID: /);
  });
});

describe('selectors', () => {
  it('never choose an object of another controller, of another namespace or without the labels', () => {
    const owner = fc.constantFrom('red', 'blue', undefined);
    const part = fc.constantFrom('vpc', 'other');
    const namespace = fc.constantFrom('flux-system', 'elsewhere');
    const candidate = fc.record({ owner, part, namespace });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 8 }), owner, (candidates, own) => {
        const objects = candidates.map((one, index) =>
          managed(ec2, 'VPC', `vpc-${index}`, {
            labels: { part: one.part },
            namespace: one.namespace,
            externalName: `id-${index}`,
            ...(one.owner ? { owner: one.owner } : {}),
          }),
        );
        const subnet = managed(ec2, 'Subnet', 'a', { forProvider: { vpcIdSelector: vpcSelector }, ...(own ? { owner: own } : {}) });
        const right = candidates.findIndex(
          (one) => own !== undefined && one.owner === own && one.part === 'vpc' && one.namespace === 'flux-system',
        );
        const given = forProviderOf(subnet, among(...objects));
        if (right === -1) expect(given).toMatch(/no resources matched selector$/);
        else expect(given).toMatchObject({ vpcId: `id-${right}`, vpcIdRef: { name: `vpc-${right}`, namespace: 'flux-system' } });
      }),
    );
  });

  it('set a list in the order of its values, for any order of the objects', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^subnet-[0-9a-f]{4}$/), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(ids, (values) => {
        const subnets = values.map((externalName, index) =>
          managed(ec2, 'Subnet', `s-${index}`, { externalName, owner: 'red', labels: { part: 'vpc' } }),
        );
        const group = managed(eks, 'NodeGroup', 'g', { owner: 'red', forProvider: { subnetIdSelector: vpcSelector } });
        expect(forProviderOf(group, among(...subnets))).toMatchObject({ subnetIds: values.toSorted() });
      }),
    );
  });

  it('resolve once: a value is kept when the objects change, unless the policy is to resolve always', () => {
    const vpc = (externalName: string) => managed(ec2, 'VPC', 'main', { externalName, owner: 'red', labels: { part: 'vpc' } });
    const subnet = (spec: JsonObject) => ({ ...managed(ec2, 'Subnet', 'a', { owner: 'red' }), spec });
    for (const [resolve, expected] of [
      ['IfNotPresent', 'old'],
      ['Always', 'new'],
    ] as const) {
      const first = resolveReferences(
        subnet({ forProvider: { vpcIdSelector: { ...vpcSelector, policy: { resolve } } } }),
        among(vpc('old')),
      );
      if (first.error !== undefined) throw new Error(first.error);
      expect(forProviderOf(subnet(first.spec), among(vpc('new')))).toMatchObject({ vpcId: expected });
    }
  });
});
