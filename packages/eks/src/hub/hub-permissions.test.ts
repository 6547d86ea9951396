import type { HubCluster } from '@slipway/fleet';
import { planFleet } from '@slipway/fleet';
import type { Manifest } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { decide, mayAssume, statementsOf } from '../../test/iam-decision.ts';
import { fleet, mgmtProduction } from '../../test/reference/index.ts';
import { MAX_POLICY_LENGTH, policyLength } from '../aws-access/iam-limits.ts';
import { listActivatedKinds } from '../crossplane-install/activated-kinds.ts';
import { boundaryPermissions } from './boundary-permissions.ts';
import { crossplanePermissions } from './crossplane-permissions.ts';
import { accountRole, accountRoleName, hubPermissions, hubRole, hubRoleName } from './hub-permissions.ts';

const hub: HubCluster = mgmtProduction as HubCluster;
const permissions = hubPermissions(hub);
const may = (action: string, resource: string, context: Readonly<Record<string, string>> = {}) =>
  decide(statementsOf(permissions), { action, resource, context });
const iam = (resource: string): string => `arn:aws:iam::${hub.accountId}:${resource}`;
const eks = (resource: string): string => `arn:aws:eks:${hub.region}:${hub.accountId}:${resource}`;
const inRegion = (service: string, resource: string): string => `arn:aws:${service}:${hub.region}:${hub.accountId}:${resource}`;

/** The AWS actions that the provider calls to create, change and delete a kind, on an example resource of a cluster. */
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
      .placements.filter(({ targetId, runnerId }) => targetId === 'mgmt-production' && runnerId === targetId)
      .flatMap(({ unit, cluster }) =>
        Object.values(unit.manifests).map((manifest) => ({ manifest, id: `${cluster.cluster}-${cluster.environment}` })),
      );
    const isRoleOrPolicy = ({ apiVersion, kind }: Manifest) => apiVersion.startsWith('iam.aws.') && (kind === 'Role' || kind === 'Policy');
    const names = applied
      .filter(({ manifest }) => isRoleOrPolicy(manifest))
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
    expect(policyLength(permissions)).toBeLessThan(MAX_POLICY_LENGTH);
  });
});

/** The tags that Pod Identity sets on sessions of pods. The default is a pod of the AWS providers on the hub. */
const session = (key: 'Principal' | 'Request', changes: Readonly<Record<string, string>> = {}) => {
  const tags = {
    'eks-cluster-arn': 'arn:aws:eks:eu-west-1:111122223333:cluster/mgmt-production',
    'eks-cluster-name': 'mgmt-production',
    'kubernetes-namespace': 'crossplane-system',
    'kubernetes-service-account': 'provider-aws',
    ...changes,
  };
  return Object.fromEntries(Object.entries(tags).map(([tag, value]) => [`aws:${key}Tag/${tag}`, value]));
};

/** Sessions that another AWS principal can have with the role of a hub, or with a similar role. */
const OTHER_SESSIONS = {
  'a pod of another cluster of the account': {
    'eks-cluster-arn': 'arn:aws:eks:eu-west-1:111122223333:cluster/commercial-staging',
    'eks-cluster-name': 'commercial-staging',
  },
  'a pod in another namespace': { 'kubernetes-namespace': 'product-catalog' },
  'a pod of another account of the namespace': { 'kubernetes-service-account': 'crossplane' },
} as const;

describe('the role of a hub', () => {
  const role = hubRole(hub, ['444455556666', '777788889999']);
  const mayHub = (action: string, resource: string) => decide(statementsOf(role.policy), { action, resource });

  it('is for the pods of the AWS providers on the hub', () => {
    const pods = 'pods.eks.amazonaws.com';
    for (const action of ['sts:AssumeRole', 'sts:TagSession']) {
      expect(mayAssume(role.trustPolicy, { principal: pods, action, context: session('Request') })).toBe(true);
      expect(mayAssume(role.trustPolicy, { principal: 'ec2.amazonaws.com', action, context: session('Request') })).toBe(false);
      for (const changes of Object.values(OTHER_SESSIONS)) {
        expect(mayAssume(role.trustPolicy, { principal: pods, action, context: session('Request', changes) })).toBe(false);
      }
    }
  });

  it('may assume its own role in each other account where it has clusters, and no other role', () => {
    for (const action of ['sts:AssumeRole', 'sts:TagSession']) {
      for (const accountId of ['444455556666', '777788889999']) {
        expect(mayHub(action, `arn:aws:iam::${accountId}:role/mgmt-production-hub`)).toBe('allowed');
        expect(mayHub(action, `arn:aws:iam::${accountId}:role/mgmt-staging-hub`)).toBe('not allowed');
        expect(mayHub(action, `arn:aws:iam::${accountId}:role/Administrator`)).toBe('not allowed');
      }
      expect(mayHub(action, 'arn:aws:iam::000011112222:role/mgmt-production-hub')).toBe('not allowed');
      expect(may(action, 'arn:aws:iam::444455556666:role/mgmt-production-hub')).toBe('not allowed');
    }
  });

  it('has the policy that it had while all clusters are in its account', () => {
    expect(hubRole(hub).policy).toBe(permissions);
    expect([hubRole(hub).name, hubRole(hub).accountId, hubRole(hub).arn]).toEqual([
      hubRoleName(hub),
      hub.accountId,
      iam(`role/${hubRoleName(hub)}`),
    ]);
  });

  it('has room for thirty accounts with a long name of the hub, and for fifty with a usual one', () => {
    const accounts = (count: number) => Array.from({ length: count }, (_, index) => `${100_000_000_000 + index}`);
    const longest: HubCluster = { ...hub, cluster: 'h'.repeat(39) };
    expect(policyLength(hubPermissions(longest, accounts(30)))).toBeLessThan(MAX_POLICY_LENGTH);
    expect(policyLength(hubPermissions(hub, accounts(50)))).toBeLessThan(MAX_POLICY_LENGTH);
  });
});

