import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matches } from '../src/crossplane/policies.ts';
import { fleetCheckRules } from '../src/index.ts';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const example = (id: string): string => fleetCheckRules.find((rule) => rule.id === id)?.example.failing ?? '';
const found = (text: string): readonly string[] => problemsIn(exampleFiles(text)).map(({ rule }) => rule);

const CHART = `---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: charts, namespace: default}
spec: {interval: 1h, url: 'https://charts.example'}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: default}
spec: {interval: 1h, chart: {spec: {chart: web, version: 1.0.0, sourceRef: {kind: HelmRepository, name: charts}}}}
`;

const ALLOWED = '{"Effect":"Allow","Action":["dynamodb:GetItem"],"Resource":"arn:aws:dynamodb:eu-west-1:111122223333:table/baskets"}';
const RIGHT = ALLOWED.replace('baskets', 'orders');

describe('a role without a right to what a workload uses', () => {
  const wrong = example('resource-without-permission');

  test.each([
    ['in another action of the service', ['dynamodb:GetItem', 'dynamodb:*'], ['resource-without-permission']],
    ['in an action of another service', ['"dynamodb:GetItem"', '"s3:GetObject"'], ['resource-without-permission']],
    ['by a pattern', ['table/baskets', 'table/ord*'], []],
    ['on everything', ['arn:aws:dynamodb:eu-west-1:111122223333:table/baskets', '*'], []],
    ['by a variable', ['table/baskets', 'table/$' + '{NAME}'], []],
    ['by another role', ['["dynamodb:GetItem"]', '["sts:AssumeRole"]'], []],
    ['by a policy that is not here', ['inlinePolicy:', 'managedPolicyArns: ["arn:aws:iam::aws:policy/Some"], inlinePolicy:'], []],
    ['under another name', ['value: orders', 'value: others'], []],
    [
      'that a statement takes away',
      [ALLOWED, `${RIGHT},{"Effect":"Deny","Action":"dynamodb:*","Resource":"arn:aws:dynamodb:*:*:table/orders"}`],
      ['resource-without-permission'],
    ],
    ['that a statement takes away in part', [ALLOWED, `${RIGHT},{"Effect":"Deny","Action":"dynamodb:Delete*","Resource":"*"}`], []],
    [
      'that a statement takes away on a condition',
      [ALLOWED, `${RIGHT},{"Effect":"Deny","Action":"*","Resource":"*","Condition":{"Bool":{"aws:SecureTransport":"false"}}}`],
      [],
    ],
    [
      'that a statement takes away elsewhere',
      [ALLOWED, `${RIGHT},{"Effect":"Deny","Action":"*","Resource":"arn:aws:dynamodb:*:*:table/baskets"}`],
      [],
    ],
  ])('%s', (_name, [from = '', to = ''], rules) => {
    expect(wrong).toContain(from);
    expect(found(wrong.replace(from, () => to))).toEqual(rules);
  });

  test.each([
    [
      'one key',
      'env: [{name: ORDERS_TABLE, valueFrom: {configMapKeyRef: {name: shop, key: table}}}]',
      '/env/0/valueFrom/configMapKeyRef/key',
    ],
    ['all keys', 'envFrom: [{prefix: SHOP_, configMapRef: {name: shop}}]', '/envFrom/0/configMapRef/name'],
  ])('is found by the name in %s of a ConfigMap', (_name, variables, place) => {
    const text = wrong.replace('env: [{name: ORDERS_TABLE, value: orders}]', variables);
    const map = (table: string): string =>
      `---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: shop, namespace: default}\ndata: {table: ${table}}\n`;
    expect(problemsIn(exampleFiles(`${text}${map('orders')}`))).toMatchObject([
      { rule: 'resource-without-permission', pointer: `/spec/containers/0${place}`, value: 'orders' },
    ]);
    expect(found(`${text}${map('others')}`)).toEqual([]);
  });

  test('is found by an attached policy, which may have the right', () => {
    const attached = (table: string): string => `${wrong}---
apiVersion: iam.aws.upbound.io/v1beta1
kind: RolePolicyAttachment
metadata: {name: shop}
spec: {forProvider: {roleRef: {name: shop}, policyArnRef: {name: shop}}}
---
apiVersion: iam.aws.upbound.io/v1beta1
kind: Policy
metadata: {name: shop}
spec: {forProvider: {policy: '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"dynamodb:Query","Resource":"arn:aws:dynamodb:*:*:table/${table}"}]}'}}
`;
    expect(found(attached('orders'))).toEqual([]);
    expect(found(attached('baskets'))).toEqual(['resource-without-permission']);
  });
});

