import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import { describe, expect, test } from 'vitest';
import { createValidator, definitionProblems } from '../src/index.ts';

const fields = {
  name: { type: 'string', maxLength: 63 },
  note: { type: 'string' },
  count: { type: 'integer' },
  port: { 'x-kubernetes-int-or-string': true },
  names: { type: 'array', items: { type: 'string' } },
  labels: { type: 'object', maxProperties: 10, additionalProperties: { type: 'string', maxLength: 63 } },
  namespace: { type: 'string' },
};

const definition = (spec: object) => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'things.test.example' },
  spec: {
    group: 'test.example',
    scope: 'Namespaced',
    names: { kind: 'Thing', plural: 'things' },
    versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object', properties: { spec } } } }],
  },
});

const { check } = createValidator();
const withRule = (rule: object) => check(definition({ type: 'object', properties: fields, 'x-kubernetes-validations': [rule] }));
const RULE = '/spec/versions/0/schema/openAPIV3Schema/properties/spec/x-kubernetes-validations/0';

test('limits of a schema may be integers that a number cannot hold', () => {
  const large = { type: 'object', maxProperties: 2n ** 63n - 1n, additionalProperties: { type: 'string', maxLength: 2n ** 63n - 1n } };
  const list = { type: 'array', maxItems: 2n ** 60n, items: { type: 'string' } };
  const findings = check(
    definition({
      type: 'object',
      properties: { large, list },
      'x-kubernetes-validations': [{ rule: 'has(self.large) && has(self.list)' }],
    }),
  );
  expect(findings).toBeDefined();
});

describe('a rule of a CRD', () => {
  test.each([
    'self.name.startsWith("a")',
    'self.count > 0 && self.count < 1.5',
    'self.port == 80 || self.port.matches("^[a-z]+$")',
    'self.labels.all(key, value, key != value)',
    'self.__namespace__ == self.namespace',
    'self == oldSelf',
    'has(self.note) ? self.note.size() > 3 : true',
    'self.?note.orValue("") != "x"',
  ])('is taken when it compiles: %s', (rule) => {
    expect(withRule({ rule })).toMatchObject({ verdict: 'accept', findings: [] });
  });

  test.each([
    ['self.nmae == "a"', "undefined field 'nmae' at column 5"],
    ['self.count == "1"', "no matching overload for '_==_' applied to '(int, string)' at column 12"],
    ['sefl.name == "a"', "undeclared reference to 'sefl' (in container '') at column 1"],
    ['self.name.noSuch()', "undeclared reference to 'noSuch'"],
    ['self.name', 'must evaluate to bool, not string'],
    ['self.count > 0 &&\n  self.name', "expected type 'bool' but found 'string' at line 2, column 7"],
    ['self.name.matches("(")', 'invalid matches argument at column 19'],
    ['duration("1 hour") > duration("1s")', 'invalid duration argument'],
    ['self.count ==', 'Syntax error'],
    ['"%d".format([self.name]) == ""', "%d does not take 'string'"],
  ])('is refused at its place, with what is wrong and where: %s', (rule, message) => {
    const { verdict, findings } = withRule({ rule, message: 'said' });
    expect(verdict).toBe('reject');
    expect(findings).toMatchObject([{ rule: 'crd-rule', pointer: `${RULE}/rule` }]);
    expect(findings[0]?.message).toContain(message);
  });

  test('with a cost that is too high is rejected, with a remedy that lowers the cost', () => {
    const { findings } = withRule({ rule: 'self.names.all(a, self.names.all(b, a == b || a.contains(b)))' });
    expect(findings.find(({ pointer }) => pointer === `${RULE}/rule`)).toMatchObject({
      rule: 'crd-rule',
      message: expect.stringContaining('more than 100 times what the server spends'),
      remedy: expect.stringContaining('maxItems'),
    });
    expect(withRule({ rule: 'self.labels.all(a, self.labels.all(b, a == b))' }).verdict).toBe('accept');
  });

  test.each([
    [{ rule: 'true', messageExpression: 'self.count' }, 'messageExpression', 'must evaluate to string'],
    [{ rule: 'true', fieldPath: '.nmae' }, 'fieldPath', 'the path of a field'],
    [{ rule: 'true', reason: 'Wrong' }, 'reason', 'Unsupported value'],
    [{ rule: 'true', optionalOldSelf: true }, 'optionalOldSelf', 'left out'],
    [{ rule: 'true\n && true' }, 'message', 'a message'],
  ])('has no other problem: %j', (rule, field, message) => {
    expect(withRule(rule).findings).toMatchObject([
      { pointer: `${RULE}/${field}`, message: expect.stringMatching(new RegExp(`.*(${message}|is required)`)) },
    ]);
  });
});

