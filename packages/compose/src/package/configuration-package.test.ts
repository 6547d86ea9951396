import { readYaml } from '@slipway/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurationProblems, type PackageObject, packageYaml } from './configuration-package.ts';

const meta = (spec: object = {}): PackageObject => ({
  apiVersion: 'meta.pkg.crossplane.io/v1',
  kind: 'Configuration',
  metadata: { name: 'things' },
  spec,
});

const object = (kind: string, name: string, apiVersion = 'apiextensions.crossplane.io/v1'): PackageObject => ({
  apiVersion,
  kind,
  metadata: { name },
});

const function_ = { apiVersion: 'pkg.crossplane.io/v1', kind: 'Function', package: 'xpkg.crossplane.io/acme/f', version: '>=v0.10.0' };

test('a package has the metadata first, then definitions, then Compositions, in any order of the sources', () => {
  const objects = [
    object('Composition', 'b'),
    meta(),
    object('Composition', 'a'),
    object('CompositeResourceDefinition', 'things', 'apiextensions.crossplane.io/v2'),
  ];
  const text = packageYaml(objects);
  expect(text).toMatch(/^---\napiVersion: meta\.pkg\.crossplane\.io\/v1\n/);
  expect(text.endsWith('\n---\n')).toBe(true);
  const order = readYaml(text, 'package.yaml').documents.flatMap(({ value }) => (value as PackageObject | null)?.kind ?? []);
  expect(order).toEqual(['Configuration', 'CompositeResourceDefinition', 'Composition', 'Composition']);
  fc.assert(
    fc.property(fc.shuffledSubarray(objects, { minLength: objects.length }), (shuffled) => {
      expect(packageYaml(shuffled)).toBe(text);
    }),
  );
});

test.each<[string, PackageObject[]]>([
  ['only metadata', [meta()]],
  ['ranges and prereleases', [meta({ crossplane: { version: '>=v2.0.0-0' } })]],
  ['a dependency on a function', [meta({ dependsOn: [function_] })]],
  ['a digest as version', [meta({ dependsOn: [{ ...function_, version: `sha256:${'a'.repeat(64)}` }] })]],
  ['the deprecated form', [meta({ dependsOn: [{ provider: 'xpkg.upbound.io/upbound/provider-aws-ec2', version: 'v2.6.0' }] })]],
  ['a host with a port', [meta({ dependsOn: [{ ...function_, package: 'localhost:5000/acme/f' }] })]],
  [
    'a dependency without a host for Crossplane 1',
    [meta({ crossplane: { version: '>=v1.14.0, <v2.0.0-0' }, dependsOn: [{ ...function_, package: 'acme/f' }] })],
  ],
  ['the older version of the metadata', [{ ...meta(), apiVersion: 'meta.pkg.crossplane.io/v1alpha1' }]],
  [
    'all kinds',
    [
      meta(),
      object('CompositeResourceDefinition', 'a'),
      object('CompositeResourceDefinition', 'b', 'apiextensions.crossplane.io/v2'),
      object('Composition', 'a'),
      object('ManagedResourceActivationPolicy', 'a', 'apiextensions.crossplane.io/v1alpha1'),
      object('CronOperation', 'a', 'ops.crossplane.io/v1alpha1'),
    ],
  ],
])('accepts %s', (_, objects) => {
  expect(configurationProblems(objects)).toEqual([]);
});

test.each<[string, PackageObject[], readonly [rule: string, index: number | undefined, pointer: string][]]>([
  ['no metadata', [object('Composition', 'a')], [['package-meta', undefined, '']]],
  ['two metadata', [meta(), meta()], [['package-meta', 1, '/kind']]],
  ['metadata of a Provider', [{ ...meta(), kind: 'Provider' }], [['package-meta', 0, '/kind']]],
  [
    'a version of the metadata that has no Configuration',
    [{ ...meta(), apiVersion: 'meta.pkg.crossplane.io/v1beta1' }],
    [['package-meta', 0, '/kind']],
  ],
  ['metadata without a name', [{ ...meta(), metadata: {} }], [['package-meta', 0, '/metadata']]],
  ['a range that is not valid', [meta({ crossplane: { version: 'newest' } })], [['package-constraint', 0, '/spec/crossplane/version']]],
  ['an empty range', [meta({ crossplane: {} })], [['package-constraint', 0, '/spec/crossplane/version']]],
  [
    'dependencies with three problems',
    [meta({ dependsOn: [function_, { ...function_, version: 'latest' }, { package: 'acme/f', version: '>=v1' }] })],
    [
      ['package-constraint', 0, '/spec/dependsOn/1/version'],
      ['package-meta', 0, '/spec/dependsOn/2/package'],
      ['package-meta', 0, '/spec/dependsOn/2'],
      ['package-meta', 0, '/spec/dependsOn/2'],
    ],
  ],
  [
    'a dependency with a tag',
    [meta({ dependsOn: [{ ...function_, package: 'xpkg.crossplane.io/acme/f:v1' }] })],
    [['package-meta', 0, '/spec/dependsOn/0/package']],
  ],
  ['dependencies that are no list', [meta({ dependsOn: {} })], [['package-meta', 0, '/spec/dependsOn']]],
  ['a CRD', [meta(), object('CustomResourceDefinition', 'a', 'apiextensions.k8s.io/v1')], [['package-content', 1, '/kind']]],
  [
    'an EnvironmentConfig',
    [meta(), object('EnvironmentConfig', 'a', 'apiextensions.crossplane.io/v1beta1')],
    [['package-content', 1, '/kind']],
  ],
  ['a Composition of v2', [meta(), object('Composition', 'a', 'apiextensions.crossplane.io/v2')], [['package-content', 1, '/kind']]],
  ['an object without a name', [meta(), { ...object('Composition', ''), metadata: null }], [['package-content', 1, '/metadata']]],
  ['an object twice', [meta(), object('Composition', 'a'), object('Composition', 'a')], [['package-content', 2, '/metadata/name']]],
])('rejects %s', (_, objects, expected) => {
  expect(configurationProblems(objects).map(({ rule, index, pointer }) => [rule, index, pointer])).toEqual(expected);
});

test.each<[string, object, 'risk' | undefined]>([
  ['both generations', { crossplane: { version: '>=v1.14.0' } }, 'risk'],
  ['any version', {}, 'risk'],
  ['Crossplane 2', { crossplane: { version: '>=v2.0.0-0' } }, undefined],
])('a dependency without a host in a package for %s', (_, spec, severity) => {
  const problems = configurationProblems([meta({ ...spec, dependsOn: [{ ...function_, package: 'acme/f' }] })]);
  expect(problems.map((problem) => [problem.rule, problem.severity])).toEqual([['package-meta', severity]]);
});

test('never throws, for any objects', () => {
  const kinds = ['Configuration', 'Composition', 'Other'];
  const any = fc.record({
    apiVersion: fc.constantFrom('meta.pkg.crossplane.io/v1', 'apiextensions.crossplane.io/v1', 1),
    kind: fc.oneof(fc.constantFrom(...kinds), fc.jsonValue()),
    metadata: fc.jsonValue(),
    spec: fc.oneof(fc.record({ crossplane: fc.jsonValue(), dependsOn: fc.array(fc.jsonValue()) }), fc.jsonValue()),
  });
  fc.assert(
    fc.property(fc.array(any), (objects) => {
      for (const { pointer, message } of configurationProblems(objects))
        expect([pointer, message]).toEqual([expect.any(String), expect.any(String)]);
    }),
  );
});
