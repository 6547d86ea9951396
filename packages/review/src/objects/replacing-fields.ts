/**
 * Fields of AWS resources that need another resource if their value changes: `ForceNew` in the schemas of terraform-provider-aws, on which
 * Crossplane's AWS providers are built. By service and kind, with the file of the schema: `internal/service` of releases 5 and 6, or `aws` of
 * release 1.60. A path goes through blocks, which older versions of the kinds write as lists. The list is not complete. Names of resources
 * are missing, because they are external names in Crossplane.
 */
export const REPLACING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  // aws/resource_aws_docdb_cluster.go
  'docdb/Cluster': ['availabilityZones', 'dbSubnetGroupName', 'engine', 'kmsKeyId', 'masterUsername', 'storageEncrypted'],
  // aws/resource_aws_dynamodb_table.go
  'dynamodb/Table': ['hashKey', 'localSecondaryIndex', 'rangeKey'],
  // aws/resource_aws_ebs_volume.go
  'ec2/EBSVolume': ['availabilityZone', 'encrypted', 'kmsKeyId', 'snapshotId'],
  // aws/resource_aws_eip.go
  'ec2/EIP': ['publicIpv4Pool'],
  // aws/resource_aws_instance.go
  'ec2/Instance': ['ami', 'associatePublicIpAddress', 'availabilityZone', 'keyName', 'privateIp', 'subnetId'],
  // internal/service/ec2/vpc_nat_gateway.go
  'ec2/NATGateway': ['allocationId', 'connectivityType', 'privateIp', 'subnetId'],
  // aws/resource_aws_route.go
  'ec2/Route': ['destinationCidrBlock', 'destinationIpv6CidrBlock', 'routeTableId'],
  // aws/resource_aws_route_table.go
  'ec2/RouteTable': ['vpcId'],
  // aws/resource_aws_route_table_association.go
  'ec2/RouteTableAssociation': ['subnetId'],
  // aws/resource_aws_security_group.go
  'ec2/SecurityGroup': ['description', 'name', 'vpcId'],
  // aws/resource_aws_security_group_rule.go
  'ec2/SecurityGroupRule': [
    'cidrBlocks',
    'fromPort',
    'ipv6CidrBlocks',
    'prefixListIds',
    'protocol',
    'securityGroupId',
    'self',
    'sourceSecurityGroupId',
    'toPort',
    'type',
  ],
  // aws/resource_aws_subnet.go
  'ec2/Subnet': ['availabilityZone', 'availabilityZoneId', 'cidrBlock', 'vpcId'],
  // internal/service/ec2/vpc_.go
  'ec2/VPC': ['cidrBlock', 'ipv4IpamPoolId', 'ipv4NetmaskLength'],
  // aws/resource_aws_vpc_endpoint.go
  'ec2/VPCEndpoint': ['serviceName', 'vpcEndpointType', 'vpcId'],
  // aws/resource_aws_vpc_peering_connection.go
  'ec2/VPCPeeringConnection': ['peerOwnerId', 'peerRegion', 'peerVpcId', 'vpcId'],
  // internal/service/efs/file_system.go
  'efs/FileSystem': ['availabilityZoneName', 'creationToken', 'encrypted', 'kmsKeyId', 'performanceMode'],
  // aws/resource_aws_efs_mount_target.go
  'efs/MountTarget': ['fileSystemId', 'ipAddress', 'subnetId'],
  // internal/service/eks/cluster.go
  'eks/Cluster': [
    'accessConfig.bootstrapClusterCreatorAdminPermissions',
    'bootstrapSelfManagedAddons',
    'kubernetesNetworkConfig.ipFamily',
    'kubernetesNetworkConfig.serviceIpv4Cidr',
    'outpostConfig.controlPlaneInstanceType',
    'roleArn',
  ],
  // internal/service/eks/fargate_profile.go
  'eks/FargateProfile': ['clusterName', 'podExecutionRoleArn', 'selector', 'subnetIds'],
  // internal/service/eks/node_group.go
  'eks/NodeGroup': [
    'amiType',
    'capacityType',
    'clusterName',
    'diskSize',
    'instanceTypes',
    'launchTemplate.id',
    'launchTemplate.name',
    'nodeRoleArn',
    'remoteAccess',
    'subnetIds',
  ],
  // aws/resource_aws_elasticache_cluster.go
  'elasticache/Cluster': ['availabilityZone', 'engine', 'port', 'replicationGroupId', 'subnetGroupName'],
  // internal/service/elasticache/replication_group.go
  'elasticache/ReplicationGroup': ['atRestEncryptionEnabled', 'dataTieringEnabled', 'kmsKeyId', 'networkType', 'port', 'subnetGroupName'],
  // internal/service/fsx/lustre_file_system.go
  'fsx/LustreFileSystem': [
    'copyTagsToBackups',
    'deploymentType',
    'driveCacheType',
    'exportPath',
    'fileSystemTypeVersion',
    'importPath',
    'kmsKeyId',
    'securityGroupIds',
    'storageType',
    'subnetIds',
  ],
  // aws/resource_aws_iam_instance_profile.go
  'iam/InstanceProfile': ['path'],
  // aws/resource_aws_iam_openid_connect_provider.go
  'iam/OpenIDConnectProvider': ['url'],
  // aws/resource_aws_iam_policy.go
  'iam/Policy': ['description', 'path'],
  // aws/resource_aws_iam_role.go
  'iam/Role': ['path'],
  // aws/resource_aws_iam_role_policy_attachment.go
  'iam/RolePolicyAttachment': ['policyArn', 'role'],
  // internal/service/kafka/cluster.go
  'kafka/Cluster': [
    'brokerNodeGroupInfo.azDistribution',
    'brokerNodeGroupInfo.clientSubnets',
    'brokerNodeGroupInfo.securityGroups',
    'clusterName',
    'encryptionInfo.encryptionAtRestKmsKeyArn',
    'encryptionInfo.encryptionInTransit.inCluster',
  ],
  // internal/service/kms/key.go
  'kms/Key': ['customKeyStoreId', 'customerMasterKeySpec', 'keyUsage', 'multiRegion', 'xksKeyId'],
  // internal/service/lambda/function.go
  'lambda/Function': ['packageType', 'tenancyConfig'],
  // internal/service/memorydb/cluster.go
  'memorydb/Cluster': ['autoMinorVersionUpgrade', 'dataTiering', 'kmsKeyArn', 'port', 'subnetGroupName', 'tlsEnabled'],
  // aws/resource_aws_elasticsearch_domain.go
  'opensearch/Domain': ['domainName', 'vpcOptions'],
  // internal/service/rds/cluster.go
  'rds/Cluster': [
    'availabilityZones',
    'clusterScalabilityType',
    'databaseName',
    'dbSubnetGroupName',
    'dbSystemId',
    'engine',
    'engineMode',
    'kmsKeyId',
    'masterUsername',
    'storageEncrypted',
  ],
  // aws/resource_aws_rds_cluster_instance.go
  'rds/ClusterInstance': ['availabilityZone', 'clusterIdentifier', 'dbSubnetGroupName', 'engine'],
  // internal/service/rds/instance.go
  'rds/Instance': [
    'availabilityZone',
    'characterSetName',
    'customIamInstanceProfile',
    'dbName',
    'engine',
    'kmsKeyId',
    'ncharCharacterSetName',
    'storageEncrypted',
    'timezone',
    'username',
  ],
  // aws/resource_aws_db_parameter_group.go
  'rds/ParameterGroup': ['description', 'family'],
  // aws/resource_aws_redshift_cluster.go
  'redshift/Cluster': ['clusterSubnetGroupName', 'masterUsername'],
  // aws/resource_aws_route53_zone.go
  'route53/Zone': ['delegationSetId', 'name'],
  // aws/resource_aws_s3_bucket.go
  's3/Bucket': ['objectLockEnabled'],
  // aws/resource_aws_secretsmanager_secret.go
  'secretsmanager/Secret': ['name'],
  // aws/resource_aws_sns_topic.go
  'sns/Topic': ['fifoTopic'],
  // aws/resource_aws_sns_topic_subscription.go
  'sns/TopicSubscription': ['endpoint', 'protocol', 'topicArn'],
  // aws/resource_aws_sqs_queue.go
  'sqs/Queue': ['fifoQueue', 'name'],
};

/** Fields whose values have no order. */
export const UNORDERED_FIELDS: ReadonlySet<string> = new Set(['availabilityZones', 'securityGroupIds', 'selector', 'subnetIds']);

/** Kinds of the list above whose resources contain data. */
export const DATA_RESOURCES: ReadonlySet<string> = new Set([
  'dynamodb/Table',
  'docdb/Cluster',
  'ec2/EBSVolume',
  'efs/FileSystem',
  'eks/Cluster',
  'elasticache/Cluster',
  'elasticache/ReplicationGroup',
  'fsx/LustreFileSystem',
  'kafka/Cluster',
  'kms/Key',
  'memorydb/Cluster',
  'opensearch/Domain',
  'rds/Cluster',
  'rds/Instance',
  'redshift/Cluster',
  's3/Bucket',
  'sqs/Queue',
]);
