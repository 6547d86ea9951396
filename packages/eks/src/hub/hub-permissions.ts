import type { HubCluster } from '@slipway/fleet';
import { clusterId } from '@slipway/fleet';
import { podTrust } from '../aws-access/pod-access.ts';
import { policyDocument, type Statement, trustDocument } from '../aws-access/policy-document.ts';
import { awsProviderAccount } from '../crossplane-install/providers.ts';
import { dataPermissions, POLICY_ACTIONS, ROLE_ACTIONS } from './crossplane-permissions.ts';
import { ownResources } from './own-resources.ts';

/** An IAM role that a platform engineer makes once, by hand, with one policy of the same name, which is a part of it. */
export interface HandmadeRole {
  /** Of the role and of its policy. */
  readonly name: string;
  /** Twelve digits: where both are made. */
  readonly accountId: string;
  /** ARN of the IAM role. */
  readonly arn: string;
  /** Purpose of the role, in one phrase. */
  readonly description: string;
  /** JSON: who may assume the role. */
  readonly trustPolicy: string;
  /** JSON: what the role may do; at most {@link MAX_POLICY_LENGTH} characters for IAM. */
  readonly policy: string;
}

/** Name of the role, and of its policy, that a platform engineer makes once for the Crossplane of a hub. */
export const hubRoleName = (hub: HubCluster): string => `${clusterId(hub)}-crossplane`;

/**
 * Name of the role, and of its policy, that a platform engineer makes in each other account where a hub has clusters. No pattern of
 * {@link MADE_ROLES} covers it: neither a hub nor a cluster can change it, not even those that share the account.
 */
export const accountRoleName = (hub: HubCluster): string => `${clusterId(hub)}-hub`;

export const accountRoleArn = (hub: HubCluster, accountId: string): string => roleArn(accountId, accountRoleName(hub));

/** The role of a hub's Crossplane, which may assume its role in each of `accounts`. Only the pods of its AWS providers get it. */
export const hubRole = (hub: HubCluster, accounts: readonly string[] = []): HandmadeRole => ({
  name: hubRoleName(hub),
  accountId: hub.accountId,
  arn: roleArn(hub.accountId, hubRoleName(hub)),
  description: `Crossplane on ${clusterId(hub)}`,
  trustPolicy: podTrust(awsProviderAccount, { 'eks-cluster-arn': hubArn(hub), 'eks-cluster-name': clusterId(hub) }),
  policy: hubPermissions(hub, accounts),
});

/** Returns the role of a hub's Crossplane in another account, with the same permissions there as in the account of the hub. */
export const accountRole = (hub: HubCluster, accountId: string): HandmadeRole => ({
  name: accountRoleName(hub),
  accountId,
  arn: accountRoleArn(hub, accountId),
  description: `Crossplane on ${clusterId(hub)}, in this account`,
  trustPolicy: accountTrust(hub),
  policy: policyDocument(makerPermissions(accountId, accountRoleName(hub))),
});

/**
 * The policy of a hub's Crossplane as JSON, to paste: it makes networks, clusters and their roles, and for clusters without a
 * Crossplane of their own, and for itself, what add-ons and applications need. Of roles and policies it has those that a
 * cluster of the fleet can have, and not its own; but who makes a role without a boundary can make an administrator. In `accounts`,
 * the other ones where it has clusters, it may assume its own role and nothing else.
 */
export const hubPermissions = (hub: HubCluster, accounts: readonly string[] = []): string =>
  policyDocument([...makerPermissions(hub.accountId, hubRoleName(hub)), ...accountPermissions(hub, accounts)]);

const accountPermissions = (hub: HubCluster, accounts: readonly string[]): readonly Statement[] =>
  accounts.length === 0
    ? []
    : [
        {
          sid: 'OtherAccounts',
          // The tags of a Pod Identity session are transitive: they are passed to the next role.
          actions: ['sts:AssumeRole', 'sts:TagSession'],
          resources: accounts.map((accountId) => accountRoleArn(hub, accountId)),
        },
      ];

/**
 * Only the role of the hub, in sessions of its AWS providers, by the tags that Pod Identity puts on them: otherwise an association of
 * that role with pods of another cluster would do.
 */
const accountTrust = (hub: HubCluster): string =>
  trustDocument(roleArn(hub.accountId, hubRoleName(hub)), ['sts:AssumeRole', 'sts:TagSession'], {
    StringEquals: {
      'aws:PrincipalTag/eks-cluster-arn': hubArn(hub),
      'aws:PrincipalTag/kubernetes-namespace': awsProviderAccount.namespace,
      'aws:PrincipalTag/kubernetes-service-account': awsProviderAccount.name,
    },
  });

const hubArn = (hub: HubCluster): string => `arn:aws:eks:${hub.region}:${hub.accountId}:cluster/${clusterId(hub)}`;

const roleArn = (accountId: string, name: string): string => `arn:aws:iam::${accountId}:role/${name}`;

/** Roles that a hub makes: of the control plane and the nodes, of the Crossplane of a cluster, of add-ons and applications. */
const MADE_ROLES = ['role/*-control-plane', 'role/*-nodes', 'role/*-crossplane', 'role/*.*'];

/** Returns the permissions for creating clusters in an account, without the permission to change the role `own` that has them. */
function makerPermissions(accountId: string, own: string): readonly Statement[] {
  const iam = (...resources: readonly string[]): string[] => resources.map((resource) => `arn:aws:iam::${accountId}:${resource}`);
  const ofAnyCluster = ownResources('*', { accountId, region: '*' });
  return [
    { sid: 'Networks', actions: ['ec2:*'], resources: ['*'] },
    { sid: 'Clusters', actions: ['eks:*'], resources: ['*'] },
    {
      sid: 'Roles',
      actions: [...ROLE_ACTIONS, 'iam:AttachRolePolicy', 'iam:CreateRole', 'iam:PutRolePermissionsBoundary'],
      resources: iam(...MADE_ROLES),
    },
    { sid: 'Policies', actions: POLICY_ACTIONS, resources: iam('policy/*-boundary', 'policy/*-crossplane', 'policy/*.*') },
    { sid: 'Issuers', actions: ['iam:*OpenIDConnectProvider*'], resources: iam('oidc-provider/*') },
    {
      sid: 'ServiceRoles',
      actions: ['iam:CreateServiceLinkedRole'],
      resources: ['*'],
      conditions: {
        StringEquals: { 'iam:AWSServiceName': ['eks.amazonaws.com', 'eks-nodegroup.amazonaws.com', 'autoscaling.amazonaws.com'] },
      },
    },
    // EKS looks, as the caller, whether it has made them already.
    { sid: 'ReadServiceRoles', actions: ['iam:GetRole'], resources: iam('role/aws-service-role/*') },
    {
      sid: 'KeepOwnPermissions',
      effect: 'Deny',
      actions: [
        'iam:AttachRolePolicy',
        'iam:CreatePolicyVersion',
        'iam:Delete*',
        'iam:DetachRolePolicy',
        'iam:Put*',
        'iam:SetDefaultPolicyVersion',
        'iam:Update*',
      ],
      resources: iam(`role/${own}`, `policy/${own}`),
    },
    ...dataPermissions(ofAnyCluster),
  ];
}
