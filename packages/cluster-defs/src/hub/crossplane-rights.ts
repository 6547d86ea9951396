import type { Statement } from '@slipway/aws-access';
import type { Cluster } from '../cluster-spec.ts';

/**
 * What add-ons and applications compose on a cluster: only resources whose names begin with the name of the cluster, so that
 * one cluster cannot touch another's. A `*` after an action covers its reads and the verbs that Terraform's provider needs.
 */
export const crossplaneRights = (
  clusterName: string,
  { accountId, region }: Pick<Cluster, 'accountId' | 'region'>,
): readonly Statement[] => {
  const regional = (service: string, resource: string): string => `arn:aws:${service}:${region}:${accountId}:${resource}`;
  const iam = (kind: string): string => `arn:aws:iam::${accountId}:${kind}/${clusterName}-*`;
  const eks = (kind: string): string => regional('eks', `${kind}/${clusterName}${kind === 'cluster' ? '' : '/*'}`);
  return [
    allow(
      'Iam',
      ['iam:*Role', 'iam:*RolePolicy', 'iam:*Role*Polic*', 'iam:*Policy*', 'iam:*InstanceProfile*', 'iam:ListRoleTags'],
      ['role', 'policy', 'instance-profile'].map(iam),
    ),
    allow(
      'Access',
      [
        'eks:*PodIdentityAssociation*',
        'eks:*AccessEntr*',
        'eks:*AccessPolic*',
        'eks:DescribeCluster',
        'eks:TagResource',
        'eks:UntagResource',
      ],
      ['cluster', 'podidentityassociation', 'access-entry'].map(eks),
    ),
    allow(
      'Tables',
      ['dynamodb:*Table*', 'dynamodb:*Backups', 'dynamodb:DescribeTimeToLive', 'dynamodb:UpdateTimeToLive', 'dynamodb:*Tag*'],
      [regional('dynamodb', `table/${clusterName}-*`)],
    ),
    allow('Queues', ['sqs:*Queue*'], [regional('sqs', `${clusterName}-*`)]),
    allow('Buckets', ['s3:*Bucket*', 's3:Get*Configuration', 's3:Put*Configuration'], [`arn:aws:s3:::${clusterName}-*`]),
    allow('Events', ['events:*Rule*', 'events:*Target*', 'events:*Tag*'], [regional('events', `rule/${clusterName}-*`)]),
  ];
};

const allow = (sid: string, actions: Statement['actions'], resources: readonly string[]): Statement => ({ sid, actions, resources });
