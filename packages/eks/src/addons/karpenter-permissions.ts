import type { AccessEntry } from '@slipway/kube-models/eks.aws.m.upbound.io/v1beta1/AccessEntry';
import type { Manifest } from '@slipway/manifest';
import { iamRole } from '../aws-access/iam-objects.ts';
import { type Statement, trustDocument } from '../aws-access/policy-document.ts';
import { ACCOUNT_ID, AWS_REGION, CLUSTER_NAME } from '../aws-access/this-cluster.ts';
import { interruptionQueueArn } from './karpenter-interruption.ts';
import { attachments, awsMetadata, awsName, podIdentity } from './pod-identity.ts';

export const karpenterAccount = { name: 'karpenter', namespace: 'kube-system' };

/** Role of the nodes that Karpenter starts, in AWS and in Kubernetes. */
export const karpenterNodeRole = awsName('karpenter-node');

const ec2 = (...types: readonly string[]): string[] => types.map((type) => `arn:aws:ec2:${AWS_REGION}:*:${type}/*`);
const ownedTag = `kubernetes.io/cluster/${CLUSTER_NAME}`;
const created = ['fleet', 'instance', 'volume', 'network-interface', 'launch-template', 'spot-instances-request'];

/** Permissions to start, tag and terminate instances, but only instances with the tags of this cluster and of a NodePool. */
const nodes: readonly Statement[] = [
  {
    sid: 'LaunchFrom',
    actions: ['ec2:RunInstances', 'ec2:CreateFleet'],
    resources: [
      `arn:aws:ec2:${AWS_REGION}::image/*`,
      `arn:aws:ec2:${AWS_REGION}::snapshot/*`,
      ...ec2('security-group', 'subnet', 'capacity-reservation'),
    ],
  },
  {
    sid: 'LaunchFromOwnTemplates',
    actions: ['ec2:RunInstances', 'ec2:CreateFleet'],
    resources: ec2('launch-template'),
    conditions: {
      StringEquals: { [`aws:ResourceTag/${ownedTag}`]: ['owned'] },
      StringLike: { 'aws:ResourceTag/karpenter.sh/nodepool': ['*'] },
    },
  },
  {
    sid: 'LaunchTagged',
    actions: ['ec2:RunInstances', 'ec2:CreateFleet', 'ec2:CreateLaunchTemplate'],
    resources: ec2(...created),
    conditions: {
      StringEquals: { [`aws:RequestTag/${ownedTag}`]: ['owned'], 'aws:RequestTag/eks:eks-cluster-name': [CLUSTER_NAME] },
      StringLike: { 'aws:RequestTag/karpenter.sh/nodepool': ['*'] },
    },
  },
  {
    sid: 'TagOnLaunch',
    actions: ['ec2:CreateTags'],
    resources: ec2(...created),
    conditions: {
      StringEquals: {
        [`aws:RequestTag/${ownedTag}`]: ['owned'],
        'aws:RequestTag/eks:eks-cluster-name': [CLUSTER_NAME],
        'ec2:CreateAction': ['RunInstances', 'CreateFleet', 'CreateLaunchTemplate'],
      },
      StringLike: { 'aws:RequestTag/karpenter.sh/nodepool': ['*'] },
    },
  },
  {
    sid: 'TagOwnInstances',
    actions: ['ec2:CreateTags'],
    resources: ec2('instance'),
    conditions: {
      StringEquals: { [`aws:ResourceTag/${ownedTag}`]: ['owned'] },
      StringLike: { 'aws:ResourceTag/karpenter.sh/nodepool': ['*'] },
      StringEqualsIfExists: { 'aws:RequestTag/eks:eks-cluster-name': [CLUSTER_NAME] },
      'ForAllValues:StringEquals': { 'aws:TagKeys': ['eks:eks-cluster-name', 'karpenter.sh/nodeclaim', 'Name'] },
    },
  },
  {
    sid: 'EndOwn',
    actions: ['ec2:TerminateInstances', 'ec2:DeleteLaunchTemplate'],
    resources: ec2('instance', 'launch-template'),
    conditions: {
      StringEquals: { [`aws:ResourceTag/${ownedTag}`]: ['owned'] },
      StringLike: { 'aws:ResourceTag/karpenter.sh/nodepool': ['*'] },
    },
  },
];

const profileTags = (tag: 'RequestTag' | 'ResourceTag') => ({
  [`aws:${tag}/${ownedTag}`]: ['owned'],
  [`aws:${tag}/topology.kubernetes.io/region`]: [AWS_REGION],
});
const profileClass = (tag: 'RequestTag' | 'ResourceTag') => ({ [`aws:${tag}/karpenter.k8s.aws/ec2nodeclass`]: ['*'] });
const profiles = [`arn:aws:iam::${ACCOUNT_ID}:instance-profile/*`];

