import type { HubCluster } from '@slipway/fleet';
import { clusterId } from '@slipway/fleet';
import { policyDocument, type Statement } from '../aws-access/policy-document.ts';
import { dataRights, POLICY_ACTIONS, ROLE_ACTIONS } from './crossplane-rights.ts';
import { ownResources } from './own-resources.ts';

/** Name of the role, and of its policy, that a platform engineer makes once for the Crossplane of a hub. */
export const hubRoleName = (hub: HubCluster): string => `${clusterId(hub)}-crossplane`;

/**
 * The policy of a hub's Crossplane as JSON, to paste: it makes networks, clusters and their roles, and for clusters without a
 * Crossplane of their own, and for itself, what add-ons and applications need. Of roles and policies it has those that a
 * cluster of the fleet can have, and not its own; but who makes a role without a boundary can make an administrator.
 */
export const hubRights = (hub: HubCluster): string => policyDocument(statements(hub));

function statements(hub: HubCluster): readonly Statement[] {
  const iam = (...resources: readonly string[]): string[] => resources.map((resource) => `arn:aws:iam::${hub.accountId}:${resource}`);
  const ofAnyCluster = ownResources('*', { accountId: hub.accountId, region: '*' });
  const roles = iam('role/*-control-plane', 'role/*-nodes', 'role/*-crossplane', 'role/*.*');
  const own = hubRoleName(hub);
  return [
    { sid: 'Networks', actions: ['ec2:*'], resources: ['*'] },
    { sid: 'Clusters', actions: ['eks:*'], resources: ['*'] },
    {
      sid: 'Roles',
      actions: [...ROLE_ACTIONS, 'iam:AttachRolePolicy', 'iam:CreateRole', 'iam:PutRolePermissionsBoundary'],
      resources: roles,
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
      sid: 'KeepOwnRights',
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
    ...dataRights(ofAnyCluster),
  ];
}
