import type { HubCluster, WorkloadCluster } from '@slipway/fleet';
import { planFleet, use } from '@slipway/fleet';
import type { Policy } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Policy';
import type { Role } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/Role';
import type { RolePolicyAttachment } from '@slipway/kube-models/iam.aws.m.upbound.io/v1beta1/RolePolicyAttachment';
import type { Manifest, Unit } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { type AwsRequest, decide, statementsOf } from '../../test/iam-decision.ts';
import {
  addons,
  applications,
  awsEbsCsiDriver,
  commercialStaging,
  crossplaneDemoProduction,
  fleet,
  karpenter,
  mgmtProduction,
} from '../../test/reference/index.ts';

import { stockAddons } from '../addons/stock-addons.ts';
import { MAX_POLICY_LENGTH, policyLength } from '../aws-access/iam-limits.ts';
import type { Statement } from '../aws-access/policy-document.ts';
import { boundaryPermissions } from './boundary-permissions.ts';
import { boundaryPolicy } from './permissions-boundary.ts';

const CLUSTER = 'commercial-staging';
const place = { accountId: '111122223333', region: 'eu-west-1' } as const;
const boundary = boundaryPermissions(CLUSTER, place);
const substituted = (text: string): string =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name) => ({ ACCOUNT_ID: place.accountId, AWS_REGION: place.region })[name as string] ?? CLUSTER);

const units: readonly Unit[] = [
  ...addons.flatMap((addon): readonly Unit[] => addon.units),
  ...applications.flatMap((application): readonly Unit[] => [...(application.tenant ? [application.tenant] : []), ...application.units]),
];
const objects: readonly Manifest[] = units.flatMap(({ manifests }) => Object.values(manifests));
const iamObjects = <T extends Manifest>(kind: string): T[] =>
  objects.filter((object): object is T => object.kind === kind && object.apiVersion.startsWith('iam.aws.'));

/** Statements of the AWS managed policies that add-ons attach, from the AWS Managed Policy Reference. */
const AWS_MANAGED_POLICIES: Readonly<Record<string, readonly string[]>> = {
  'arn:aws:iam::aws:policy/AmazonEKSWorkerNodePolicy': [
    ...ec2('Instances', 'InstanceTypes', 'RouteTables', 'SecurityGroups', 'Subnets', 'Volumes', 'VolumesModifications', 'Vpcs'),
    'eks:DescribeCluster',
    'eks-auth:AssumeRoleForPodIdentity',
  ],
  'arn:aws:iam::aws:policy/AmazonEKS_CNI_Policy': [
    ...ec2('Instances', 'InstanceTypes', 'NetworkInterfaces', 'Subnets', 'Tags'),
    'ec2:AssignPrivateIpAddresses',
    'ec2:AttachNetworkInterface',
    'ec2:CreateNetworkInterface',
    'ec2:CreateTags',
    'ec2:DeleteNetworkInterface',
    'ec2:DetachNetworkInterface',
    'ec2:ModifyNetworkInterfaceAttribute',
    'ec2:UnassignPrivateIpAddresses',
  ],
  'arn:aws:iam::aws:policy/AmazonEC2ContainerRegistryPullOnly': [
    'ecr:BatchGetImage',
    'ecr:BatchImportUpstreamImage',
    'ecr:GetAuthorizationToken',
    'ecr:GetDownloadUrlForLayer',
  ],
  'arn:aws:iam::aws:policy/AmazonSSMManagedInstanceCore': [
    ...['DescribeAssociation', 'DescribeDocument', 'GetDeployablePatchSnapshotForInstance', 'GetDocument', 'GetManifest'].map(ssm),
    ...['GetParameter', 'GetParameters', 'ListAssociations', 'ListInstanceAssociations', 'PutComplianceItems'].map(ssm),
    ...['PutConfigurePackageResult', 'PutInventory', 'UpdateAssociationStatus', 'UpdateInstanceAssociationStatus'].map(ssm),
    'ssm:UpdateInstanceInformation',
    ...['CreateControlChannel', 'CreateDataChannel', 'OpenControlChannel', 'OpenDataChannel'].map((verb) => `ssmmessages:${verb}`),
    ...['AcknowledgeMessage', 'DeleteMessage', 'FailMessage', 'GetEndpoint', 'GetMessages', 'SendReply'].map(
      (verb) => `ec2messages:${verb}`,
    ),
  ],
  'arn:aws:iam::aws:policy/service-role/AmazonEBSCSIDriverPolicy': [
    ...ec2('AvailabilityZones', 'Instances', 'Snapshots', 'Tags', 'Volumes', 'VolumesModifications', 'VolumeStatus'),
    ...['AttachVolume', 'CopyVolumes', 'CreateSnapshot', 'CreateTags', 'CreateVolume'].map((verb) => `ec2:${verb}`),
    ...['DeleteSnapshot', 'DeleteTags', 'DeleteVolume', 'DetachVolume', 'EnableFastSnapshotRestores', 'ModifyVolume'].map(
      (verb) => `ec2:${verb}`,
    ),
  ],
};

