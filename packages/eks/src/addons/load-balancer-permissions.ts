import type { Statement } from '../aws-access/policy-document.ts';
import { AWS_REGION } from '../aws-access/this-cluster.ts';

const CLUSTER_TAG = 'elbv2.k8s.aws/cluster';
const loadBalancing = (...resources: readonly string[]): string[] =>
  resources.map((resource) => `arn:aws:elasticloadbalancing:${AWS_REGION}:*:${resource}`);
const balancers = loadBalancing('targetgroup/*/*', 'loadbalancer/net/*/*', 'loadbalancer/app/*/*');
const listeners = loadBalancing('listener/net/*/*/*', 'listener/app/*/*/*', 'listener-rule/net/*/*/*', 'listener-rule/app/*/*/*');
const securityGroups = [`arn:aws:ec2:${AWS_REGION}:*:security-group/*`];

/** Condition: the resource already has the controller's tag. In IAM, `Null: false` means that the key is present. */
const tagged = { Null: { [`aws:ResourceTag/${CLUSTER_TAG}`]: ['false'] } };
/** Condition: the request sets the controller's tag. */
const tagging = { Null: { [`aws:RequestTag/${CLUSTER_TAG}`]: ['false'] } };
/** Condition: the resource has the controller's tag, and the request does not set this tag. */
const retagging = { Null: { [`aws:RequestTag/${CLUSTER_TAG}`]: ['true'], [`aws:ResourceTag/${CLUSTER_TAG}`]: ['false'] } };

/** Permissions to read what the controller needs for its plan. */
export const loadBalancerDiscovery: readonly Statement[] = [
  {
    sid: 'ReadNetwork',
    actions: [
      'ec2:DescribeAccountAttributes',
      'ec2:DescribeAddresses',
      'ec2:DescribeAvailabilityZones',
      'ec2:DescribeCoipPools',
      'ec2:DescribeInstances',
      'ec2:DescribeInternetGateways',
      'ec2:DescribeIpamPools',
      'ec2:DescribeNetworkInterfaces',
      'ec2:DescribeRouteTables',
      'ec2:DescribeSecurityGroups',
      'ec2:DescribeSubnets',
      'ec2:DescribeTags',
      'ec2:DescribeVpcPeeringConnections',
      'ec2:DescribeVpcs',
      'ec2:GetCoipPoolUsage',
      'ec2:GetSecurityGroupsForVpc',
    ],
    resources: ['*'],
  },
  {
    sid: 'ReadLoadBalancers',
    actions: [
      'elasticloadbalancing:DescribeCapacityReservation',
      'elasticloadbalancing:DescribeListenerAttributes',
      'elasticloadbalancing:DescribeListenerCertificates',
      'elasticloadbalancing:DescribeListeners',
      'elasticloadbalancing:DescribeLoadBalancerAttributes',
      'elasticloadbalancing:DescribeLoadBalancers',
      'elasticloadbalancing:DescribeRules',
      'elasticloadbalancing:DescribeSSLPolicies',
      'elasticloadbalancing:DescribeTags',
      'elasticloadbalancing:DescribeTargetGroupAttributes',
      'elasticloadbalancing:DescribeTargetGroups',
      'elasticloadbalancing:DescribeTargetHealth',
      'elasticloadbalancing:DescribeTrustStores',
    ],
    resources: ['*'],
  },
  {
    sid: 'ReadCertificatesAndUserPools',
    actions: [
      'acm:DescribeCertificate',
      'acm:ListCertificates',
      'cognito-idp:DescribeUserPoolClient',
      'iam:GetServerCertificate',
      'iam:ListServerCertificates',
    ],
    resources: ['*'],
  },
];

/** Permissions to create, change and delete load balancers and their security groups. The controller's tag distinguishes them. */
export const loadBalancerManagement: readonly Statement[] = [
  {
    sid: 'CreateServiceRole',
    actions: ['iam:CreateServiceLinkedRole'],
    resources: ['*'],
    conditions: { StringEquals: { 'iam:AWSServiceName': ['elasticloadbalancing.amazonaws.com'] } },
  },
  {
    sid: 'OpenSecurityGroups',
    actions: ['ec2:AuthorizeSecurityGroupIngress', 'ec2:RevokeSecurityGroupIngress', 'ec2:CreateSecurityGroup'],
    resources: ['*'],
  },
  {
    sid: 'TagNewSecurityGroups',
    actions: ['ec2:CreateTags'],
    resources: securityGroups,
    conditions: { StringEquals: { 'ec2:CreateAction': ['CreateSecurityGroup'] }, ...tagging },
  },
  { sid: 'RetagSecurityGroups', actions: ['ec2:CreateTags', 'ec2:DeleteTags'], resources: securityGroups, conditions: retagging },
  { sid: 'DeleteSecurityGroups', actions: ['ec2:DeleteSecurityGroup'], resources: ['*'], conditions: tagged },
  {
    sid: 'CreateLoadBalancers',
    actions: ['elasticloadbalancing:CreateLoadBalancer', 'elasticloadbalancing:CreateTargetGroup'],
    resources: ['*'],
    conditions: tagging,
  },
  {
    sid: 'TagNewLoadBalancers',
    actions: ['elasticloadbalancing:AddTags'],
    resources: balancers,
    conditions: { StringEquals: { 'elasticloadbalancing:CreateAction': ['CreateTargetGroup', 'CreateLoadBalancer'] }, ...tagging },
  },
  {
    sid: 'RetagLoadBalancers',
    actions: ['elasticloadbalancing:AddTags', 'elasticloadbalancing:RemoveTags'],
    resources: balancers,
    conditions: retagging,
  },
  { sid: 'TagListeners', actions: ['elasticloadbalancing:AddTags', 'elasticloadbalancing:RemoveTags'], resources: listeners },
  {
    sid: 'ChangeLoadBalancers',
    actions: [
      'elasticloadbalancing:DeleteLoadBalancer',
      'elasticloadbalancing:DeleteTargetGroup',
      'elasticloadbalancing:ModifyCapacityReservation',
      'elasticloadbalancing:ModifyIpPools',
      'elasticloadbalancing:ModifyListenerAttributes',
      'elasticloadbalancing:ModifyLoadBalancerAttributes',
      'elasticloadbalancing:ModifyTargetGroup',
      'elasticloadbalancing:ModifyTargetGroupAttributes',
      'elasticloadbalancing:SetIpAddressType',
      'elasticloadbalancing:SetSecurityGroups',
      'elasticloadbalancing:SetSubnets',
    ],
    resources: ['*'],
    conditions: tagged,
  },
  {
    sid: 'ChangeListeners',
    actions: [
      'elasticloadbalancing:AddListenerCertificates',
      'elasticloadbalancing:CreateListener',
      'elasticloadbalancing:CreateRule',
      'elasticloadbalancing:DeleteListener',
      'elasticloadbalancing:DeleteRule',
      'elasticloadbalancing:ModifyListener',
      'elasticloadbalancing:ModifyRule',
      'elasticloadbalancing:RemoveListenerCertificates',
      'elasticloadbalancing:SetRulePriorities',
    ],
    resources: ['*'],
  },
  {
    sid: 'RegisterTargets',
    actions: ['elasticloadbalancing:RegisterTargets', 'elasticloadbalancing:DeregisterTargets'],
    resources: loadBalancing('targetgroup/*/*'),
  },
];
