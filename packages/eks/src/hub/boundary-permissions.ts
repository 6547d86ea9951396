import type { Statement } from '../aws-access/policy-document.ts';
import { type AwsLocation, ownResources } from './own-resources.ts';

/**
 * Returns the permissions boundary of every role that an add-on or application has. It allows services that give no access to another
 * role, and only the data of the account that is part of the cluster. Other permissions of an add-on or application have no effect.
 */
export const boundaryPermissions = (clusterName: string, place: AwsLocation): readonly Statement[] => {
  const own = ownResources(clusterName, place);
  return [
    { sid: 'Machines', actions: ['ec2:*', 'elasticloadbalancing:*', 'ec2messages:*', 'ssmmessages:*'], resources: ['*'] },
    {
      sid: 'WaysOut',
      effect: 'Deny',
      actions: ESCALATION_ACTIONS,
      resources: ['*'],
    },
    {
      sid: 'Lookups',
      actions: SHARED_READ_ACTIONS,
      resources: ['*'],
    },
    {
      sid: 'NodeAgent',
      actions: NODE_AGENT_ACTIONS,
      resources: ['*'],
    },
    { sid: 'OwnTables', actions: ['dynamodb:*'], resources: own.tables },
    { sid: 'OwnQueues', actions: ['sqs:*'], resources: own.queues },
    { sid: 'OwnBuckets', actions: ['s3:*'], resources: own.buckets },
    { sid: 'OwnSecrets', actions: ['secretsmanager:Describe*', 'secretsmanager:Get*', 'secretsmanager:List*'], resources: own.secrets },
    {
      sid: 'PassOwnRolesToMachines',
      actions: ['iam:PassRole'],
      resources: own.roles,
      conditions: { StringEquals: { 'iam:PassedToService': ['ec2.amazonaws.com'] } },
    },
    {
      sid: 'CreateOwnProfiles',
      actions: ['iam:CreateInstanceProfile'],
      resources: own.profiles,
      conditions: { StringEquals: { [`aws:RequestTag/kubernetes.io/cluster/${clusterName}`]: ['owned'] } },
    },
    {
      sid: 'ChangeOwnProfiles',
      actions: ['iam:AddRoleToInstanceProfile', 'iam:DeleteInstanceProfile', 'iam:RemoveRoleFromInstanceProfile', 'iam:TagInstanceProfile'],
      resources: own.profiles,
      conditions: { StringEquals: { [`aws:ResourceTag/kubernetes.io/cluster/${clusterName}`]: ['owned'] } },
    },
    {
      sid: 'ServiceRoles',
      actions: ['iam:CreateServiceLinkedRole'],
      resources: ['*'],
      conditions: { StringEquals: { 'iam:AWSServiceName': ['elasticloadbalancing.amazonaws.com'] } },
    },
  ];
};

/**
 * Actions that lead to the permissions of another role or to other data: they run code on an instance with another role, read its
 * password, or copy its disk to another account.
 */
const ESCALATION_ACTIONS: Statement['actions'] = [
  'ec2:CreateReplaceRootVolumeTask',
  'ec2:GetPasswordData',
  'ec2:ModifyImageAttribute',
  'ec2:ModifyInstanceAttribute',
  'ec2:ModifySnapshotAttribute',
];

/** Actions that read data which every cluster may read. */
const SHARED_READ_ACTIONS: Statement['actions'] = [
  'acm:DescribeCertificate',
  'acm:ListCertificates',
  'cognito-idp:DescribeUserPoolClient',
  'ecr:Batch*',
  'ecr:GetAuthorizationToken',
  'ecr:GetDownloadUrlForLayer',
  'eks:DescribeCluster',
  'eks-auth:AssumeRoleForPodIdentity',
  'iam:GetInstanceProfile',
  'iam:GetServerCertificate',
  'iam:ListInstanceProfiles',
  'iam:ListServerCertificates',
  'pricing:GetProducts',
];

/** Actions of the SSM agent on a node, without SendCommand and StartSession, which affect other instances. */
const NODE_AGENT_ACTIONS: Statement['actions'] = [
  'ssm:DescribeAssociation',
  'ssm:DescribeDocument',
  'ssm:GetDeployablePatchSnapshotForInstance',
  'ssm:GetDocument',
  'ssm:GetManifest',
  'ssm:GetParameter',
  'ssm:GetParameters',
  'ssm:ListAssociations',
  'ssm:ListInstanceAssociations',
  'ssm:PutComplianceItems',
  'ssm:PutConfigurePackageResult',
  'ssm:PutInventory',
  'ssm:UpdateAssociationStatus',
  'ssm:UpdateInstanceAssociationStatus',
  'ssm:UpdateInstanceInformation',
];