function ec2(...things: readonly string[]): string[] {
  return things.map((thing) => `ec2:Describe${thing}`);
}

function ssm(verb: string): string {
  return `ssm:${verb}`;
}

/** Returns a request for each action on each resource of a statement, with the conditions that it requires. */
const requestsOf = ({ actions, resources, conditions = {} }: Statement): AwsRequest[] => {
  const equalled = Object.entries(conditions).flatMap(([operator, keys]) => (operator === 'StringEquals' ? Object.entries(keys) : []));
  const context = Object.fromEntries(equalled.map(([key, [value = '']]) => [key, value]));
  return actions.flatMap((action) => resources.map((resource) => ({ action, resource, context })));
};

describe('the boundary of a cluster', () => {
  it('is compared with every stock add-on', () => {
    const exported = addons.map(({ name }) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));
    expect(exported.sort()).toEqual(Object.keys(stockAddons).sort());
  });

  it('is on every role that an add-on or application makes', () => {
    const roles = iamObjects<Role>('Role');
    expect(roles.length).toBeGreaterThan(4);
    for (const { metadata, spec } of roles) {
      const arn = substituted(spec?.forProvider?.permissionsBoundary ?? 'none');
      expect([metadata.name, arn]).toEqual([metadata.name, 'arn:aws:iam::111122223333:policy/commercial-staging-boundary']);
    }
  });

  it.each(iamObjects<Policy>('Policy').map((policy) => [policy.metadata.name, policy] as const))(
    'cuts nothing of the policy %s',
    (_, { spec }) => {
      const requests = statementsOf(substituted(spec?.forProvider?.policy ?? '')).flatMap(requestsOf);
      expect(requests.length).toBeGreaterThan(0);
      expect(requests.filter((request) => decide(boundary, request) !== 'allowed')).toEqual([]);
    },
  );

  it('cuts nothing of the policies of AWS that add-ons attach', () => {
    const arns = iamObjects<RolePolicyAttachment>('RolePolicyAttachment').flatMap(({ spec }) => spec?.forProvider?.policyArn ?? []);
    expect(arns.length).toBeGreaterThan(4);
    for (const arn of arns) {
      const cut = (AWS_MANAGED_POLICIES[arn] ?? [`no actions are listed for ${arn}`]).filter(
        (action) => decide(boundary, { action, resource: '*' }) !== 'allowed',
      );
      expect(cut).toEqual([]);
    }
  });

  it.each([
    ['iam:CreateUser', '*'],
    ['iam:AttachRolePolicy', 'arn:aws:iam::111122223333:role/commercial-staging.karpenter'],
    ['iam:PassRole', 'arn:aws:iam::111122223333:role/commercial-staging-crossplane'],
    ['sts:AssumeRole', 'arn:aws:iam::111122223333:role/administrator'],
    ['organizations:LeaveOrganization', '*'],
    ['account:CloseAccount', '*'],
    ['lambda:UpdateFunctionCode', '*'],
    ['cloudformation:UpdateStack', '*'],
    ['ssm:SendCommand', '*'],
    ['ssm:StartSession', '*'],
    ['ec2:ModifyInstanceAttribute', '*'],
    ['eks:CreateAccessEntry', 'arn:aws:eks:eu-west-1:111122223333:cluster/commercial-staging'],
    ['dynamodb:GetItem', 'arn:aws:dynamodb:eu-west-1:111122223333:table/commercial-staging-2.product-catalog-products'],
    ['secretsmanager:GetSecretValue', 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:commercial-staging-2/git-credentials-AbCdEf'],
  ])('keeps even an administrator among its roles from %s on %s', (action, resource) => {
    expect(decide(boundary, { action, resource, context: { 'iam:PassedToService': 'ec2.amazonaws.com' } })).not.toBe('allowed');
  });

  it('lets a role be passed to machines only', () => {
    const request = { action: 'iam:PassRole', resource: 'arn:aws:iam::111122223333:role/commercial-staging.karpenter-node' };
    expect(decide(boundary, { ...request, context: { 'iam:PassedToService': 'ec2.amazonaws.com' } })).toBe('allowed');
    expect(decide(boundary, { ...request, context: { 'iam:PassedToService': 'lambda.amazonaws.com' } })).toBe('not allowed');
  });

  it('fits into IAM for the longest name of a cluster', () => {
    const longest = boundaryPolicy({ ...(commercialStaging as WorkloadCluster), cluster: 'c'.repeat(42), region: 'ap-southeast-2' });
    expect(policyLength(longest.spec?.forProvider?.policy ?? '')).toBeLessThan(MAX_POLICY_LENGTH);
  });
});

