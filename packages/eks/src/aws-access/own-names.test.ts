import { describe, expect, it } from 'vitest';
import { iamRole } from './iam-objects.ts';
import { ownBucketName, ownName, ownQueueName } from './own-names.ts';
import { policyDocument, trustDocument } from './policy-document.ts';
import { ACCOUNT_ID, CLUSTER_NAME } from './this-cluster.ts';

const trust = trustDocument('ec2.amazonaws.com', ['sts:AssumeRole']);
const metadata = { name: ownName(CLUSTER_NAME, 'karpenter', 'node'), namespace: 'crossplane-system' };

describe('the names of the resources of a cluster', () => {
  it.each([
    ['a role', ownName],
    ['a queue', ownQueueName],
    ['a bucket', (cluster: string, part: string) => ownBucketName(cluster, '111122223333', part)],
  ])('%s of commercial-staging-2 does not begin like one of commercial-staging', (_, nameOf) => {
    const prefix = nameOf('commercial-staging', '');
    expect(nameOf('commercial-staging', 'reader').startsWith(prefix)).toBe(true);
    expect(nameOf('commercial-staging-2', 'reader').startsWith(prefix)).toBe(false);
  });
});

describe('a role', () => {
  it('has the boundary of its cluster', () => {
    expect(iamRole(metadata, 'Nodes', trust).spec?.forProvider?.permissionsBoundary).toBe(
      `arn:aws:iam::${ACCOUNT_ID}:policy/${CLUSTER_NAME}-boundary`,
    );
  });

  it('is without one only when that is said', () => {
    expect(iamRole(metadata, 'Crossplane', trust, 'none').spec?.forProvider).not.toHaveProperty('permissionsBoundary');
  });
});

describe('a statement', () => {
  it('allows unless it says that it denies', () => {
    const read = { sid: 'Read', actions: ['s3:GetObject'], resources: ['*'] } as const;
    const statements = JSON.parse(policyDocument([read, { ...read, sid: 'Not', effect: 'Deny' }])).Statement;
    expect(statements.map(({ Effect }: { Effect: string }) => Effect)).toEqual(['Allow', 'Deny']);
  });
});
