/**
 * Names in AWS of the resources that the Crossplane of a cluster creates: `commercial-staging.karpenter`. The name of a cluster has no dot. So
 * `commercial-staging.*` in a policy does not match resources of `commercial-staging-2`, unlike `commercial-staging-*`.
 */
export const ownName = (cluster: string, ...parts: readonly string[]): string => `${cluster}.${parts.join('-')}`;

/** The same for an SQS queue, which takes no dots: `commercial-staging_karpenter`. */
export const ownQueueName = (cluster: string, ...parts: readonly string[]): string => `${cluster}_${parts.join('-')}`;

/** The same for a bucket: `commercial-staging-111122223333-invoices`. A dot would break TLS, and names of buckets are the world's. */
export const ownBucketName = (cluster: string, accountId: string, ...parts: readonly string[]): string =>
  [cluster, accountId, ...parts].join('-');

/** Policy that says the most that roles of a cluster can ever do; the hub makes it. */
export const boundaryName = (cluster: string): string => `${cluster}-boundary`;

export const boundaryArn = (accountId: string, cluster: string): string => `arn:aws:iam::${accountId}:policy/${boundaryName(cluster)}`;
