import type { KindSchema } from '@slipway/kube-models';
import { describe, expect, test } from 'vitest';
import { createValidator, type ObjectFinding } from '../src/index.ts';

const validator = createValidator();

/** A custom kind whose `spec` has this schema. */
const kindOf = (spec: object, more: object = {}): KindSchema => ({
  group: 'test.example',
  version: 'v1',
  kind: 'Thing',
  plural: 'things',
  scope: 'Cluster',
  origin: 'crd',
  schema: { type: 'object', properties: { spec } } as KindSchema['schema'],
  ...more,
});

const check = (spec: object, value: unknown, more: object = {}): readonly ObjectFinding[] =>
  createValidator({ schemas: [kindOf(spec, more)] }).check({
    apiVersion: 'test.example/v1',
    kind: 'Thing',
    metadata: { name: 'a' },
    spec: value,
  }).findings;

const findingsOf = (findings: readonly ObjectFinding[]) => findings.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`);

const object = (properties: object, rules: readonly object[], more: object = {}) => ({
  type: 'object',
  properties,
  'x-kubernetes-validations': rules,
  ...more,
});

describe('the CEL rules of a CRD', () => {
  test('are evaluated on objects of the pinned kinds', () => {
    const release = {
      apiVersion: 'helm.toolkit.fluxcd.io/v2',
      kind: 'HelmRelease',
      metadata: { name: 'a', namespace: 'b' },
      spec: { interval: '5m' },
    };
    expect(validator.check(release)).toMatchObject({
      verdict: 'reject',
      findings: [{ rule: 'failed-rule', pointer: '/spec', message: 'spec: either chart or chartRef must be set' }],
    });
  });

  test('are evaluated at every position below lists and maps, and findings have the message of the rule', () => {
    const schema = {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'integer', 'x-kubernetes-validations': [{ rule: 'self % 2 == 0' }] } },
    };
    expect(findingsOf(check(schema, { a: [2, 3], b: [4, 5] }))).toEqual([
      'failed-rule /spec/a/1 spec.a[1]: failed rule: self % 2 == 0',
      'failed-rule /spec/b/1 spec.b[1]: failed rule: self % 2 == 0',
    ]);
  });

  test('use defaults, and fields by their escaped names', () => {
    const schema = object({ 'a-b': { type: 'string', default: 'x' }, namespace: { type: 'string' } }, [
      { rule: "self.a__dash__b == 'x' && self.__namespace__ == 'y'" },
    ]);
    expect(check(schema, { namespace: 'y' })).toEqual([]);
    expect(check(schema, { namespace: 'y', 'a-b': 'z' })).toHaveLength(1);
  });

  test('are not evaluated when a type, an enum, a required field or an upper limit is wrong', () => {
    const schema = object({ a: { type: 'string', maxLength: 2 } }, [{ rule: 'false' }]);
    expect(check(schema, { a: 'abc' }).map(({ rule }) => rule)).toEqual(['wrong-length']);
  });

  test('are evaluated when a pattern or a lower limit is wrong', () => {
    const schema = object({ a: { type: 'string', minLength: 2 } }, [{ rule: 'false' }]);
    expect(check(schema, { a: 'a' }).map(({ rule }) => rule)).toEqual(['wrong-length', 'failed-rule']);
  });

  test('are evaluated only in an update if they use the old object, except with optionalOldSelf', () => {
    const rules = [{ rule: 'self.a == oldSelf.a' }, { rule: 'oldSelf.hasValue()', optionalOldSelf: true }];
    expect(findingsOf(check(object({ a: { type: 'string' } }, rules), { a: 'x' }))).toEqual([
      'failed-rule /spec spec: failed rule: oldSelf.hasValue()',
    ]);
  });

  test('report messageExpression, else message, at their fieldPath', () => {
    const rules = [
      { rule: 'self.a > 5', message: 'too small', messageExpression: "self.a == 1 ? 'a is 1' : 'a is small'", fieldPath: '.a' },
      { rule: 'self.a > 5', message: ' too small ', messageExpression: "'two\\nlines'" },
      { rule: 'self.a > 5', message: 'needed', reason: 'FieldValueRequired' },
    ];
    expect(findingsOf(check(object({ a: { type: 'integer' } }, rules), { a: 1 }))).toEqual([
      'failed-rule /spec/a spec.a: a is 1',
      'failed-rule /spec spec: too small',
      'failed-rule /spec spec: Required value: needed',
    ]);
  });

  test('that end in an error reject the object', () => {
    const schema = object({ a: { type: 'integer' } }, [{ rule: '1 / self.a > 0', message: 'never zero' }]);
    expect(findingsOf(check(schema, { a: 0 }))).toEqual(['failed-rule /spec spec: division by zero evaluating rule: never zero']);
  });

  test('stop at the cost limit of the server', () => {
    const rule = 'self.all(a, self.all(b, self.all(c, a + b + c >= 0)))';
    const schema = object({ a: { type: 'array', maxItems: 100, items: { type: 'integer' }, 'x-kubernetes-validations': [{ rule }] } }, []);
    const [finding] = check(schema, { a: Array.from({ length: 100 }, (_, index) => index) });
    expect(finding?.message).toContain('actual cost limit exceeded');
    expect(check(schema, { a: [1, 2, 3] })).toEqual([]);
  });

  test('get no status if it is a subresource', () => {
    const schema = object({ a: { type: 'string' } }, []);
    const kind = kindOf(schema, {
      subresources: { status: {} },
      schema: {
        type: 'object',
        properties: { spec: schema, status: { type: 'object', properties: { b: { type: 'string' } } } },
        'x-kubernetes-validations': [{ rule: '!has(self.status)' }],
      },
    });
    const thing = { apiVersion: 'test.example/v1', kind: 'Thing', metadata: { name: 'a' }, status: { b: 'x' } };
    expect(
      createValidator({ schemas: [kind] })
        .check(thing)
        .findings.map(({ rule }) => rule),
    ).not.toContain('failed-rule');
  });

  test('ignore values that Flux has not yet substituted', () => {
    const schema = object({ a: { type: 'string' } }, [{ rule: "self.a == 'x'" }]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what Flux substitutes
    expect(check(schema, { a: '${NAME}' })).toEqual([]);
  });

  test.each(['self.a ==', 'self.b', `${'self.a + '.repeat(10_000)}'' == ''`])(
    'that do not compile leave objects without a kind: %.20s',
    (rule) => {
      expect(check(object({ a: { type: 'string' } }, [{ rule }]), { a: 'x' }).map((finding) => finding.rule)).toEqual(['unknown-kind']);
    },
  );
});
