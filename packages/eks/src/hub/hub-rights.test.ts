import type { HubCluster } from '@slipway/fleet';
import { planFleet } from '@slipway/fleet';
import type { Manifest } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { decide, statementsOf } from '../../test/iam-decision.ts';
import { fleet, mgmtProduction } from '../../test/reference/index.ts';
import { MAX_POLICY_LENGTH, policyLength } from '../aws-access/iam-limits.ts';
import { listActivatedKinds } from '../crossplane/activated-kinds.ts';
import { hubRights, hubRoleName } from './hub-rights.ts';

const hub: HubCluster = mgmtProduction as HubCluster;
const rights = hubRights(hub);
const may = (action: string, resource: string, context: Readonly<Record<string, string>> = {}) =>
  decide(statementsOf(rights), { action, resource, context });
const iam = (resource: string): string => `arn:aws:iam::${hub.accountId}:${resource}`;
const eks = (resource: string): string => `arn:aws:eks:${hub.region}:${hub.accountId}:${resource}`;
const inRegion = (service: string, resource: string): string => `arn:aws:${service}:${hub.region}:${hub.accountId}:${resource}`;

/** What the provider calls to make, change and delete a kind, on something that a cluster has. */
const CALLS: Readonly<Record<string, readonly [actions: string, resource: string]>> = {
  'eips.ec2': ['ec2:AllocateAddress ec2:ReleaseAddress ec2:DescribeAddresses', '*'],
  'internetgateways.ec2': ['ec2:CreateInternetGateway ec2:AttachInternetGateway ec2:DeleteInternetGateway', '*'],
  'launchtemplates.ec2': ['ec2:CreateLaunchTemplate ec2:CreateLaunchTemplateVersion ec2:ModifyLaunchTemplate ec2:RunInstances', '*'],
  'natgateways.ec2': ['ec2:CreateNatGateway ec2:DeleteNatGateway', '*'],
  'routes.ec2': ['ec2:CreateRoute ec2:DeleteRoute', '*'],
  'routetableassociations.ec2': ['ec2:AssociateRouteTable ec2:DisassociateRouteTable', '*'],
  'routetables.ec2': ['ec2:CreateRouteTable ec2:DeleteRouteTable', '*'],
  'subnets.ec2': ['ec2:CreateSubnet ec2:ModifySubnetAttribute ec2:DeleteSubnet', '*'],
  'tags.ec2': ['ec2:CreateTags ec2:DeleteTags ec2:DescribeTags', '*'],
  'vpcs.ec2': ['ec2:CreateVpc ec2:ModifyVpcAttribute ec2:DeleteVpc', '*'],
  'accessentries.eks': ['eks:CreateAccessEntry eks:DeleteAccessEntry', eks('cluster/commercial-staging')],
  'accesspolicyassociations.eks': [
    'eks:AssociateAccessPolicy eks:DisassociateAccessPolicy',
    eks('access-entry/commercial-staging/role/1/a/b'),
  ],
  'addons.eks': ['eks:CreateAddon eks:UpdateAddon eks:DeleteAddon', eks('addon/commercial-staging/coredns/1')],
  'clusterauths.eks': ['eks:DescribeCluster', eks('cluster/commercial-staging')],
  'clusters.eks': [
    'eks:CreateCluster eks:UpdateClusterVersion eks:UpdateClusterConfig eks:DeleteCluster',
    eks('cluster/commercial-staging'),
  ],
  'nodegroups.eks': ['eks:CreateNodegroup eks:UpdateNodegroupVersion eks:DeleteNodegroup', eks('nodegroup/commercial-staging/nodes/1')],
  'podidentityassociations.eks': ['eks:CreatePodIdentityAssociation eks:DeletePodIdentityAssociation', eks('cluster/commercial-staging')],
  'openidconnectproviders.iam': [
    'iam:CreateOpenIDConnectProvider iam:TagOpenIDConnectProvider iam:DeleteOpenIDConnectProvider',
    iam('oidc-provider/oidc.eks.eu-west-1.amazonaws.com/id/1'),
  ],
  'policies.iam': ['iam:CreatePolicy iam:CreatePolicyVersion iam:DeletePolicy', iam('policy/commercial-staging.external-secrets-read')],
  'roles.iam': ['iam:CreateRole iam:PassRole iam:UpdateAssumeRolePolicy iam:DeleteRole', iam('role/commercial-staging.external-secrets')],
  'rolepolicyattachments.iam': ['iam:AttachRolePolicy iam:DetachRolePolicy', iam('role/commercial-staging-nodes')],
  'tables.dynamodb': ['dynamodb:CreateTable dynamodb:DeleteTable', inRegion('dynamodb', 'table/crossplane-demo-production.shop-products')],
  'queues.sqs': ['sqs:CreateQueue sqs:DeleteQueue', inRegion('sqs', 'mgmt-production_karpenter')],
  'queuepolicies.sqs': ['sqs:SetQueueAttributes', inRegion('sqs', 'mgmt-production_karpenter')],
  'buckets.s3': ['s3:CreateBucket s3:DeleteBucket', `arn:aws:s3:::mgmt-production-${hub.accountId}-reports`],
  'rules.cloudwatchevents': ['events:PutRule events:DeleteRule', inRegion('events', 'rule/mgmt-production.karpenter-health')],
  'targets.cloudwatchevents': ['events:PutTargets events:RemoveTargets', inRegion('events', 'rule/mgmt-production.karpenter-health')],
};

