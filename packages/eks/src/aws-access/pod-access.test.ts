import { describe, expect, it } from 'vitest';
import { podAccess, podAssociation, podRole } from './pod-access.ts';
import type { Statement } from './policy-document.ts';
import { CLUSTER_NAME } from './this-cluster.ts';

const account = { name: 'reader', namespace: 'reading' };
const metadata = { name: `${CLUSTER_NAME}-reader`, namespace: 'reading' };
const read: Statement = { sid: 'Read', actions: ['s3:GetObject'], resources: ['arn:aws:s3:::books/*'] };
const conditionOf = (trust: string | undefined) => JSON.parse(trust ?? '').Statement[0].Condition.StringEquals;

describe('the access of pods', () => {
  const { role, policy, attachment, association } = podAccess({ metadata, account }, [read]);

  it('is one role and one policy, attached to each other and given to the account', () => {
    expect(attachment.spec?.forProvider).toEqual({ roleRef: { name: role.metadata.name }, policyArnRef: { name: policy.metadata.name } });
    expect(association.spec?.forProvider).toEqual({
      region: '$' + '{AWS_REGION}',
      clusterName: CLUSTER_NAME,
      namespace: 'reading',
      serviceAccount: 'reader',
      roleArnRef: { name: role.metadata.name },
    });
    for (const object of [role, policy, attachment, association]) expect(object.metadata).toEqual(metadata);
  });

  it('allows what the statements say and nothing else', () => {
    expect(JSON.parse(policy.spec?.forProvider?.policy ?? '')).toEqual({
      Version: '2012-10-17',
      Statement: [{ Sid: 'Read', Effect: 'Allow', Action: ['s3:GetObject'], Resource: ['arn:aws:s3:::books/*'] }],
    });
  });

  it('is for pods of that account on that cluster only', () => {
    expect(JSON.parse(role.spec?.forProvider?.assumeRolePolicy ?? '').Statement).toEqual([
      {
        Effect: 'Allow',
        Principal: { Service: 'pods.eks.amazonaws.com' },
        Action: ['sts:AssumeRole', 'sts:TagSession'],
        Condition: {
          StringEquals: {
            'aws:RequestTag/eks-cluster-name': CLUSTER_NAME,
            'aws:RequestTag/kubernetes-namespace': 'reading',
            'aws:RequestTag/kubernetes-service-account': 'reader',
          },
        },
      },
    ]);
    expect(role.spec?.forProvider?.description).toBe(`Pods of reading/reader on ${CLUSTER_NAME}`);
  });

  it('can be given on another cluster than the one that applies it', () => {
    const elsewhere = { metadata, account, cluster: { name: 'staging', region: 'eu-west-1' } };
    const forProvider = podRole(elsewhere).spec?.forProvider;
    expect(conditionOf(forProvider?.assumeRolePolicy)['aws:RequestTag/eks-cluster-name']).toBe('staging');
    expect(forProvider?.description).toBe('Pods of reading/reader on staging');
    expect(podAssociation(elsewhere).spec?.forProvider).toMatchObject({ clusterName: 'staging', region: 'eu-west-1' });
  });
});
