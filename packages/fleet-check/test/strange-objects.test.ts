import type { FleetKustomization } from '@slipway/flux-build';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { fieldsByComposite } from '../src/crossplane/copied-fields.ts';
import { fleetCheckRules, fleetProblems } from '../src/index.ts';
import { HUB } from './hub-and-spoke.ts';

type Json = unknown;

const examples = fleetCheckRules.flatMap(({ example }) => [example.failing, example.passing]);
const objects: readonly Record<string, Json>[] = [...HUB.values(), ...examples].flatMap((text) =>
  parseAllDocuments(text).flatMap((document) => {
    const value = document.errors.length === 0 ? (document.toJS() as Record<string, Json> | null) : null;
    return typeof value?.kind === 'string' && value.metadata !== undefined ? [value] : [];
  }),
);

const strange = fc.constantFrom<Json>(
  null,
  0,
  -1,
  true,
  '',
  '/',
  '__proto__',
  [],
  {},
  [null],
  [[]],
  { name: 1 },
  { a: null },
  '$' + '{X}',
  'x'.repeat(300),
);

/** An object in which one value, at any depth, is another one. */
const someObject = fc.tuple(fc.constantFrom(...objects), fc.array(fc.nat(), { maxLength: 7 }), strange).map(([object, way, other]) => {
  const copy = structuredClone(object);
  let at: Record<string, Json> = copy;
  for (const [depth, step] of way.entries()) {
    const keys = Object.keys(at).filter((key) => depth > 0 || (key !== 'apiVersion' && key !== 'kind'));
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) break;
    const inner = at[key];
    if (depth === way.length - 1 || typeof inner !== 'object' || inner === null) {
      at[key] = other;
      break;
    }
    at = inner as Record<string, Json>;
  }
  return copy;
});

const kustomization = (name: string, all: readonly Record<string, Json>[]): FleetKustomization => ({
  cluster: 'a',
  appliesTo: 'a',
  namespace: 'flux-system',
  name,
  source: 'GitRepository/flux-system/flux-system',
  content: '',
  path: `./${name}`,
  suspended: false,
  spec: { prune: true },
  dependsOn: [],
  notes: [],
  objects: all.map((object, index) => ({ object, file: `${name}.yaml`, index, trace: [], variables: [], unknownVariables: [] })),
});

test('objects of any shape are skipped, or reported with what is wrong', () => {
  fc.assert(
    fc.property(fc.array(someObject, { minLength: 1, maxLength: 30 }), (all) => {
      const half = Math.floor(all.length / 2);
      const kustomizations = [kustomization('x', all.slice(0, half)), kustomization('y', all.slice(half))];
      for (const problem of fleetProblems({ kustomizations, roots: [{ cluster: 'a', objects: [] }], resourceSets: [] })) {
        expect(problem.message).not.toMatch(/undefined|\[object/);
        expect(problem.pointer).toMatch(/^(?:\/|$)/);
        expect(problem.expected).not.toBe('');
      }
    }),
    { numRuns: 400 },
  );
});

const release = (name: string, ...dependsOn: readonly string[]) => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name, namespace: 'team' },
  spec: { interval: '10m', dependsOn: dependsOn.map((each) => ({ name: each })) },
});

test.each([
  ['three of a chain', ['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'b'], 'team/b -> team/c -> team/d -> team/b'],
  ['itself', ['a'], ['a'], 'team/a -> team/a'],
])('a cycle of HelmReleases is reported once: %s', (_, names, next, text) => {
  const all = names.map((name, index) => release(name, next[index] as string));
  const problems = [...fleetProblems({ kustomizations: [kustomization('x', all)], roots: [], resourceSets: [] })];
  expect(problems.filter(({ rule }) => rule === 'release-cycle').map(({ message }) => message)).toEqual([`dependsOn has a cycle: ${text}`]);
});

test('a chain of HelmReleases may be longer than a stack is deep', () => {
  const all = Array.from({ length: 20_000 }, (_, index) => release(`r${index}`, `r${index + 1}`));
  const found = fleetProblems({ kustomizations: [kustomization('x', all)], roots: [], resourceSets: [] });
  const rules: string[] = [];
  try {
    for (const { rule } of found) rules.push(rule);
  } catch (error) {
    expect(error).toHaveProperty('name', 'LimitError');
  }
  expect(rules).not.toContain('release-cycle');
});

test('a Composition may have many resources with a patch set of many patches', () => {
  const many = Array.from({ length: 8_000 }, (_, index) => index);
  const base = { apiVersion: 'ec2.aws.m.upbound.io/v1beta1', kind: 'Subnet' };
  const input = {
    patchSets: [
      { name: 'all', patches: many.map((index) => ({ fromFieldPath: `spec.a${index}`, toFieldPath: 'spec.forProvider.region' })) },
    ],
    resources: many.map(() => ({ base, patches: [{ type: 'PatchSet', patchSetName: 'all' }] })),
  };
  const spec = { compositeTypeRef: { apiVersion: 'example.org/v1', kind: 'Pond' }, pipeline: [{ input }] };
  const fields = fieldsByComposite([{ apiVersion: 'apiextensions.crossplane.io/v1', kind: 'Composition', spec }]);
  expect(fields.get('example.org|Pond')?.at(7_999)).toEqual({ pointer: '/spec/a7999', target: 'spec.forProvider.region', base });
});
