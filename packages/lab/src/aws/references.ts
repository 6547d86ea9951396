import type { KindKey } from './model/managed-resource.ts';

/** The field of the referenced object that becomes the value. `status.x` and `spec.x` are fields of atProvider and forProvider. */
export type Extract = 'external-name' | 'active external-name' | 'arn' | 'id' | `status.${string}` | `spec.${string}`;

/** The kind, the extracted field, and the name of the reference field if it is not `<field>Ref`. */
export type ReferenceRule = readonly [to: KindKey, extract: Extract, field?: `${string}Ref` | `${string}Refs`];

/**
 * Every reference below `spec.forProvider` of the kinds of @slipway/kube-models: the referenced kind, and the extracted field. The CRDs
 * of provider-aws 2.6.0 name the kind in the description of each field (`Reference to a VPC in ec2 to populate vpcId`). The extracted
 * fields are in the provider's generated resolvers (apis/namespaced/GROUP/v1beta1/zz_generated.resolvers.go). Only the clusters of
 * ClusterAuth and NodeGroup must be ACTIVE: the name of a Cluster exists long before.
 */
export const REFERENCES: Readonly<Record<KindKey, Readonly<Record<string, ReferenceRule>>>> = {
  'cloudwatchevents/Rule': {
    eventBusName: ['cloudwatchevents/Bus', 'external-name'],
    roleArn: ['iam/Role', 'arn'],
  },
  'cloudwatchevents/Target': {
    'ecsTarget.taskDefinitionArn': ['ecs/TaskDefinition', 'status.arn'],
    eventBusName: ['cloudwatchevents/Bus', 'external-name'],
    roleArn: ['iam/Role', 'arn'],
    rule: ['cloudwatchevents/Rule', 'external-name'],
  },
  'dynamodb/Table': {
    'replica[*].kmsKeyArn': ['kms/Key', 'arn'],
    'serverSideEncryption.kmsKeyArn': ['kms/Key', 'arn'],
  },
  'ec2/EIP': {
    instance: ['ec2/Instance', 'external-name'],
    networkInterface: ['ec2/NetworkInterface', 'external-name'],
  },
  'ec2/InternetGateway': {
    vpcId: ['ec2/VPC', 'external-name'],
  },
  'ec2/LaunchTemplate': {
    'blockDeviceMappings[*].ebs.kmsKeyId': ['kms/Key', 'arn'],
    'iamInstanceProfile.arn': ['iam/InstanceProfile', 'arn'],
    'iamInstanceProfile.name': ['iam/InstanceProfile', 'external-name'],
    'networkInterfaces[*].networkInterfaceId': ['ec2/NetworkInterface', 'external-name'],
    'networkInterfaces[*].securityGroups': ['ec2/SecurityGroup', 'external-name', 'securityGroupRefs'],
    'networkInterfaces[*].subnetId': ['ec2/Subnet', 'external-name'],
    securityGroupNames: ['ec2/SecurityGroup', 'external-name', 'securityGroupNameRefs'],
    vpcSecurityGroupIds: ['ec2/SecurityGroup', 'external-name', 'vpcSecurityGroupIdRefs'],
  },
  'ec2/MainRouteTableAssociation': {
    routeTableId: ['ec2/RouteTable', 'external-name'],
    vpcId: ['ec2/VPC', 'external-name'],
  },
  'ec2/NATGateway': {
    allocationId: ['ec2/EIP', 'id'],
    'availabilityZoneAddress[*].allocationIds': ['ec2/EIP', 'id', 'allocationIdsRefs'],
    secondaryAllocationIds: ['ec2/EIP', 'id', 'secondaryAllocationIdsRefs'],
    subnetId: ['ec2/Subnet', 'external-name'],
    vpcId: ['ec2/VPC', 'external-name'],
  },
  'ec2/Route': {
    destinationPrefixListId: ['ec2/ManagedPrefixList', 'external-name'],
    egressOnlyGatewayId: ['ec2/EgressOnlyInternetGateway', 'id'],
    gatewayId: ['ec2/InternetGateway', 'external-name'],
    natGatewayId: ['ec2/NATGateway', 'external-name'],
    networkInterfaceId: ['ec2/NetworkInterface', 'external-name'],
    routeTableId: ['ec2/RouteTable', 'external-name'],
    transitGatewayId: ['ec2/TransitGateway', 'external-name'],
    vpcEndpointId: ['ec2/VPCEndpoint', 'external-name'],
    vpcPeeringConnectionId: ['ec2/VPCPeeringConnection', 'external-name'],
  },
  'ec2/RouteTableAssociation': {
    gatewayId: ['ec2/InternetGateway', 'id'],
    routeTableId: ['ec2/RouteTable', 'external-name'],
    subnetId: ['ec2/Subnet', 'external-name'],
  },
  'ec2/RouteTable': {
    vpcId: ['ec2/VPC', 'external-name'],
  },
  'ec2/SecurityGroupEgressRule': {
    prefixListId: ['ec2/ManagedPrefixList', 'external-name'],
    referencedSecurityGroupId: ['ec2/SecurityGroup', 'external-name'],
    securityGroupId: ['ec2/SecurityGroup', 'external-name'],
  },
  'ec2/SecurityGroupIngressRule': {
    prefixListId: ['ec2/ManagedPrefixList', 'external-name'],
    referencedSecurityGroupId: ['ec2/SecurityGroup', 'external-name'],
    securityGroupId: ['ec2/SecurityGroup', 'external-name'],
  },
  'ec2/SecurityGroupRule': {
    cidrBlocks: ['ec2/VPC', 'spec.cidrBlock', 'cidrBlocksRefs'],
    ipv6CidrBlocks: ['ec2/VPC', 'spec.ipv6CidrBlock', 'ipv6CidrBlocksRefs'],
    prefixListIds: ['ec2/ManagedPrefixList', 'external-name', 'prefixListIdRefs'],
    securityGroupId: ['ec2/SecurityGroup', 'external-name'],
    sourceSecurityGroupId: ['ec2/SecurityGroup', 'external-name'],
  },
  'ec2/SecurityGroup': {
    vpcId: ['ec2/VPC', 'external-name'],
  },
  'ec2/Subnet': {
    ipv4IpamPoolId: ['ec2/VPCIpamPool', 'id'],
    vpcId: ['ec2/VPC', 'external-name'],
  },
  'ec2/VPCEndpoint': {
    resourceConfigurationArn: ['vpclattice/ResourceConfiguration', 'status.arn'],
    serviceName: ['ec2/VPCEndpointService', 'status.serviceName'],
    serviceNetworkArn: ['vpclattice/ServiceNetwork', 'status.arn'],
    'subnetConfiguration[*].subnetId': ['ec2/Subnet', 'id'],
    vpcId: ['ec2/VPC', 'external-name'],
  },
  'ec2/VPC': {
    ipv4IpamPoolId: ['ec2/VPCIpamPool', 'id'],
  },
  'eks/AccessEntry': {
    clusterName: ['eks/Cluster', 'id'],
    principalArn: ['iam/Role', 'arn', 'principalArnFromRoleRef'],
  },
  'eks/AccessPolicyAssociation': {
    clusterName: ['eks/Cluster', 'id'],
    principalArn: ['eks/AccessEntry', 'status.principalArn'],
  },
  'eks/Addon': {
    clusterName: ['eks/Cluster', 'external-name'],
    serviceAccountRoleArn: ['iam/Role', 'arn'],
  },
  'eks/ClusterAuth': {
    clusterName: ['eks/Cluster', 'active external-name'],
  },
  'eks/Cluster': {
    roleArn: ['iam/Role', 'arn'],
    'vpcConfig.securityGroupIds': ['ec2/SecurityGroup', 'external-name', 'securityGroupIdRefs'],
    'vpcConfig.subnetIds': ['ec2/Subnet', 'external-name', 'subnetIdRefs'],
  },
  'eks/FargateProfile': {
    clusterName: ['eks/Cluster', 'external-name'],
    podExecutionRoleArn: ['iam/Role', 'arn'],
    subnetIds: ['ec2/Subnet', 'external-name', 'subnetIdRefs'],
  },
  'eks/IdentityProviderConfig': {
    clusterName: ['eks/Cluster', 'external-name'],
  },
  'eks/NodeGroup': {
    clusterName: ['eks/Cluster', 'active external-name'],
    nodeRoleArn: ['iam/Role', 'arn'],
    'remoteAccess.sourceSecurityGroupIds': ['ec2/SecurityGroup', 'external-name', 'sourceSecurityGroupIdRefs'],
    subnetIds: ['ec2/Subnet', 'external-name', 'subnetIdRefs'],
    version: ['eks/Cluster', 'spec.version'],
  },
  'eks/PodIdentityAssociation': {
    clusterName: ['eks/Cluster', 'external-name'],
    roleArn: ['iam/Role', 'arn'],
    targetRoleArn: ['iam/Role', 'arn'],
  },
  'iam/InstanceProfile': {
    role: ['iam/Role', 'external-name'],
  },
  'iam/RolePolicy': {
    role: ['iam/Role', 'id'],
  },
  'iam/RolePolicyAttachment': {
    policyArn: ['iam/Policy', 'arn'],
    role: ['iam/Role', 'external-name'],
  },
  'iam/Role': {
    managedPolicyArns: ['iam/Policy', 'status.arn', 'managedPolicyArnsRefs'],
  },
  'rds/Instance': {
    dbSubnetGroupName: ['rds/SubnetGroup', 'external-name'],
    kmsKeyId: ['kms/Key', 'arn'],
    masterUserSecretKmsKeyId: ['kms/Key', 'status.keyId'],
    monitoringRoleArn: ['iam/Role', 'arn'],
    parameterGroupName: ['rds/ParameterGroup', 'external-name'],
    replicateSourceDb: ['rds/Instance', 'spec.identifier'],
    vpcSecurityGroupIds: ['ec2/SecurityGroup', 'external-name', 'vpcSecurityGroupIdRefs'],
  },
  'sqs/QueuePolicy': {
    queueUrl: ['sqs/Queue', 'id'],
  },
};
