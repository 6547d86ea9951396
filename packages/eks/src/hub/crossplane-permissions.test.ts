import { describe, expect, it, test } from 'vitest';
import { type AwsRequest, decide } from '../../test/iam-decision.ts';
import { MAX_POLICY_LENGTH, policyLength } from '../aws-access/iam-limits.ts';
import { policyDocument } from '../aws-access/policy-document.ts';
import { crossplanePermissions } from './crossplane-permissions.ts';

const account = '111122223333';
const place = { accountId: account, region: 'eu-west-1' } as const;
const permissions = crossplanePermissions('commercial-staging', place);
const iam = (resource: string): string => `arn:aws:iam::${account}:${resource}`;
const bounded = { 'iam:PermissionsBoundary': iam('policy/commercial-staging-boundary') };
const asked = (action: string, resource: string, context?: AwsRequest['context']) =>
  decide(permissions, { action, resource, ...(context ? { context } : {}) });

const WRITES = [
  'iam:AttachRolePolicy',
  'iam:CreateRole',
  'iam:DeleteRole',
  'iam:DeleteRolePolicy',
  'iam:DetachRolePolicy',
  'iam:PassRole',
  'iam:PutRolePermissionsBoundary',
  'iam:PutRolePolicy',
  'iam:TagRole',
  'iam:UpdateAssumeRolePolicy',
  'iam:UpdateRole',
];
const POLICY_WRITES = [
  'iam:CreatePolicy',
  'iam:CreatePolicyVersion',
  'iam:DeletePolicy',
  'iam:DeletePolicyVersion',
  'iam:SetDefaultPolicyVersion',
];

describe('the Crossplane of a cluster', () => {
  it.each(['iam:CreateRole', 'iam:AttachRolePolicy', 'iam:PutRolePolicy', 'iam:PutRolePermissionsBoundary'])(
    'may call %s for a role of the cluster with its boundary, and with no other or none',
    (action) => {
      const role = iam('role/commercial-staging.karpenter');
      expect(asked(action, role, bounded)).toBe('allowed');
      expect(asked(action, role)).toBe('not allowed');
      expect(asked(action, role, { 'iam:PermissionsBoundary': iam('policy/commercial-staging.own') })).toBe('not allowed');
    },
  );

  it('cannot take the boundary away', () => {
    expect(asked('iam:DeleteRolePermissionsBoundary', iam('role/commercial-staging.karpenter'), bounded)).toBe('denied');
  });

  it.each(['crossplane', 'nodes', 'control-plane'])('cannot change or use the role %s, which the hub made', (name) => {
    for (const action of WRITES) expect(asked(action, iam(`role/commercial-staging-${name}`), bounded), action).toBe('denied');
  });

  it.each(['boundary', 'crossplane'])('cannot change the policy %s, which the hub made', (name) => {
    for (const action of POLICY_WRITES) expect(asked(action, iam(`policy/commercial-staging-${name}`)), action).toBe('denied');
  });

  it('makes, attaches and removes roles and policies of the cluster', () => {
    for (const action of WRITES) expect(asked(action, iam('role/commercial-staging.karpenter'), bounded), action).toBe('allowed');
    for (const action of POLICY_WRITES) expect(asked(action, iam('policy/commercial-staging.karpenter-nodes')), action).toBe('allowed');
  });

  it('makes no users, groups, keys and identity providers', () => {
    for (const action of [
      'iam:CreateUser',
      'iam:CreateAccessKey',
      'iam:CreateLoginProfile',
      'iam:CreateOpenIDConnectProvider',
      'sts:AssumeRole',
    ]) {
      for (const resource of ['*', iam('role/commercial-staging.karpenter')]) expect(asked(action, resource)).toBe('not allowed');
    }
  });
});

test.each([
  ['iam:DeleteRole', iam('role/%.karpenter')],
  ['iam:DeletePolicy', iam('policy/%.karpenter-nodes')],
  ['dynamodb:DeleteTable', `arn:aws:dynamodb:eu-west-1:${account}:table/%.product-catalog-products`],
  ['sqs:DeleteQueue', `arn:aws:sqs:eu-west-1:${account}:%_karpenter`],
  ['s3:DeleteBucket', `arn:aws:s3:::%-${account}-invoices`],
  ['events:DeleteRule', `arn:aws:events:eu-west-1:${account}:rule/%.karpenter-health`],
  ['eks:CreateAccessEntry', `arn:aws:eks:eu-west-1:${account}:cluster/%`],
  ['eks:DeletePodIdentityAssociation', `arn:aws:eks:eu-west-1:${account}:podidentityassociation/%/a-1`],
])('%s reaches the resources of the cluster, and none of a cluster whose name begins with its name', (action, resource) => {
  expect(asked(action, resource.replace('%', 'commercial-staging'))).toBe('allowed');
  for (const other of ['commercial-staging-2', 'commercial-staging-2-production', 'commercial']) {
    expect(asked(action, resource.replace('%', other)), other).not.toBe('allowed');
  }
});

test('the policy fits into IAM for the longest name of a cluster', () => {
  expect(policyLength(policyDocument(crossplanePermissions('c'.repeat(50), { ...place, region: 'ap-southeast-2' })))).toBeLessThan(
    MAX_POLICY_LENGTH,
  );
});
