import type { Statement } from '../aws-access/policy-document.ts';
import { ownResources, type Place } from './own-resources.ts';

/**
 * The most that a role of a cluster can do, whatever its policies say: it is the permissions boundary of every role that an
 * add-on or application has. Services without a way into another role, and of the account's data only what belongs to the
 * cluster. A right of an add-on or application that is not in here has no effect.
 */
export const boundaryRights = (clusterName: string, place: Place): readonly Statement[] => {
  const own = ownResources(clusterName, place);
  return [
    { sid: 'Machines', actions: ['ec2:*', 'elasticloadbalancing:*', 'ec2messages:*', 'ssmmessages:*'], resources: ['*'] },
    // Their own code on a machine that has another role, its password, or a copy of its disk in another account.
    {
      sid: 'WaysOut',
      effect: 'Deny',
      actions: [
        'ec2:CreateReplaceRootVolumeTask',
        'ec2:GetPasswordData',
        'ec2:ModifyImageAttribute',
        'ec2:ModifyInstanceAttribute',
        'ec2:ModifySnapshotAttribute',
      ],
      resources: ['*'],
    },
    {
      sid: 'Lookups',
      actions: [
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
      ],
      resources: ['*'],
    },
    // What the agent on a node does; neither SendCommand nor StartSession, which work on other machines.
    {
      sid: 'NodeAgent',
      actions: [
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
      ],
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