/** Permissions to pass the node role to nodes, and to manage the instance profiles of the node classes of this cluster. */
const nodeRole: readonly Statement[] = [
  {
    sid: 'PassNodeRole',
    actions: ['iam:PassRole'],
    resources: [`arn:aws:iam::${ACCOUNT_ID}:role/${karpenterNodeRole}`],
    conditions: { StringEquals: { 'iam:PassedToService': ['ec2.amazonaws.com'] } },
  },
  {
    sid: 'CreateProfiles',
    actions: ['iam:CreateInstanceProfile'],
    resources: profiles,
    conditions: {
      StringEquals: { ...profileTags('RequestTag'), 'aws:RequestTag/eks:eks-cluster-name': [CLUSTER_NAME] },
      StringLike: profileClass('RequestTag'),
    },
  },
  {
    sid: 'TagOwnProfiles',
    actions: ['iam:TagInstanceProfile'],
    resources: profiles,
    conditions: {
      StringEquals: {
        ...profileTags('ResourceTag'),
        ...profileTags('RequestTag'),
        'aws:RequestTag/eks:eks-cluster-name': [CLUSTER_NAME],
      },
      StringLike: { ...profileClass('ResourceTag'), ...profileClass('RequestTag') },
    },
  },
  {
    sid: 'ChangeOwnProfiles',
    actions: ['iam:AddRoleToInstanceProfile', 'iam:RemoveRoleFromInstanceProfile', 'iam:DeleteInstanceProfile'],
    resources: profiles,
    conditions: { StringEquals: profileTags('ResourceTag'), StringLike: profileClass('ResourceTag') },
  },
  { sid: 'ReadProfiles', actions: ['iam:GetInstanceProfile'], resources: profiles },
  // IAM has no resource type for this action.
  { sid: 'ListProfiles', actions: ['iam:ListInstanceProfiles'], resources: ['*'] },
];

/** Permissions to read which instances Karpenter can start, where, and at which price. */
const discovery: readonly Statement[] = [
  {
    sid: 'ReadEc2OfThisRegion',
    actions: [
      'ec2:DescribeCapacityReservations',
      'ec2:DescribeImages',
      'ec2:DescribeInstances',
      'ec2:DescribeInstanceStatus',
      'ec2:DescribeInstanceTypeOfferings',
      'ec2:DescribeInstanceTypes',
      'ec2:DescribeLaunchTemplates',
      'ec2:DescribePlacementGroups',
      'ec2:DescribeSecurityGroups',
      'ec2:DescribeSpotPriceHistory',
      'ec2:DescribeSubnets',
    ],
    resources: ['*'],
    conditions: { StringEquals: { 'aws:RequestedRegion': [AWS_REGION] } },
  },
  { sid: 'ReadImageAliases', actions: ['ssm:GetParameter'], resources: [`arn:aws:ssm:${AWS_REGION}::parameter/aws/service/*`] },
  { sid: 'ReadPrices', actions: ['pricing:GetProducts'], resources: ['*'] },
  {
    sid: 'FindApiServer',
    actions: ['eks:DescribeCluster'],
    resources: [`arn:aws:eks:${AWS_REGION}:${ACCOUNT_ID}:cluster/${CLUSTER_NAME}`],
  },
];

/** Permissions to receive the messages about nodes that AWS will take away. */
const interruption: readonly Statement[] = [
  {
    sid: 'ReadAnnouncements',
    actions: ['sqs:DeleteMessage', 'sqs:GetQueueUrl', 'sqs:ReceiveMessage'],
    resources: [interruptionQueueArn],
  },
];

const role = iamRole(
  awsMetadata(karpenterNodeRole),
  `Nodes that Karpenter starts for ${CLUSTER_NAME}`,
  trustDocument('ec2.amazonaws.com', ['sts:AssumeRole']),
);

/** Lets nodes with the role join the cluster. */
const access: AccessEntry = {
  apiVersion: 'eks.aws.m.upbound.io/v1beta1',
  kind: 'AccessEntry',
  metadata: awsMetadata(karpenterNodeRole),
  spec: {
    forProvider: {
      region: AWS_REGION,
      clusterName: CLUSTER_NAME,
      principalArnFromRoleRef: { name: karpenterNodeRole },
      type: 'EC2_LINUX',
    },
  },
};

/** All AWS resources that Karpenter and its nodes need, by file. */
export const karpenterPermissions: Record<string, Manifest> = {
  ...podIdentity({ name: 'karpenter', account: karpenterAccount, policies: { nodes, 'node-role': nodeRole, discovery, interruption } }),
  'node-role.yaml': role,
  ...prefixed(
    'node-',
    attachments('karpenter-node', {
      worker: 'arn:aws:iam::aws:policy/AmazonEKSWorkerNodePolicy',
      network: 'arn:aws:iam::aws:policy/AmazonEKS_CNI_Policy',
      images: 'arn:aws:iam::aws:policy/AmazonEC2ContainerRegistryPullOnly',
      sessions: 'arn:aws:iam::aws:policy/AmazonSSMManagedInstanceCore',
    }),
  ),
  'node-access.yaml': access,
};

function prefixed(prefix: string, manifests: Readonly<Record<string, Manifest>>): Record<string, Manifest> {
  return Object.fromEntries(Object.entries(manifests).map(([file, manifest]) => [`${prefix}${file}`, manifest]));
}
