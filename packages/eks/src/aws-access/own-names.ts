/**
 * Names in AWS of the resources that the Crossplane of a cluster creates: `commercial-staging.karpenter`. The name of a cluster has no dot. So
 * `commercial-staging.*` in a policy does not match resources of `commercial-staging-2`, unlike `commercial-staging-*`.
 */
export const ownName = (cluster: string, ...parts: readonly string[]): string => `${cluster}.${parts.join('-')}`;

/** The same for an SQS queue, whose name cannot contain a dot: `commercial-staging_karpenter`. */
export const ownQueueName = (cluster: string, ...parts: readonly string[]): string => `${cluster}_${parts.join('-')}`;

/**
 * The same for a bucket: `commercial-staging-111122223333-invoices`. A dot would break TLS. The account is in the name because bucket
 * names are unique among all AWS accounts.
 */
export const ownBucketName = (cluster: string, accountId: string, ...parts: readonly string[]): string =>
  [cluster, accountId, ...parts].join('-');

/** Name of the permissions boundary, which limits every role of a cluster. The hub creates it. */
export const boundaryName = (cluster: string): string => `${cluster}-boundary`;

export const boundaryArn = (accountId: string, cluster: string): string => `arn:aws:iam::${accountId}:policy/${boundaryName(cluster)}`;
