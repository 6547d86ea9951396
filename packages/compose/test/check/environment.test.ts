import { expect, test } from 'vitest';
import { problemsIn } from './documents.ts';

const CONFIGS = `
apiVersion: apiextensions.crossplane.io/v1beta1
kind: EnvironmentConfig
metadata: {name: common}
data: {account: '111122223333', days: 30, regions: {eu: eu-west-1}, list: [a]}
---
apiVersion: apiextensions.crossplane.io/v1beta1
kind: EnvironmentConfig
metadata: {name: test, labels: {stage: test}}
data: {prefix: t, account: 1}
---
apiVersion: apiextensions.crossplane.io/v1beta1
kind: EnvironmentConfig
metadata: {name: prod, labels: {stage: prod}}
data: {prefix: p, size: 3}
`;

const REFERENCE = '{type: Reference, ref: {name: common}}';
const selector = (label: string, mode = 'Single'): string => `{type: Selector, selector: {mode: ${mode}, matchLabels: [${label}]}}`;
const STAGE = '{type: FromCompositeFieldPath, key: stage, valueFromFieldPath: metadata.name}';

/** Returns the problems of a Composition with sources of the environment and patches of a queue. */
function problemsOf(sources: string, patches: readonly string[], environment = ''): readonly string[] {
  const text = `${CONFIGS}---
apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: queue}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Queue}
  mode: Pipeline
  pipeline:
    - step: environment
      functionRef: {name: function-environment-configs}
      input: {apiVersion: environmentconfigs.fn.crossplane.io/v1beta1, kind: Input, spec: {environmentConfigs: [${sources}]}}
    - step: resources
      functionRef: {name: function-patch-and-transform}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources${environment}
        resources:
          - name: queue
            base: {apiVersion: sqs.aws.m.upbound.io/v1beta1, kind: Queue, spec: {forProvider: {region: a}}}
            patches: [${patches.join(', ')}]
`;
  return problemsIn(text).map(({ rule, severity, message, expected }) => `${rule} ${severity}: ${message}; ${expected}`);
}

const from = (path: string, to = 'spec.forProvider.tags.a', more = ''): string =>
  `{type: FromEnvironmentFieldPath, fromFieldPath: ${path}, toFieldPath: ${to}${more}}`;
const TEXT = ', transforms: [{type: convert, convert: {toType: string}}]';

test.each<[string, string, string, RegExp]>([
  [
    'a key that no config has',
    REFERENCE,
    from('regions.us'),
    /^patch-field-not-found risk: .* the environment \(common\) does not have: the patch never applies; one of eu/,
  ],
  [
    'a resource that waits for it',
    REFERENCE,
    from('acount', undefined, ', policy: {fromFieldPath: Required}'),
    /Crossplane never composes the resource; account instead of acount/,
  ],
  ['a field of a text', REFERENCE, from('account.id'), /^patch-field-not-found risk: /],
  ['an object in a text', REFERENCE, from('regions'), /^patch-type-differs risk: .* an object is not a string/],
  ['a number in a text', REFERENCE, from('days'), /^patch-type-differs risk: .* an integer is not a string/],
  ['a key of none of the selected ones', selector(STAGE), from('sizes'), /the environment \(test, prod\) does not have/],
  [
    'a key of labels that no config has',
    selector('{type: Value, key: stages, value: test}'),
    from('size'),
    /^patch-field-not-found risk: the environment is selected by the label stages=test.*; stage instead of stages/,
  ],
  [
    'a value of labels that no config has',
    selector('{type: Value, key: stage, value: tset}'),
    from('size'),
    /^patch-field-not-found risk: .*; test instead of tset/,
  ],
])('reports %s', (_, sources, patch, expected) => {
  expect(problemsOf(sources, [patch])).toEqual([expect.stringMatching(expected)]);
});

test.each<[string, string, readonly string[], string?]>([
  ['keys that exist', REFERENCE, [from('regions.eu'), from('account'), from('days', undefined, TEXT)]],
  ['unknown items of a list', REFERENCE, [from("'list[3]'"), from("'list[0].name'")]],
  ['a key that has two types', `${REFERENCE}, ${selector(STAGE)}`, [from('account'), from('prefix')]],
  ['a name that is not here', '{type: Reference, ref: {name: other}}', [from('anything')]],
  ['any number of configs, because the cluster may have more', selector(STAGE, 'Multiple'), [from('anything')]],
  ['data at a path', '{type: Reference, ref: {name: common}, toFieldPath: shared}', [from('shared.account')]],
  ['a map with a case for the text', REFERENCE, [from('account', undefined, ", transforms: [{type: map, map: {'111122223333': a}}]")]],
  [
    'a key that a patch writes',
    REFERENCE,
    [from('own.name')],
    '\n        environment: {patches: [{type: FromCompositeFieldPath, fromFieldPath: metadata.name, toFieldPath: own.name}]}',
  ],
])('accepts %s', (_, sources, patches, environment) => {
  expect(problemsOf(sources, patches, environment)).toEqual([]);
});
