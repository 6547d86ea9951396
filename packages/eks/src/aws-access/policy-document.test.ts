import { describe, expect, it } from 'vitest';
import { policyLength } from './iam-limits.ts';
import { policyAttachment } from './iam-objects.ts';
import { policyDocument, type Statement, servicePolicy, trustDocument } from './policy-document.ts';

const read: Statement = { sid: 'Read', actions: ['sqs:ReceiveMessage'], resources: ['*'] };
const statementsOf = (document: string) => JSON.parse(document).Statement;

describe('a policy', () => {
  it('has conditions only where a statement has them', () => {
    const conditions = { StringEquals: { 'aws:RequestedRegion': ['eu-west-1'] } };
    expect(statementsOf(policyDocument([read, { ...read, sid: 'ReadHere', conditions }]))).toEqual([
      { Sid: 'Read', Effect: 'Allow', Action: ['sqs:ReceiveMessage'], Resource: ['*'] },
      { Sid: 'ReadHere', Effect: 'Allow', Action: ['sqs:ReceiveMessage'], Resource: ['*'], Condition: conditions },
    ]);
  });

  it('has one line for each value, so that a diff shows the action that was added', () => {
    const lines = policyDocument([{ ...read, actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage'] }]).split('\n');
    expect(lines.filter((line) => line.includes('sqs:'))).toHaveLength(2);
  });

  it('counts for IAM without its white space', () => {
    const document = policyDocument([read]);
    expect(policyLength(document)).toBe(JSON.stringify(JSON.parse(document)).length);
  });

  it('names an action as service and verb', () => {
    // @ts-expect-error an action without its service
    expect(policyDocument([{ ...read, actions: ['ReceiveMessage'] }])).toContain('ReceiveMessage');
  });
});

describe('what AWS services may do', () => {
  it('is to assume a role, or to use a resource that carries the policy', () => {
    expect(statementsOf(trustDocument('ec2.amazonaws.com', ['sts:AssumeRole']))).toEqual([
      { Effect: 'Allow', Principal: { Service: 'ec2.amazonaws.com' }, Action: ['sts:AssumeRole'] },
    ]);
    expect(statementsOf(servicePolicy(['events.amazonaws.com'], ['sqs:SendMessage'], ['arn:aws:sqs:::q']))).toEqual([
      { Effect: 'Allow', Principal: { Service: ['events.amazonaws.com'] }, Action: ['sqs:SendMessage'], Resource: ['arn:aws:sqs:::q'] },
    ]);
  });
});

describe('an attachment', () => {
  it('takes a policy of our own by its object, and one of AWS by its ARN', () => {
    const metadata = { name: 'a', namespace: 'b' };
    const arn = 'arn:aws:iam::aws:policy/AmazonEKS_CNI_Policy';
    expect(policyAttachment(metadata, 'nodes', { policyArn: arn }).spec?.forProvider).toEqual({
      roleRef: { name: 'nodes' },
      policyArn: arn,
    });
    expect(policyAttachment(metadata, 'nodes', { policyArnRef: { name: 'a' } }).spec?.forProvider).toEqual({
      roleRef: { name: 'nodes' },
      policyArnRef: { name: 'a' },
    });
    // @ts-expect-error not a policy of AWS
    policyAttachment(metadata, 'nodes', { policyArn: 'AmazonEKS_CNI_Policy' });
  });
});
