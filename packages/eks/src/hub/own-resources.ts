import { ownBucketName, ownName, ownQueueName } from '../aws-access/own-names.ts';

/** Twelve digits, and a region or `*` for all. */
export interface Place {
  readonly accountId: string;
  readonly region: string;
}

/**
 * Returns the ARNs of the resources of one cluster, by kind: all that begin with its name and a character that no cluster name contains.
 */
export function ownResources(clusterName: string, { accountId, region }: Place) {
  const own = ownName(clusterName, '*');
  const regional = (service: string, resource: string): string[] => [`arn:aws:${service}:${region}:${accountId}:${resource}`];
  const iam = (resource: string): string[] => [`arn:aws:iam::${accountId}:${resource}`];
  return {
    roles: iam(`role/${own}`),
    policies: iam(`policy/${own}`),
    // Karpenter names them itself and marks them by tags.
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