describe('the Crossplane of a hub', () => {
  const kinds = listActivatedKinds()
    .filter((kind) => kind.endsWith('.aws.m.upbound.io'))
    .map((kind) => kind.replace('.aws.m.upbound.io', ''));

  it.each(kinds)('may make, change and delete %s', (kind) => {
    const [actions, resource] = CALLS[kind] ?? [`calls that ${kind} needs`, 'unknown'];
    for (const action of actions.split(' ')) expect([action, may(action, resource)]).toEqual([action, 'allowed']);
  });

  it('may make every role and policy that it applies for the clusters of the fleet', () => {
    const applied = planFleet(fleet)
      .placements.filter(({ lands, home }) => lands === 'mgmt-production' && home === lands)
      .flatMap(({ unit, cluster }) =>
        Object.values(unit.manifests).map((manifest) => ({ manifest, id: `${cluster.cluster}-${cluster.environment}` })),
      );
    const ofIam = ({ apiVersion, kind }: Manifest) => apiVersion.startsWith('iam.aws.') && (kind === 'Role' || kind === 'Policy');
    const names = applied
      .filter(({ manifest }) => ofIam(manifest))
      .map(({ manifest: { kind, metadata }, id }) => [kind, metadata.name.replace(/\$\{CLUSTER_NAME\}/, id)] as const);
    expect(names.length).toBeGreaterThan(5);
    for (const [kind, name] of [...names, ['Role', 'commercial-staging-control-plane'], ['Role', 'commercial-staging-nodes']]) {
      expect([name, may(`iam:Create${kind}`, iam(`${kind?.toLowerCase()}/${name}`))]).toEqual([name, 'allowed']);
    }
  });

  it('may let EKS make the roles of its own', () => {
    expect(may('iam:CreateServiceLinkedRole', '*', { 'iam:AWSServiceName': 'eks-nodegroup.amazonaws.com' })).toBe('allowed');
    expect(may('iam:GetRole', iam('role/aws-service-role/eks-nodegroup.amazonaws.com/AWSServiceRoleForAmazonEKSNodegroup'))).toBe(
      'allowed',
    );
    expect(may('iam:CreateServiceLinkedRole', '*', { 'iam:AWSServiceName': 'organizations.amazonaws.com' })).toBe('not allowed');
  });

  it('cannot change its own role and policy, nor those of people', () => {
    const own = hubRoleName(hub);
    for (const action of ['iam:AttachRolePolicy', 'iam:PutRolePermissionsBoundary', 'iam:UpdateAssumeRolePolicy', 'iam:DeleteRole']) {
      expect(may(action, iam(`role/${own}`))).toBe('denied');
      expect(may(action, iam('role/Administrator'))).toBe('not allowed');
    }
    for (const action of ['iam:CreatePolicyVersion', 'iam:DeletePolicy']) expect(may(action, iam(`policy/${own}`))).toBe('denied');
    expect(may('iam:CreateUser', iam('user/somebody'))).toBe('not allowed');
  });

  it('has a policy that fits into IAM', () => {
    expect(policyLength(rights)).toBeLessThan(MAX_POLICY_LENGTH);
  });
});
