import { clusterId } from '@slipway/fleet';
import { type Manifest, objectId, objectKey, splitApiVersion } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { oidcProviderName } from '../../src/eks-cluster/names.ts';
import { mgmtProduction } from '../reference/index.ts';
import { catalogueFiles, filesAppliedBy, treeByPath } from './applied-objects.ts';
import { applyPatches } from './apply-patches.ts';
import { type FluxKustomization, filesOf, kustomizationsOf, sampleFleet } from './sample-fleet.ts';

const files = filesOf();
const tree = treeByPath([...catalogueFiles(), ...files]);
const hub = kustomizationsOf(mgmtProduction, files);
const workloads = sampleFleet.clusters.filter(({ role }) => role === 'workload').map(clusterId);
const CHAIN = ['crossplane-core', 'crossplane-providers', 'crossplane-functions', 'crossplane-provider-config', 'eks-cluster'];
const gates = [...CHAIN, ...workloads.map((id) => `${id}-eks-cluster`)];

/** All Flux Kustomizations except those that each Flux starts from, for which no other one waits. */
const kustomizations = sampleFleet.clusters
  .filter((cluster) => cluster.delivery !== 'hub')
  .flatMap((cluster) => [...kustomizationsOf(cluster, files).values()])
  .filter(({ metadata }) => metadata.name !== 'flux-system');
const find = (name: string): FluxKustomization => {
  const kustomization = hub.get(name);
  if (!kustomization) throw new Error(`no Kustomization ${name}`);
  return kustomization;
};
const appliedBy = (kustomization: FluxKustomization): Manifest[] =>
  filesAppliedBy(kustomization, tree)
    .flatMap(({ objects }) => objects)
    .map((object) => applyPatches(object, kustomization.spec.patches) as Manifest);
const keyOf = ({ apiVersion, kind, name, namespace }: NonNullable<FluxKustomization['spec']['healthChecks']>[number]): string =>
  objectKey(objectId({ apiVersion, kind, metadata: { name, ...(namespace ? { namespace } : {}) } }));

/** Returns the objects that controllers create from an applied object, and that the health checks of a Flux Kustomization can name. */
const createdFrom = ({ kind, metadata: { name, namespace } }: Manifest): string[] => {
  if (kind === 'ExternalSecret') return [`/Secret/${namespace}/${name}`];
  if (kind === 'ClusterAuth') return [`/Secret/${namespace}/${name}`];
  if (kind !== 'EKSCluster') return [];
  return [`iam.aws.m.upbound.io/OpenIDConnectProvider/${namespace}/${oidcProviderName(name)}`];
};

/**
 * kstatus reads only the condition Ready of Crossplane objects, and treats an object without conditions as ready. So these kinds need an
 * expression.
 */
const needsExpression = ({ apiVersion, kind }: Manifest): boolean =>
  ['Provider', 'Function', 'Configuration', 'ManagedResourceActivationPolicy', 'CompositeResourceDefinition', 'EKSCluster'].includes(
    kind,
  ) || splitApiVersion(apiVersion).group.endsWith('.aws.m.upbound.io');

describe('A06 a gate of the hub', () => {
  test.each(gates)('%s waits for all of it, or for objects that it applies', (name) => {
    const kustomization = find(name);
    expect(appliedBy(kustomization)).not.toEqual([]);
    expect(kustomization.spec.wait === true || (kustomization.spec.healthChecks ?? []).length > 0).toBe(true);
  });

  test('has an expression for each kind of Crossplane that it applies', () => {
    const kinds = gates.flatMap((name) => find(name).spec.healthCheckExprs?.map(({ kind }) => kind) ?? []);
    expect([...new Set(kinds)].sort()).toEqual([
      'ClusterAuth',
      'CompositeResourceDefinition',
      'EKSCluster',
      'Function',
      'ManagedResourceActivationPolicy',
      'OpenIDConnectProvider',
      'Provider',
    ]);
  });
});

describe('every Flux Kustomization', () => {
  test('is ready when something is: all of its folder or named objects, never both and never nothing', () => {
    for (const { metadata, spec } of kustomizations) {
      expect([spec.wait === true, (spec.healthChecks ?? []).length > 0].filter(Boolean), metadata.name).toHaveLength(1);
    }
  });

  test('checks only objects that it applies or that come of them', () => {
    for (const kustomization of kustomizations) {
      const applied = appliedBy(kustomization);
      const there = [...applied.map((object) => objectKey(objectId(object))), ...applied.flatMap(createdFrom)];
      for (const check of kustomization.spec.healthChecks ?? []) expect(there, kustomization.metadata.name).toContain(keyOf(check));
    }
  });

  test('says when a kind that Flux does not know is ready, and speaks of no other kind', () => {
    for (const kustomization of kustomizations) {
      const kinds = (objects: readonly { readonly apiVersion: string; readonly kind: string }[]) =>
        new Set(objects.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`));
      const { healthChecks = [], healthCheckExprs = [] } = kustomization.spec;
      const applied = appliedBy(kustomization);
      const kindsWithExpression = kinds(healthCheckExprs);
      for (const kind of kinds(applied.filter(needsExpression))) expect(kindsWithExpression, kustomization.metadata.name).toContain(kind);
      const waitedFor = kinds([...applied, ...healthChecks]);
      for (const kind of kindsWithExpression) expect(waitedFor, kustomization.metadata.name).toContain(kind);
      for (const { current } of healthCheckExprs) expect(current).toContain('status.conditions');
    }
  });

  test('removes what is no longer in its folder, but for what it hands over', () => {
    const kept = kustomizations.filter(({ spec }) => spec.prune !== true).map(({ metadata }) => metadata.name);
    expect(kept.filter((name) => !name.endsWith('-flux-sync'))).toEqual([]);
  });
});
