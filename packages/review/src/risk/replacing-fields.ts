/**
 * Fields of AWS resources that the API of AWS cannot change: another value needs another resource. By service and kind of Crossplane's AWS
 * providers. The list is written by hand and is not complete. Before you add a field, compare the Create and Modify calls in the API
 * reference of the service.
 */
export const REPLACING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'dynamodb/Table': ['hashKey', 'rangeKey', 'localSecondaryIndex'],
  'docdb/Cluster': ['kmsKeyId', 'storageEncrypted', 'masterUsername', 'dbSubnetGroupName'],
  'ec2/EBSVolume': ['availabilityZone', 'encrypted', 'kmsKeyId', 'snapshotId'],
  'ec2/Instance': ['ami', 'availabilityZone', 'subnetId', 'keyName'],
  'ec2/NATGateway': ['subnetId', 'allocationId', 'connectivityType'],
  'ec2/SecurityGroup': ['name', 'description', 'vpcId'],
  'ec2/Subnet': ['cidrBlock', 'availabilityZone', 'vpcId'],
  'ec2/VPC': ['cidrBlock', 'ipv4IpamPoolId', 'ipv4NetmaskLength'],
  'efs/FileSystem': ['encrypted', 'kmsKeyId', 'performanceMode', 'availabilityZoneName', 'creationToken'],
  'eks/Cluster': ['roleArn', 'kubernetesNetworkConfig', 'bootstrapSelfManagedAddons'],
  'eks/FargateProfile': ['clusterName', 'podExecutionRoleArn', 'selector', 'subnetIds'],
  'eks/NodeGroup': ['amiType', 'capacityType', 'clusterName', 'diskSize', 'instanceTypes', 'nodeRoleArn', 'subnetIds'],
  'elasticache/Cluster': ['engine', 'port', 'subnetGroupName'],
  'elasticache/ReplicationGroup': ['atRestEncryptionEnabled', 'kmsKeyId', 'port', 'subnetGroupName'],
  'fsx/LustreFileSystem': ['deploymentType', 'kmsKeyId', 'storageType', 'subnetIds'],
  'iam/Policy': ['name', 'path'],
  'iam/Role': ['path'],
  'kafka/Cluster': ['clusterName', 'encryptionInfo'],
  'kinesis/Stream': ['name'],
  'kms/Key': ['customerMasterKeySpec', 'keyUsage', 'multiRegion'],
  'lambda/Function': ['packageType', 'architectures'],
  'memorydb/Cluster': ['kmsKeyArn', 'port', 'subnetGroupName', 'tlsEnabled'],
  'opensearch/Domain': ['domainName'],
  'rds/Cluster': ['databaseName', 'dbSubnetGroupName', 'engine', 'kmsKeyId', 'masterUsername', 'storageEncrypted'],
  'rds/Instance': ['availabilityZone', 'characterSetName', 'dbName', 'engine', 'kmsKeyId', 'storageEncrypted', 'username'],
  'redshift/Cluster': ['masterUsername', 'clusterSubnetGroupName'],
  'route53/Zone': ['name'],
  's3/Bucket': ['bucket', 'bucketPrefix', 'objectLockEnabled'],
  'sns/Topic': ['fifoTopic', 'name'],
  'sqs/Queue': ['fifoQueue', 'name'],
};

/** Those of them with data. */
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
  'kinesis/Stream',
  'kms/Key',
  'memorydb/Cluster',
  'opensearch/Domain',
  'rds/Cluster',
  'rds/Instance',
  'redshift/Cluster',
  's3/Bucket',
  'sqs/Queue',
]);
