import type { PolicyComparison } from '../src/iam/compare-policies.ts';

type Element = Readonly<Record<string, unknown>>;
/** A description, the statements of both policies, and how the second compares with the first. */
export type Pair = readonly [about: string, before: readonly Element[], after: readonly Element[], relation: PolicyComparison['relation']];

const allow = (Action: unknown, Resource: unknown = '*', more: Element = {}): Element => ({ Effect: 'Allow', Action, Resource, ...more });
const deny = (Action: unknown, Resource: unknown = '*', more: Element = {}): Element => ({ Effect: 'Deny', Action, Resource, ...more });
const when = (operator: string, key: string, ...values: readonly unknown[]): Element => ({ Condition: { [operator]: { [key]: values } } });
const trust = (Principal: unknown, more: Element = {}): Element => ({ Effect: 'Allow', Principal, Action: 'sts:AssumeRole', ...more });
const bucket = 'arn:aws:s3:::data';
const org = (operator: string, ...values: readonly string[]): Element => when(operator, 'aws:PrincipalOrgID', ...values);

/** Pairs of policies with known answers. */
export const pairs: readonly Pair[] = [
  // Texts that mean the same.
  ['the same text', [allow('s3:GetObject')], [allow('s3:GetObject')], 'equal'],
  ['a list of one', [allow('s3:GetObject')], [allow(['s3:GetObject'])], 'equal'],
  ['another order of actions', [allow(['s3:GetObject', 's3:PutObject'])], [allow(['s3:PutObject', 's3:GetObject'])], 'equal'],
  ['the case of actions', [allow('s3:GetObject')], [allow('S3:getobject')], 'equal'],
  ['one statement as two', [allow(['s3:GetObject', 's3:PutObject'])], [allow('s3:GetObject'), allow('s3:PutObject')], 'equal'],
  ['a statement twice', [allow('s3:GetObject')], [allow('s3:GetObject'), allow('s3:GetObject')], 'equal'],
  ['an action that a wildcard has already', [allow('s3:*')], [allow(['s3:*', 's3:GetObject'])], 'equal'],
  ['two stars in a row', [allow('s3:*')], [allow('s3:**')], 'equal'],
  ['a star on both sides of the colon', [allow('*')], [allow('*:*')], 'equal'],
  ['another Sid', [allow('s3:*', '*', { Sid: 'a' })], [allow('s3:*', '*', { Sid: 'b' })], 'equal'],
  ['everything but nothing', [{ Effect: 'Allow', NotAction: [], Resource: '*' }], [allow('*')], 'equal'],
  ['a Deny of an action that no statement allows', [allow('s3:*')], [allow('s3:*'), deny('ec2:*')], 'equal'],
  ['a resource that another has already', [allow('s3:*', `${bucket}/*`)], [allow('s3:*', [`${bucket}/*`, `${bucket}/a`])], 'equal'],
  ['nothing, in two ways', [], [allow('s3:*'), deny('*')], 'equal'],
  // Actions.
  ['one action more', [allow('s3:GetObject')], [allow(['s3:GetObject', 's3:PutObject'])], 'wider'],
  ['one action less', [allow(['s3:GetObject', 's3:PutObject'])], [allow('s3:GetObject')], 'narrower'],
  ['another action', [allow('s3:GetObject')], [allow('s3:PutObject')], 'different'],
  ['a wildcard at the end', [allow('s3:GetObject')], [allow('s3:Get*')], 'wider'],
  ['a wildcard in the middle', [allow('s3:Get*')], [allow('s3:*Object')], 'different'],
  ['a question mark', [allow('ec2:?etTags')], [allow(['ec2:GetTags', 'ec2:SetTags'])], 'narrower'],
  ['all of a service', [allow('s3:*')], [allow('*')], 'wider'],
  ['a shorter beginning', [allow('s3:GetObject*')], [allow('s3:Get*')], 'wider'],
  ['a longer name', [allow('s3:GetObject')], [allow('s3:GetObjectAcl')], 'different'],
  ['from nothing', [], [allow('s3:GetObject')], 'wider'],
  ['to nothing', [allow('s3:GetObject')], [], 'narrower'],
  // NotAction.
  ['NotAction in place of a list', [allow(['s3:GetObject'])], [{ Effect: 'Allow', NotAction: 'iam:*', Resource: '*' }], 'wider'],
  [
    'one exception less',
    [{ Effect: 'Allow', NotAction: ['iam:*', 'kms:*'], Resource: '*' }],
    [{ Effect: 'Allow', NotAction: 'iam:*', Resource: '*' }],
    'wider',
  ],
  [
    'one exception more',
    [{ Effect: 'Allow', NotAction: 'iam:*', Resource: '*' }],
    [{ Effect: 'Allow', NotAction: ['iam:*', 'kms:*'], Resource: '*' }],
    'narrower',
  ],
  [
    'a smaller exception',
    [{ Effect: 'Allow', NotAction: 'iam:*', Resource: '*' }],
    [{ Effect: 'Allow', NotAction: 'iam:Create*', Resource: '*' }],
    'wider',
  ],
  ['all as an exception and itself', [{ Effect: 'Allow', NotAction: 'iam:*', Resource: '*' }, allow('iam:*')], [allow('*')], 'equal'],
  ['Deny of all but some, as a list', [allow('*'), { Effect: 'Deny', NotAction: 's3:*', Resource: '*' }], [allow('s3:*')], 'equal'],
  // Resources.
  ['every resource', [allow('s3:*', `${bucket}/*`)], [allow('s3:*')], 'wider'],
  ['one resource of all', [allow('s3:*')], [allow('s3:*', bucket)], 'narrower'],
  ['another bucket', [allow('s3:*', bucket)], [allow('s3:*', 'arn:aws:s3:::other')], 'different'],
  ['a bucket and what is in it', [allow('s3:*', `${bucket}/*`)], [allow('s3:*', [bucket, `${bucket}/*`])], 'wider'],
  ['a star right behind the name', [allow('s3:*', `${bucket}/*`)], [allow('s3:*', `${bucket}*`)], 'wider'],
  ['the case of resources', [allow('s3:*', `${bucket}/A`)], [allow('s3:*', `${bucket}/a`)], 'different'],
  ['every region', [allow('sqs:*', 'arn:aws:sqs:eu-west-1:111122223333:q')], [allow('sqs:*', 'arn:aws:sqs:*:111122223333:q')], 'wider'],
  ['a form that every ARN has', [allow('s3:*', 'arn:aws:s3:::*')], [allow('s3:*', 'arn:aws:s3:*:*:*')], 'wider'],
  ['every ARN, and no resource at all', [allow('s3:*')], [allow('s3:*', 'arn:*')], 'narrower'],
  [
    'actions and resources crossed',
    [allow('s3:GetObject', `${bucket}/a`), allow('s3:PutObject', `${bucket}/b`)],
    [allow(['s3:GetObject', 's3:PutObject'], [`${bucket}/a`, `${bucket}/b`])],
    'wider',
  ],
  [
    'NotResource with one exception less',
    [{ Effect: 'Allow', Action: 's3:*', NotResource: [`${bucket}/*`, bucket] }],
    [{ Effect: 'Allow', Action: 's3:*', NotResource: bucket }],
    'wider',
  ],
  ['NotResource in place of a star', [allow('s3:*')], [{ Effect: 'Allow', Action: 's3:*', NotResource: bucket }], 'narrower'],
  // Deny.
  ['a Deny that goes', [allow('s3:*'), deny('s3:Delete*')], [allow('s3:*')], 'wider'],
  ['a Deny that comes', [allow('s3:*')], [allow('s3:*'), deny('s3:Delete*')], 'narrower'],
  ['a Deny of fewer resources', [allow('s3:*'), deny('s3:*', `${bucket}/*`)], [allow('s3:*'), deny('s3:*', `${bucket}/a`)], 'wider'],
  [
    'a Deny with a condition',
    [allow('s3:*'), deny('s3:*')],
    [allow('s3:*'), deny('s3:*', '*', when('Bool', 'aws:SecureTransport', 'false'))],
    'wider',
  ],
  ['allowed here, denied there', [allow('s3:Get*')], [allow('s3:*'), deny('s3:GetObject')], 'different'],
  [
    'an action more that is denied',
    [allow('s3:GetObject'), deny('s3:Put*')],
    [allow(['s3:GetObject', 's3:PutObject']), deny('s3:Put*')],
    'equal',
  ],
  // Conditions.
  ['a condition that goes', [allow('s3:*', '*', org('StringEquals', 'o-1'))], [allow('s3:*')], 'wider'],
  ['a condition that comes', [allow('s3:*')], [allow('s3:*', '*', org('StringEquals', 'o-1'))], 'narrower'],
  ['one value more', [allow('s3:*', '*', org('StringEquals', 'o-1'))], [allow('s3:*', '*', org('StringEquals', 'o-1', 'o-2'))], 'wider'],
  ['another value', [allow('s3:*', '*', org('StringEquals', 'o-1'))], [allow('s3:*', '*', org('StringEquals', 'o-2'))], 'different'],
  [
    'the case of keys',
    [allow('s3:*', '*', when('StringEquals', 'aws:PrincipalOrgID', 'o'))],
    [allow('s3:*', '*', when('StringEquals', 'aws:principalorgid', 'o'))],
    'equal',
  ],
  [
    'StringLike without a wildcard',
    [allow('s3:*', '*', org('StringEquals', 'o-1'))],
    [allow('s3:*', '*', org('StringLike', 'o-1'))],
    'equal',
  ],
  ['StringLike with a wildcard', [allow('s3:*', '*', org('StringEquals', 'o-1'))], [allow('s3:*', '*', org('StringLike', 'o-*'))], 'wider'],
  ['IfExists', [allow('s3:*', '*', org('StringEquals', 'o-1'))], [allow('s3:*', '*', org('StringEqualsIfExists', 'o-1'))], 'wider'],
  [
    'one exception less in a condition',
    [allow('s3:*', '*', org('StringNotEquals', 'o-1', 'o-2'))],
    [allow('s3:*', '*', org('StringNotEquals', 'o-1'))],
    'wider',
  ],
  [
    'equal and not equal',
    [allow('s3:*', '*', org('StringEquals', 'o-1'))],
    [allow('s3:*', '*', org('StringNotEquals', 'o-1'))],
    'different',
  ],
  [
    'present and equal',
    [allow('s3:*', '*', when('Null', 'aws:PrincipalOrgID', 'false'))],
    [allow('s3:*', '*', org('StringEquals', 'o-1'))],
    'narrower',
  ],
  [
    'a second key',
    [allow('s3:*', '*', org('StringEquals', 'o-1'))],
    [allow('s3:*', '*', { Condition: { StringEquals: { 'aws:PrincipalOrgID': 'o-1', 'aws:RequestedRegion': 'eu-west-1' } } })],
    'narrower',
  ],
  [
    'a value of a list and alone',
    [allow('s3:*', '*', { Condition: { StringEquals: { k: 'a' } } })],
    [allow('s3:*', '*', { Condition: { StringEquals: { k: ['a'] } } })],
    'equal',
  ],
  [
    'ArnLike',
    [allow('sns:*', '*', when('ArnLike', 'aws:SourceArn', 'arn:aws:s3:::a'))],
    [allow('sns:*', '*', when('ArnLike', 'aws:SourceArn', 'arn:aws:s3:::*'))],
    'wider',
  ],
  ['addresses that go', [allow('s3:*', '*', when('IpAddress', 'aws:SourceIp', '10.0.0.0/8'))], [allow('s3:*')], 'wider'],
  [
    'the same addresses',
    [allow('s3:*', '*', when('IpAddress', 'aws:SourceIp', '10.0.0.0/8'))],
    [allow('s3:*', '*', when('IpAddress', 'aws:SourceIp', '10.0.0.0/8'))],
    'equal',
  ],
  [
    'other addresses',
    [allow('s3:*', '*', when('IpAddress', 'aws:SourceIp', '10.0.0.0/8'))],
    [allow('s3:*', '*', when('IpAddress', 'aws:SourceIp', '10.0.0.0/16'))],
    'undecidable',
  ],
  [
    'other numbers',
    [allow('s3:*', '*', when('NumericLessThan', 's3:max-keys', '10'))],
    [allow('s3:*', '*', when('NumericLessThan', 's3:max-keys', '20'))],
    'undecidable',
  ],
  [
    'several values of a key',
    [allow('s3:*', '*', when('ForAllValues:StringEquals', 'aws:TagKeys', 'a'))],
    [allow('s3:*', '*', when('ForAllValues:StringEquals', 'aws:TagKeys', 'a', 'b'))],
    'undecidable',
  ],
  // Variables.
  ['the same variable', [allow('s3:*', `${bucket}/\${aws:username}/*`)], [allow(['s3:*'], `${bucket}/\${aws:username}/*`)], 'equal'],
  ['a variable in place of all', [allow('s3:*', `${bucket}/*`)], [allow('s3:*', `${bucket}/\${aws:username}/*`)], 'narrower'],
  ['all in place of a variable', [allow('s3:*', `${bucket}/\${aws:username}/*`)], [allow('s3:*', `${bucket}/*`)], 'wider'],
  [
    'two variables',
    [allow('s3:*', `${bucket}/\${aws:username}/*`)],
    [allow('s3:*', `${bucket}/\${aws:PrincipalTag/team}/*`)],
    'undecidable',
  ],
  // Principals.
  [
    'another service',
    [trust({ Service: 'ec2.amazonaws.com' })],
    [trust({ Service: ['ec2.amazonaws.com', 'pods.eks.amazonaws.com'] })],
    'wider',
  ],
  ['everybody', [trust({ AWS: 'arn:aws:iam::111122223333:role/a' })], [trust({ AWS: '*' })], 'wider'],
  ['everybody in two ways', [trust('*')], [trust({ AWS: '*' })], 'equal'],
  ['an account in two ways', [trust({ AWS: '111122223333' })], [trust({ AWS: 'arn:aws:iam::111122223333:root' })], 'equal'],
  ['one role of an account', [trust({ AWS: '111122223333' })], [trust({ AWS: 'arn:aws:iam::111122223333:role/a' })], 'narrower'],
  ['another account', [trust({ AWS: '111122223333' })], [trust({ AWS: '444455556666' })], 'different'],
  [
    'another account under a condition',
    [trust({ AWS: '111122223333' })],
    [trust({ AWS: ['111122223333', '444455556666'] }, when('StringEquals', 'sts:ExternalId', 'x'))],
    'different',
  ],
  [
    'the account of a token',
    [trust({ Federated: 'arn:aws:iam::111122223333:oidc-provider/a' }, when('StringEquals', 'a:sub', 'system:serviceaccount:x:y'))],
    [trust({ Federated: 'arn:aws:iam::111122223333:oidc-provider/a' }, when('StringLike', 'a:sub', 'system:serviceaccount:x:*'))],
    'wider',
  ],
  [
    'everybody but one',
    [trust('*')],
    [{ Effect: 'Allow', NotPrincipal: { AWS: 'arn:aws:iam::111122223333:role/a' }, Action: 'sts:AssumeRole' }],
    'narrower',
  ],
];