test('an association of another cluster gives no right on this one', () => {
  const wrong = example('resource-without-permission');
  const other = (clusterName: string): string => `${wrong.replace('clusterName: shop', 'clusterName: example')}---
apiVersion: iam.aws.upbound.io/v1beta1
kind: Role
metadata: {name: other}
spec: {forProvider: {assumeRolePolicy: '{"Statement":[{"Effect":"Allow","Principal":{"Service":"pods.eks.amazonaws.com"}}]}', inlinePolicy: [{name: all, policy: '{"Statement":[{"Effect":"Allow","Action":"dynamodb:GetItem","Resource":"*"}]}'}]}}
---
apiVersion: eks.aws.upbound.io/v1beta1
kind: PodIdentityAssociation
metadata: {name: other}
spec: {forProvider: {region: eu-west-1, clusterName: ${clusterName}, namespace: default, serviceAccount: shop-api, roleArnRef: {name: other}}}
`;
  const text = other('second');
  const second = new Map([...exampleFiles(text)].map(([file, content]) => [file.replace('clusters/example', 'clusters/second'), content]));
  const both = new Map([...exampleFiles(text), ...second]);
  const onExample = problemsIn(both).filter(({ rule, cluster }) => rule === 'resource-without-permission' && cluster === 'example');
  expect(onExample).toHaveLength(1);
  expect(found(other('example'))).toEqual([]);
});

describe('permissions for an account that no cluster has', () => {
  const wrong = example('permissions-without-subject');

  test('names the account that was probably meant', () => {
    expect(problemsIn(exampleFiles(wrong))).toMatchObject([
      {
        pointer: '/spec/forProvider/serviceAccount',
        value: 'shop',
        cluster: 'example',
        message: expect.stringContaining('ServiceAccount/default/shop'),
      },
    ]);
  });

  test('are accepted if a chart may create it, and in a namespace without accounts', () => {
    expect(found(`${wrong}${CHART}`)).toEqual([]);
    expect(found(wrong.replace('namespace: default, serviceAccount', 'namespace: elsewhere, serviceAccount'))).toEqual([]);
  });

  test('are found in the condition of a role, unless one of its accounts exists', () => {
    const trust = (subjects: string): string => `apiVersion: iam.aws.upbound.io/v1beta1
kind: Role
metadata: {name: shop}
spec: {forProvider: {assumeRolePolicy: '{"Statement":[{"Effect":"Allow","Principal":{"Federated":"oidc"},"Action":"sts:AssumeRoleWithWebIdentity","Condition":{"StringEquals":{"oidc:sub":${subjects}}}}]}'}}
---
apiVersion: v1
kind: ServiceAccount
metadata: {name: shop-api, namespace: default}
`;
    expect(found(trust('"system:serviceaccount:default:shop"'))).toEqual(['permissions-without-subject']);
    expect(found(trust('["system:serviceaccount:default:shop","system:serviceaccount:default:shop-api"]'))).toEqual([]);
    expect(found(trust('"system:serviceaccount:default:*"'))).toEqual([]);
  });
});

describe('all actions of a service', () => {
  const wrong = example('permissions-over-service');

  test.each([
    ['of one that has resources', 's3:*', 'kms:*', ['permissions-over-service']],
    ['of one that has none', 's3:*', 'xray:*', []],
    ['of a kind', 's3:*', 's3:Get*', []],
    ['with a condition', '"Resource":"*"', '"Resource":"*","Condition":{"Bool":{"aws:SecureTransport":"true"}}', []],
  ])('%s', (_name, from, to, rules) => expect(found(wrong.replace(from, to))).toEqual(rules));

  test('in a permissions boundary grant no permissions', () => {
    const role = `---
apiVersion: iam.aws.upbound.io/v1beta1
kind: Role
metadata: {name: reader}
spec: {forProvider: {permissionsBoundary: 'arn:aws:iam::111122223333:policy/reports', assumeRolePolicy: '{"Statement":[]}'}}
`;
    expect(found(`${wrong}${role}`)).toEqual([]);
  });
});

test.each([
  ['a*c', 'abc', true],
  ['a?c', 'abc', true],
  ['a.c', 'abc', false],
  ['**', '', true],
  ['a(b', 'a(b', true],
  ['[ab]', 'a', false],
])('the pattern %s and %s', (pattern, text, fits) => expect(matches(pattern, text)).toBe(fits));

describe('patterns', () => {
  test('match like the equivalent regular expressions', () => {
    const letters = fc.constantFrom('a', 'b', '.', '*', '?');
    fc.assert(
      fc.property(
        fc.string({ unit: letters, maxLength: 8 }),
        fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 8 }),
        (pattern, text) => {
          const expression = pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.');
          expect(matches(pattern, text)).toBe(new RegExp(`^${expression}$`).test(text));
        },
      ),
      { numRuns: 2000 },
    );
  });

  // The test does not end when a pattern tries all divisions of the text.
  test('with many stars end', () => {
    expect(matches(`${'*a'.repeat(200)}b`, 'a'.repeat(5000))).toBe(false);
  });
});