describe('the boundary comes before the roles', () => {
  const hub: HubCluster = { ...(mgmtProduction as HubCluster), addons: [use(karpenter)] };
  const driven: WorkloadCluster = { ...(crossplaneDemoProduction as WorkloadCluster), hub, addons: [use(awsEbsCsiDriver)] };
  const self: WorkloadCluster = { ...(commercialStaging as WorkloadCluster), hub };
  const { placements, edges } = planFleet({ ...fleet, clusters: [hub, driven, self] });
  const before = (name: string) => {
    const placement = placements.find((one) => one.name === name);
    return placement ? edges.of(placement).map((other) => other.name) : [`no ${name}`];
  };

  it('on a cluster with a Flux of its own, with the permissions of its Crossplane', () => {
    const step = placements.find(({ name }) => name === 'commercial-staging-crossplane-iam');
    expect(step?.unit.manifests['boundary.yaml']).toEqual(boundaryPolicy(self));
    expect(before('commercial-staging-external-secrets-iam')).toContain('commercial-staging-crossplane-iam');
    expect(placements.filter(({ unit, cluster }) => unit.name === 'permissions-boundary' && cluster === self)).toEqual([]);
  });

  it('on a hub', () => {
    expect(before('karpenter-iam')).toContain('permissions-boundary');
    expect(before('karpenter-interruption')).not.toContain('permissions-boundary');
    expect(before('permissions-boundary')).toContain('crossplane-provider-config');
  });

  it('on a hub that has no roles it is absent', () => {
    const plain = planFleet({ ...fleet, clusters: [mgmtProduction] });
    expect(plain.placements.filter(({ unit }) => unit.name === 'permissions-boundary')).toEqual([]);
  });

  it('for a cluster that the hub drives, on the hub', () => {
    const boundaries = placements.filter(({ unit, cluster }) => unit.name === 'permissions-boundary' && cluster === driven);
    const users = placements.filter(({ cluster, unit }) => cluster === driven && unit.name === 'aws-ebs-csi-driver-iam');
    expect(users).toHaveLength(1);
    expect(boundaries).toMatchObject([
      { name: 'crossplane-demo-production-permissions-boundary', runnerId: 'mgmt-production', delivery: 'local' },
    ]);
    expect(before('crossplane-demo-production-aws-ebs-csi-driver-iam')).toContain('crossplane-demo-production-permissions-boundary');
  });
});
