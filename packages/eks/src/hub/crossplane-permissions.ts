import { boundaryArn } from '../aws-access/own-names.ts';
import type { Statement } from '../aws-access/policy-document.ts';
import { type AwsLocation, ownResources } from './own-resources.ts';

/**
 * Returns the permissions for the resources of add-ons and applications on a cluster. They allow only resources with the names of the
 * cluster and only roles with its boundary, so that Crossplane can give no pod, and not itself, more permissions. A `*` in an action covers
 * its reads and the verbs that the Terraform provider needs.
 */
export const crossplanePermissions = (clusterName: string, place: AwsLocation): readonly Statement[] => {
  const { accountId } = place;
  const own = ownResources(clusterName, place);
  return [
    {
      sid: 'MakeBoundedRoles',
      actions: ['iam:AttachRolePolicy', 'iam:CreateRole', 'iam:PutRolePermissionsBoundary', 'iam:PutRolePolicy'],
      resources: own.roles,
      conditions: { StringEquals: { 'iam:PermissionsBoundary': [boundaryArn(accountId, clusterName)] } },
    },
    allow('Roles', ROLE_ACTIONS, own.roles),
    allow('Policies', POLICY_ACTIONS, own.policies),
    deny('KeepBoundaries', ['iam:DeleteRolePermissionsBoundary'], ['*']),
    // Protects what the hub and the Composition created for the cluster: this role and its policy, the boundary, and the roles of control
    // plane and nodes.
    deny(
      'KeepGivenRights',
      ['Add', 'Attach', 'Create', 'Delete', 'Detach', 'Pass', 'Put', 'Remove', 'Set', 'Tag', 'Untag', 'Update'].map(
        (verb) => `iam:${verb}*` as const,
      ),
      ['role', 'policy'].map((kind) => `arn:aws:iam::${accountId}:${kind}/${clusterName}-*`),
    ),
    allow(
      'Access',
      [
        'eks:*PodIdentityAssociation*',
        'eks:*AccessEntr*',
        'eks:*AccessPolic*',
        'eks:DescribeCluster',
        'eks:TagResource',
        'eks:UntagResource',
      ],
      own.cluster,
    ),
    ...dataPermissions(own),
  ];
};

/** Permissions to create, change and delete tables, queues, buckets and event rules, but not to read or write their data. */
export const dataPermissions = (
  own: Pick<ReturnType<typeof ownResources>, 'tables' | 'queues' | 'buckets' | 'rules'>,
): readonly Statement[] => [
  allow(
    'Tables',
    ['dynamodb:*Table*', 'dynamodb:*Backups', 'dynamodb:DescribeTimeToLive', 'dynamodb:UpdateTimeToLive', 'dynamodb:*Tag*'],
    own.tables,
  ),
  allow('Queues', ['sqs:*Queue*'], own.queues),
  allow('Buckets', ['s3:*Bucket*', 's3:Get*Configuration', 's3:Put*Configuration'], own.buckets),
  allow('Events', ['events:*Rule*', 'events:*Target*', 'events:*Tag*'], own.rules),
];

/** All actions of the provider on a role, except to create it and to give it policies. */
export const ROLE_ACTIONS = [
  'iam:DeleteRole',
  'iam:DeleteRolePolicy',
  'iam:DetachRolePolicy',
  'iam:GetRole',
  'iam:GetRolePolicy',
  'iam:ListAttachedRolePolicies',
  'iam:ListInstanceProfilesForRole',
  'iam:ListRolePolicies',
  'iam:ListRoleTags',
  'iam:PassRole',
  'iam:TagRole',
  'iam:UntagRole',
  'iam:UpdateAssumeRolePolicy',
  'iam:UpdateRole',
  'iam:UpdateRoleDescription',
] as const;

export const POLICY_ACTIONS = [
  'iam:CreatePolicy',
  'iam:CreatePolicyVersion',
  'iam:DeletePolicy',
  'iam:DeletePolicyVersion',
  'iam:GetPolicy',
  'iam:GetPolicyVersion',
  'iam:ListEntitiesForPolicy',
  'iam:ListPolicyTags',
  'iam:ListPolicyVersions',
  'iam:SetDefaultPolicyVersion',
  'iam:TagPolicy',
  'iam:UntagPolicy',
] as const;

const allow = (sid: string, actions: Statement['actions'], resources: readonly string[]): Statement => ({ sid, actions, resources });

const deny = (sid: string, actions: Statement['actions'], resources: readonly string[]): Statement => ({
  sid,
  effect: 'Deny',
  actions,
  resources,
});
