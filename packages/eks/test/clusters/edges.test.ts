import type { Placement } from '@slipway/fleet';
import { edgesOf, findCycles, placeUnit, reconcileOrder, wantedUnits } from '@slipway/fleet';
import type { Manifest, Unit } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fleet, mgmtProduction } from '../reference/index.ts';

const object = (apiVersion: string, kind: string, name: string, namespace?: string): Manifest => ({
  apiVersion,
  kind,
  metadata: { name, ...(namespace ? { namespace } : {}) },
});
const unit = (name: string, changes: Partial<Unit> = {}): Unit => ({
  name,
  directory: `common/${name}`,
  manifests: {},
  dependsOn: [],
  ...changes,
});
const where = { fleet, runner: mgmtProduction, versionsOf: mgmtProduction, directory: 'clusters/mgmt/mgmt-production' };
const place = (...units: readonly Unit[]): Placement[] =>
  units.map((one) => placeUnit(one, mgmtProduction, wantedUnits(mgmtProduction), where));
const order = (...units: readonly Unit[]) => {
  const placements = place(...units);
  const edges = edgesOf(placements);
  return {
    names: reconcileOrder(placements, edges).map(({ name }) => name),
    findings: [...edges.findings, ...findCycles(placements, edges)],
  };
};

describe('a unit comes after', () => {
  test('the units that it names', () => {
    const last = unit('z');
    expect(order(unit('a', { dependsOn: [last] }), last).names).toEqual(['z', 'a']);
  });

  test('the units that its options need', () => {
    const [last, first] = place(unit('a'), unit('z'));
    if (!last || !first) throw new Error('two placements');
    const override = { unit: 'a', target: { kind: 'HelmRelease', name: 'a' }, merge: {}, after: [first.unit] };
    const placements = [{ ...last, overrides: [override] }, first];
    expect(reconcileOrder(placements, edgesOf(placements)).map(({ name }) => name)).toEqual(['z', 'a']);
  });

  test('the units that install the API groups of its objects, also by a prefix', () => {
    const user = unit('a', { manifests: { 'x.yaml': object('dynamodb.aws.m.upbound.io/v1beta1', 'Table', 'x') } });
    expect(order(user, unit('z', { provides: ['*.aws.m.upbound.io'] }))).toEqual({ names: ['z', 'a'], findings: [] });
    expect(order(user, unit('z', { provides: ['aws.m.upbound.io'] })).findings).toMatchObject([{ rule: 'unprovided-api' }]);
  });

  test('the units that install what its Composition composes', () => {
    const composition = {
      ...object('apiextensions.crossplane.io/v1', 'Composition', 'c'),
      spec: { pipeline: [{ input: { resources: [{ base: object('ec2.example/v1', 'VPC', 'x') }] } }] },
    };
    const providers = [unit('y', { provides: ['apiextensions.crossplane.io'] }), unit('z', { provides: ['ec2.example'] })];
    expect(order(unit('a', { manifests: { 'c.yaml': composition } }), ...providers).names).toEqual(['y', 'z', 'a']);
  });

  test('the unit that creates the namespace of its objects; a Namespace object comes before a release that would create it', () => {
    const release = {
      ...object('helm.toolkit.fluxcd.io/v2', 'HelmRelease', 'r', 'flux-system'),
      spec: { targetNamespace: 'tools', install: { createNamespace: true } },
    };
    const inTools = unit('a', { manifests: { 'c.yaml': object('v1', 'ConfigMap', 'c', 'tools') } });
    const releasing = unit('m', { manifests: { 'r.yaml': release } });
    expect(order(inTools, releasing).names).toEqual(['m', 'a']);
    expect(order(inTools, releasing, unit('z', { manifests: { 'n.yaml': object('v1', 'Namespace', 'tools') } })).names).toEqual([
      'z',
      'a',
      'm',
    ]);
  });

  test('nothing, when Kubernetes and Flux have all that it needs', () => {
    const plain = unit('a', {
      manifests: { 'd.yaml': object('apps/v1', 'Deployment', 'd', 'kube-system'), 's.yaml': object('v1', 'Secret', 's', 'flux-system') },
    });
    expect(order(plain)).toEqual({ names: ['a'], findings: [] });
  });
});

test('a cycle is a finding with the way round it; what only waits for the cycle is not', () => {
  const cyclic = [
    unit('a', { provides: ['a.example'], manifests: { 'x.yaml': object('b.example/v1', 'X', 'x') } }),
    unit('b', { provides: ['b.example'], manifests: { 'x.yaml': object('c.example/v1', 'X', 'x') } }),
    unit('c', { provides: ['c.example'], manifests: { 'x.yaml': object('a.example/v1', 'X', 'x') } }),
  ];
  const behind = unit('d', { manifests: { 'x.yaml': object('a.example/v1', 'X', 'y') } });
  const { findings, names } = order(...cyclic, behind, unit('e'));
  expect(findings).toMatchObject([{ rule: 'dependency-cycle', value: 'a -> b -> c -> a', object: 'Kustomization/flux-system/a' }]);
  expect(names).toEqual(['e']);
});

test('any acyclic set of units is ordered, each after the units that it names, for any order of the input', () => {
  const graph = fc.array(fc.array(fc.nat(), { maxLength: 4 }), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(graph, fc.nat(), (edges, seed) => {
      const units: Unit[] = [];
      for (const [index, to] of edges.entries()) {
        units.push(
          unit(`u${String((index * 7 + seed) % 97).padStart(2, '0')}-${index}`, {
            dependsOn: index === 0 ? [] : to.map((one) => units[one % index] as Unit),
          }),
        );
      }
      const { names, findings } = order(...units);
      expect(findings).toEqual([]);
      expect(names.toSorted()).toEqual(units.map(({ name }) => name).toSorted());
      for (const { name, dependsOn } of units)
        for (const before of dependsOn) expect(names.indexOf(before.name)).toBeLessThan(names.indexOf(name));
      expect(order(...units.toReversed()).names).toEqual(names);
    }),
    { numRuns: 100 },
  );
});
