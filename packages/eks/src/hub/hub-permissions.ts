import type { HubCluster } from '@slipway/fleet';
import { clusterId } from '@slipway/fleet';
import { podTrust } from '../aws-access/pod-access.ts';
import { policyDocument, type Statement, trustDocument } from '../aws-access/policy-document.ts';
import { awsProviderAccount } from '../crossplane-install/providers.ts';
import { dataPermissions, POLICY_ACTIONS, ROLE_ACTIONS } from './crossplane-permissions.ts';
import { ownResources } from './own-resources.ts';

/** An IAM role that a platform engineer creates once, by hand, with one inline policy of the same name. */
export interface ManualRole {
  /** Name of the role and of its policy. */
  readonly name: string;
  /** Account of both, twelve digits. */
  readonly accountId: string;
  /** ARN of the IAM role. */
  readonly arn: string;
  /** Purpose of the role, in a few words. */
  readonly description: string;
  /** Trust policy of the role, as JSON. */
  readonly trustPolicy: string;
  /** Permissions of the role, as JSON, with at most {@link MAX_POLICY_LENGTH} characters as IAM counts them. */
  readonly policy: string;
}

/** Name of the role, and of its policy, that a platform engineer creates once for the Crossplane of a hub. */
export const hubRoleName = (hub: HubCluster): string => `${clusterId(hub)}-crossplane`;

/**
 * Name of the role, and of its policy, that a platform engineer creates in each other account where a hub has clusters. No pattern of
 * {@link CREATED_ROLES} matches it: neither a hub nor a cluster can change it, not even those in the same account.
 */
export const accountRoleName = (hub: HubCluster): string => `${clusterId(hub)}-hub`;

export const accountRoleArn = (hub: HubCluster, accountId: string): string => roleArn(accountId, accountRoleName(hub));

/** Returns the role of a hub's Crossplane, which may assume its role in each of `accounts`. Only the pods of its AWS providers get it. */
export const hubRole = (hub: HubCluster, accounts: readonly string[] = []): ManualRole => ({
  name: hubRoleName(hub),
  accountId: hub.accountId,
  arn: roleArn(hub.accountId, hubRoleName(hub)),
  description: `Crossplane on ${clusterId(hub)}`,
  trustPolicy: podTrust(awsProviderAccount, { 'eks-cluster-arn': hubArn(hub), 'eks-cluster-name': clusterId(hub) }),
  policy: hubPermissions(hub, accounts),
});

/** Returns the role of a hub's Crossplane in another account, with the same permissions there as in the account of the hub. */
export const accountRole = (hub: HubCluster, accountId: string): ManualRole => ({
  name: accountRoleName(hub),
  accountId,
  arn: accountRoleArn(hub, accountId),
  description: `Crossplane on ${clusterId(hub)}, in this account`,
  trustPolicy: accountTrust(hub),
  policy: policyDocument(creationPermissions(accountId, accountRoleName(hub))),
});

/**
 * Returns the policy of a hub's Crossplane as JSON, for the user to paste. It allows networks, clusters and their roles. It also allows
 * what add-ons and applications need, on the hub and on clusters without their own Crossplane. It covers only the roles and policies that
 * a cluster of the fleet can have, and not its own. However, a principal that creates a role without a boundary can create an
 * administrator. In the other `accounts`, it may only assume its role there.
 */
export const hubPermissions = (hub: HubCluster, accounts: readonly string[] = []): string =>
  policyDocument([...creationPermissions(hub.accountId, hubRoleName(hub)), ...accountPermissions(hub, accounts)]);

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
 * Trusts only the role of the hub, in sessions of its AWS providers. The conditions compare the tags that Pod Identity sets on these
 * sessions: without them, an association of that role with pods of another cluster would be enough.
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

/** Roles that a hub creates: for the control plane and the nodes, for the Crossplane of a cluster, for add-ons and applications. */
const CREATED_ROLES = ['role/*-control-plane', 'role/*-nodes', 'role/*-crossplane', 'role/*.*'];

/** Returns the permissions for creating clusters in an account, without the permission to change the role `own` that has them. */
function creationPermissions(accountId: string, own: string): readonly Statement[] {
  const iam = (...resources: readonly string[]): string[] => resources.map((resource) => `arn:aws:iam::${accountId}:${resource}`);
  const ofAnyCluster = ownResources('*', { accountId, region: '*' });
  return [
    { sid: 'Networks', actions: ['ec2:*'], resources: ['*'] },
    { sid: 'Clusters', actions: ['eks:*'], resources: ['*'] },
    {
      sid: 'Roles',
      actions: [...ROLE_ACTIONS, 'iam:AttachRolePolicy', 'iam:CreateRole', 'iam:PutRolePermissionsBoundary'],
      resources: iam(...CREATED_ROLES),
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
    // EKS checks with the permissions of the caller whether these roles exist.
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