describe('the schema of a CRD', () => {
  const problemsOf = (spec: object) =>
    check(definition(spec)).findings.map(({ rule, pointer }) => `${rule} ${pointer.split('/properties/spec')[1]}`);

  test.each([
    [{ type: 'object', properties: { a: { type: 'string', pattern: '(?=a)' } } }, ['crd-schema /properties/a/pattern']],
    [{ type: 'object', properties: { a: { type: 'integer', default: 'x' } } }, ['crd-default /properties/a/default']],
    [{ type: 'object', default: { b: 1 }, properties: { a: { type: 'integer' } } }, ['crd-default /default']],
    [{ type: 'object', properties: { a: {} } }, ['crd-schema /properties/a/type']],
    [{ type: 'array', 'x-kubernetes-list-type': 'set', items: { type: 'object' } }, ['crd-schema /items/x-kubernetes-map-type']],
  ])('is refused where it is wrong: %j', (spec, problems) => {
    expect(problemsOf(spec)).toEqual(problems);
  });

  test('with a pattern that would use up all memory is reported as too large', () => {
    const { findings } = check(
      definition({ type: 'object', properties: { a: { type: 'string', pattern: `(${'|'.repeat(1_000_000)})` } } }),
    );
    expect(findings.map(({ rule }) => rule)).toEqual(['check-too-large']);
  });

  test('of every pinned kind is accepted', () => {
    const custom = listKinds()
      .flatMap(({ group, version, kind }) => findSchema(`${group}/${version}`, kind) ?? [])
      .filter(({ origin }) => origin === 'crd');
    expect(custom.length).toBeGreaterThan(100);
    expect(custom.flatMap((kind) => definitionProblems(kind).map(({ message }) => `${kind.kind}: ${message}`))).toEqual([]);
  });
});

test('objects of a kind whose CRD the server rejects are rejected', () => {
  const kind = (rule: string): KindSchema => ({
    group: 'test.example',
    version: 'v1',
    kind: 'Thing',
    plural: 'things',
    scope: 'Cluster',
    origin: 'crd',
    schema: { type: 'object', properties: { a: { type: 'string' } }, 'x-kubernetes-validations': [{ rule }] },
  });
  const thing = { apiVersion: 'test.example/v1', kind: 'Thing', metadata: { name: 'a' }, a: 'x' };
  const verdict = (rule: string) => createValidator({ schemas: [kind(rule)] }).check(thing);
  expect(verdict('self.a == "x"').verdict).toBe('accept');
  expect(verdict('self.b == "x"').findings).toMatchObject([
    { rule: 'unknown-kind', message: expect.stringContaining("undefined field 'b'") },
  ]);
});

describe('the expressions of an admission policy', () => {
  const policy = (spec: object) => ({
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingAdmissionPolicy',
    metadata: { name: 'a' },
    spec: {
      matchConstraints: { resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }] },
      ...spec,
    },
  });
  const findingsOf = (spec: object) => check(policy(spec)).findings.map(({ rule, pointer }) => `${rule} ${pointer}`);

  test('can use the objects, the request, the namespace, the authorizer and earlier variables', () => {
    const expressions = [
      'object.spec.a == oldObject.spec.a',
      'request.name == namespaceObject.metadata.name',
      'variables.one.size() > 0',
      "authorizer.path('/').check('get').allowed()",
    ];
    expect(
      findingsOf({ variables: [{ name: 'one', expression: '[1]' }], validations: expressions.map((expression) => ({ expression })) }),
    ).toEqual([]);
  });

  test.each(['params.a == 1', 'variables.one == 1', 'request.nmae == "a"', 'self.a', 'object.spec.', '1'])(
    'are refused where they do not compile: %s',
    (expression) => {
      expect(findingsOf({ validations: [{ expression }] })).toEqual(['admission-expression /spec/validations/0/expression']);
    },
  );
});
