import { expect, test } from 'vitest';
import { problemsIn } from './documents.ts';

/** A Composition of Crossplane 1. Each test changes a part. */
const NATIVE = `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: job}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Job}
  writeConnectionSecretsToNamespace: crossplane-system
  environment:
    defaultData: {a: {b: c}}
    policy: {resolution: Optional}
    environmentConfigs: [{type: Reference, ref: {name: accounts}}]
    patches: [{type: FromCompositeFieldPath, fromFieldPath: spec.a, toFieldPath: a}]
  patchSets:
    - name: common
      patches: [{fromFieldPath: spec.region, toFieldPath: spec.forProvider.region, policy: {fromFieldPath: Required}}]
  resources:
    - base: {apiVersion: example.com/v1, kind: Queue, spec: {any: {field: {}}}}
      patches:
        - {type: PatchSet, patchSetName: common}
        - {fromFieldPath: spec.tags, toFieldPath: spec.tags, policy: {mergeOptions: {keepMapValues: true}}}
        - {fromFieldPath: spec.size, toFieldPath: spec.size, transforms: [{type: map, map: {small: 1, large: 2}}]}
        - {fromFieldPath: spec.name, toFieldPath: spec.name, transforms: [{type: string, string: {fmt: 'a-%s'}}]}
      connectionDetails: [{fromConnectionSecretKey: username}]
      readinessChecks: [{type: MatchCondition, matchCondition: {type: Ready, status: 'True'}}]
`;

const problemsOf = (object: string): readonly string[] =>
  problemsIn(object).map(({ rule, pointer, message, expected }) => `${rule} ${pointer}: ${message}; ${expected}`);

test('a Composition of Crossplane 1 without a mistake has no problem', () => {
  expect(problemsOf(NATIVE)).toEqual([]);
});

test.each([
  ['fromFieldPath: spec.tags', 'fromFieldPat: spec.tags', '/spec/resources/0/patches/1/fromFieldPat', 'fromFieldPath'],
  ['policy: {fromFieldPath', 'polcy: {fromFieldPath', '/spec/patchSets/0/patches/0/polcy', 'policy'],
  ['{fmt:', '{fmtt:', '/spec/resources/0/patches/3/transforms/0/string/fmtt', 'fmt'],
  ['transforms: [{type: map', 'transform: [{type: map', '/spec/resources/0/patches/2/transform', 'transforms'],
  [
    'fromConnectionSecretKey',
    'fromConnectionSecretKy',
    '/spec/resources/0/connectionDetails/0/fromConnectionSecretKy',
    'fromConnectionSecretKey',
  ],
  ['matchCondition: {type: Ready', 'matchCondition: {typ: Ready', '/spec/resources/0/readinessChecks/0/matchCondition/typ', 'type'],
  ['connectionDetails:', 'connectionDetail:', '/spec/resources/0/connectionDetail', 'connectionDetails'],
  ['toFieldPath: a}', 'toFieldPth: a}', '/spec/environment/patches/0/toFieldPth', 'toFieldPath'],
])('a misspelt key of Crossplane 1 is a problem: %s', (right, wrong, pointer, meant) => {
  expect(NATIVE.split(right).length).toBeGreaterThan(1);
  const found = problemsOf(NATIVE.replace(right, wrong));
  expect(found).toContainEqual(
    expect.stringMatching(new RegExp(`^composition-input ${pointer}: the Composition has the field .*Crossplane 1.*; ${meant} instead of`)),
  );
});

test('the effect of a wrong value is that of Crossplane 1', () => {
  expect(problemsOf(NATIVE.replace('patchSetName: common', 'patchSetName: comon'))).toEqual([
    'composition-input /spec/resources/0/patches/0/patchSetName: the patch set comon does not exist: Crossplane 1 refuses the Composition; common instead of comon',
  ]);
});