describe('the role of a hub in another account', () => {
  const OTHER = '444455556666';
  const role = accountRole(hub, OTHER);
  const mayThere = (action: string, resource: string, context: Readonly<Record<string, string>> = {}) =>
    decide(statementsOf(role.policy), { action, resource, context });
  const there = (resource: string): string => resource.replaceAll(hub.accountId, OTHER);

  it('can be assumed with the role of the hub, in sessions of its AWS providers', () => {
    for (const action of ['sts:AssumeRole', 'sts:TagSession']) {
      expect(mayAssume(role.trustPolicy, { principal: hubRole(hub).arn, action, context: session('Principal') })).toBe(true);
    }
  });

  it.each(Object.entries(OTHER_SESSIONS))('cannot be assumed by %s, with the role of the hub', (_, changes) => {
    const context = session('Principal', changes);
    expect(mayAssume(role.trustPolicy, { principal: hubRole(hub).arn, action: 'sts:AssumeRole', context })).toBe(false);
  });

  it.each([
    'arn:aws:iam::111122223333:root',
    'arn:aws:iam::111122223333:role/Administrator',
    'arn:aws:iam::111122223333:role/commercial-staging-crossplane',
    'arn:aws:iam::111122223333:role/mgmt-staging-crossplane',
    'arn:aws:iam::444455556666:role/commercial-staging-crossplane',
    'arn:aws:iam::777788889999:role/mgmt-production-hub',
    'pods.eks.amazonaws.com',
  ])('cannot be assumed by %s, with any session name and tags', (principal) => {
    const context = { ...session('Principal'), ...session('Request') };
    expect(mayAssume(role.trustPolicy, { principal, action: 'sts:AssumeRole', context })).toBe(false);
  });

  it('has the same permissions there as the hub in its own account', () => {
    for (const [actions, resource] of Object.values(CALLS)) {
      for (const action of actions.split(' ')) expect([action, mayThere(action, there(resource))]).toEqual([action, 'allowed']);
    }
    expect(mayThere('iam:CreateServiceLinkedRole', '*', { 'iam:AWSServiceName': 'eks-nodegroup.amazonaws.com' })).toBe('allowed');
  });

  it('reaches nothing by name in the account of the hub, or in a third one', () => {
    const named = Object.values(CALLS).filter(([actions, resource]) => resource !== '*' && !actions.startsWith('eks:'));
    expect(named.length).toBeGreaterThan(8);
    for (const [actions, resource] of named) {
      for (const accountId of [hub.accountId, '777788889999']) {
        for (const action of actions.split(' ')) {
          expect([action, mayThere(action, resource.replaceAll(hub.accountId, accountId))]).toEqual([action, 'not allowed']);
        }
      }
    }
  });

  it('leads into no other role', () => {
    for (const arn of [hubRole(hub).arn, accountRole(hub, '777788889999').arn, role.arn, `arn:aws:iam::${OTHER}:role/Administrator`]) {
      expect(mayThere('sts:AssumeRole', arn)).toBe('not allowed');
    }
  });

  it('can be changed only by people in the account: not by itself, another hub, a cluster, or a role of one', () => {
    const otherHub: HubCluster = { ...hub, environment: 'staging' };
    const place = { accountId: OTHER, region: hub.region };
    const others = {
      itself: statementsOf(role.policy),
      'another hub': statementsOf(accountRole(otherHub, OTHER).policy),
      'a hub in the account': statementsOf(hubPermissions({ ...otherHub, accountId: OTHER })),
      'the Crossplane of a cluster': crossplanePermissions('commercial-staging', place),
      'a role of a cluster': boundaryPermissions('commercial-staging', place),
    };
    for (const [who, statements] of Object.entries(others)) {
      for (const action of ['iam:AttachRolePolicy', 'iam:UpdateAssumeRolePolicy', 'iam:DeleteRole', 'iam:PassRole', 'sts:AssumeRole']) {
        expect([who, action, decide(statements, { action, resource: role.arn })]).not.toContain('allowed');
      }
      for (const action of ['iam:CreatePolicyVersion', 'iam:SetDefaultPolicyVersion']) {
        const resource = `arn:aws:iam::${OTHER}:policy/${accountRoleName(hub)}`;
        expect([who, action, decide(statements, { action, resource })]).not.toContain('allowed');
      }
    }
  });

  it('fits into IAM', () => {
    expect(policyLength(role.policy)).toBeLessThan(MAX_POLICY_LENGTH);
    expect(policyLength(role.trustPolicy)).toBeLessThan(MAX_TRUST_LENGTH);
    expect(policyLength(hubRole(hub).trustPolicy)).toBeLessThan(MAX_TRUST_LENGTH);
  });
});

/** Largest number of characters of a trust policy without a quota increase. */
const MAX_TRUST_LENGTH = 2048;
