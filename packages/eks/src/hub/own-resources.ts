import { ownBucketName, ownName, ownQueueName } from '../aws-access/own-names.ts';

/** An AWS account (twelve digits) and a region, or `*` for all. */
export interface AwsLocation {
  readonly accountId: string;
  readonly region: string;
}

/**
 * Returns the ARNs of the resources of one cluster, by kind. They match all names that begin with the cluster name and a character that
 * cluster names cannot contain.
 */
export function ownResources(clusterName: string, { accountId, region }: AwsLocation) {
  const own = ownName(clusterName, '*');
  const regional = (service: string, resource: string): string[] => [`arn:aws:${service}:${region}:${accountId}:${resource}`];
  const iam = (resource: string): string[] => [`arn:aws:iam::${accountId}:${resource}`];
  return {
    roles: iam(`role/${own}`),
    policies: iam(`policy/${own}`),
    // Karpenter chooses their names, and marks them with tags.
    profiles: iam('instance-profile/*'),
    tables: regional('dynamodb', `table/${own}`),
    queues: regional('sqs', ownQueueName(clusterName, '*')),
    buckets: [`arn:aws:s3:::${ownBucketName(clusterName, accountId, '*')}`],
    rules: regional('events', `rule/${own}`),
    secrets: regional('secretsmanager', `secret:${clusterName}/*`),
    cluster: [
      ...regional('eks', `cluster/${clusterName}`),
      ...regional('eks', `podidentityassociation/${clusterName}/*`),
      ...regional('eks', `access-entry/${clusterName}/*`),
    ],
  } as const;
}
