import { expect, it } from 'vitest';
import { defineCrossplane } from '../crossplane-install/define-crossplane.ts';
import { defineEksClusters } from './define-eks-clusters.ts';

const crossplane = defineCrossplane({
  chart: { repository: { name: 'crossplane-stable', url: 'https://charts.example.org' } as never, name: 'crossplane', version: '2.3.4' },
  providers: 'v2.6.0',
  functions: { patchAndTransform: 'v0.10.8', autoReady: 'v0.7.0' },
});
const group = 'fleet.example.org';
const reference = `ghcr.io/acme/eks-cluster@sha256:${'a'.repeat(64)}` as const;

const kindsOf = (manifests: object): string[] => Object.values(manifests).map(({ kind }) => kind);

it('installs the kind with Flux by default, and with a package in a registry if one is named', () => {
  const [unit, packed] = [defineEksClusters({ group, crossplane }), defineEksClusters({ group, crossplane, package: reference })];
  expect(kindsOf(unit.unit.manifests)).toContain('CompositeResourceDefinition');
  expect(kindsOf(packed.unit.manifests)).toEqual([
    'Configuration',
    'ClusterRole',
    'ValidatingAdmissionPolicy',
    'ValidatingAdmissionPolicyBinding',
  ]);
  expect(packed.unit.manifests['configuration.yaml']).toMatchObject({
    metadata: { annotations: { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } },
    spec: { package: reference },
  });
});

it('has the same definitions for the unit and for the package', () => {
  const [unit, packed] = [defineEksClusters({ group, crossplane }), defineEksClusters({ group, crossplane, package: reference })];
  expect(packed.definitions).toEqual(unit.definitions);
  expect(Object.values(unit.unit.manifests)).toEqual(expect.arrayContaining([...unit.definitions]));
  expect(packed.definitions.map(({ kind }) => kind)).toEqual(['CompositeResourceDefinition', ...Array(4).fill('Composition')]);
});

it('waits for the kind in the package, which Flux does not apply', () => {
  const { ready } = defineEksClusters({ group, crossplane, package: reference }).unit;
  expect(ready?.wait).toBeUndefined();
  expect(ready?.healthChecks).toEqual([
    { apiVersion: 'pkg.crossplane.io/v1', kind: 'Configuration', name: 'eks-cluster' },
    { apiVersion: 'apiextensions.crossplane.io/v2', kind: 'CompositeResourceDefinition', name: `eksclusters.${group}` },
  ]);
  expect(ready?.expressions?.map(({ kind }) => kind)).toEqual(['Configuration', 'CompositeResourceDefinition']);
});
