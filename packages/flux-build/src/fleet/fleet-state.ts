import { type Fields, onceForEach } from '@slipway/manifest';
import type { AppliedObject } from '../build/applied-object.ts';
import { syncObjects, withStoredValues } from '../flux-objects/flux-instance.ts';
import { isFluxKustomization, kustomizationKey, nameOf, namespaceOf, remoteCluster } from '../flux-objects/flux-object.ts';
import { type ClusterObjects, clusterObjects, type FindValues, type GivenObject, isBuildInput } from './cluster-objects.ts';
import { clusterTargets, type TargetOf } from './cluster-targets.ts';
import type { ClusterKustomization, Result, Results } from './kustomization-result.ts';
import type { Expand } from './resource-sets.ts';
import { isVariableName } from './roots/file-kustomizations.ts';
import type { FleetRoot } from './roots/fleet-root.ts';

/**
 * Returns the objects on each cluster after these builds are applied, without builds that no root reaches. `otherwise` has values for a
 * cluster that no build applies.
 */
export function applied(
  roots: readonly FleetRoot[],
  results: Results,
  otherwise: (cluster: string) => FindValues | undefined,
  expand: Expand,
): ReadonlyMap<string, ClusterObjects> {
  const given = new Map<string, GivenObject[]>();
  const on = (cluster: string): GivenObject[] => {
    const objects = given.get(cluster) ?? [];
    given.set(cluster, objects);
    return objects;
  };
  for (const { cluster, objects } of roots) {
    const complete = withStoredValues(objects);
    const synced = new Set(complete.flatMap(({ object }) => syncObjects(object)));
    for (const { object, file, index } of complete) {
      if (!synced.has(object)) on(cluster).push({ object, by: undefined, location: { content: '', file, index }, depth: 0 });
    }
  }
  const targetOf = clusterTargets(results);
  const depths = depthsFrom(roots, results, targetOf);
  for (const [key, { kustomization, outcome, content }] of results) {
    const depth = depths.get(key);
    if (depth === undefined) continue;
    const { object: own, by, location } = kustomization;
    const target = on(targetOf(kustomization));
    if ('error' in outcome) {
      // A Flux Kustomization that applies itself is on the cluster in the version that it applied before it failed.
      if (by === key && location !== undefined) target.push({ object: own, by, location, depth });
      continue;
    }
    for (const { object, file, index } of buildInputs(outcome.objects)) {
      target.push({ object, by: key, location: { content, file, index }, depth });
    }
  }
  return new Map([...given].map(([cluster, objects]) => [cluster, clusterObjects(objects, otherwise(cluster), expand)]));
}

/** Objects that other builds may depend on. A kept build is not searched again. */
const buildInputs = onceForEach((objects: readonly AppliedObject[]) =>
  withStoredValues(objects).filter(({ object }) => isBuildInput(object)),
);

/** Whether the difference between two builds of a Flux Kustomization requires no other build. */
export function giveSameInputs(before: Result, after: Result): boolean {
  if (before.content !== after.content || remoteCluster(before.kustomization.object) !== remoteCluster(after.kustomization.object))
    return false;
  const [a, b] = [before.outcome, after.outcome];
  if (a === b) return true;
  if ('error' in a || 'error' in b) return 'error' in a && 'error' in b;
  return inputsText(a.objects) === inputsText(b.objects);
}

const inputsText = (objects: readonly AppliedObject[]): string =>
  JSON.stringify(
    buildInputs(objects).map(({ object, file, index }) => [object, file, index]),
    (_, value: unknown) => (typeof value === 'bigint' ? `\0${value}` : value),
  );

/**
 * Returns the number of Flux Kustomizations from the roots to each one. A Kustomization that applies itself exists only while a root or
 * another object creates it.
 */
function depthsFrom(roots: readonly FleetRoot[], results: Results, targetOf: TargetOf): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const visit = (key: string, depth: number): void => {
    if (!depths.has(key)) depths.set(key, depth);
  };
  const visitAll = (cluster: string, objects: readonly { readonly object: Fields }[], depth: number): void => {
    for (const { object } of objects) {
      for (const each of [object, ...syncObjects(object)]) if (isFluxKustomization(each)) visit(keyOfKustomization(cluster, each), depth);
    }
  };
  for (const { cluster, objects, folder } of roots) {
    visitAll(cluster, objects, 0);
    if (folder !== undefined) visit(implicitKey(cluster, folder), 0);
  }
  const made = Map.groupBy(
    [...results.values()].flatMap(({ kustomization }) => (kustomization.isGenerated ? [kustomization] : [])),
    ({ by }) => by,
  );
  const visitMade = (by: string | undefined, depth: number): void => {
    for (const { key } of made.get(by) ?? []) visit(key, depth);
  };
  visitMade(undefined, 0);
  // The loop also visits new keys, which are added after all keys of the same depth.
  for (const [key, depth] of depths) {
    const result = results.get(key);
    if (result === undefined || 'error' in result.outcome) continue;
    visitAll(targetOf(result.kustomization), buildInputs(result.outcome.objects), depth + 1);
    visitMade(key, depth + 1);
  }
  return depths;
}

const keyOfKustomization = (cluster: string, object: Fields): string =>
  kustomizationKey({ cluster, namespace: namespaceOf(object), name: nameOf(object) });

/** Returns the key of a placeholder for a folder. No name contains a space. */
export const implicitKey = (cluster: string, folder: string): string => `${cluster}// ${folder}`;

const isImplicitKey = (key: string): boolean => key.includes('// ');

/** Whether a root creates an object, or another tool that applies a folder: variables that they set are unknown. */
const isOfRoot = (by: string | undefined): boolean => by === undefined || isImplicitKey(by);

/** Whether only the values of the root give a Flux Kustomization its name. */
const isUnnamed = (object: Fields): boolean => isVariableName(nameOf(object)) || isVariableName(namespaceOf(object));

/** The spec for a folder that another tool applies: its values are unknown, and it may decrypt. */
const outsideSpec = (path: string): Fields => ({ path, sourceRef: { kind: 'GitRepository', name: '' }, decryption: { provider: 'sops' } });

/** Returns the Flux Kustomizations on the clusters, and placeholders for folders that other tools apply. */
export function kustomizationsOn(
  clusters: ReadonlyMap<string, ClusterObjects>,
  roots: readonly FleetRoot[],
): readonly ClusterKustomization[] {
  const kustomizations = new Map<string, ClusterKustomization>();
  for (const { cluster, folder } of roots) {
    if (folder === undefined) continue;
    const object = { metadata: { name: '', namespace: '' }, spec: outsideSpec(folder) };
    const key = implicitKey(cluster, folder);
    const onCluster = clusters.get(cluster) ?? clusterObjects([]);
    kustomizations.set(key, { key, cluster, object, by: undefined, location: undefined, onCluster, isGenerated: false, implicit: true });
  }
  for (const [cluster, onCluster] of clusters) {
    for (const { object, by, location, isGenerated = false } of onCluster.objects.values()) {
      if (!isFluxKustomization(object) || (isOfRoot(by) && isUnnamed(object))) continue;
      const key = keyOfKustomization(cluster, object);
      kustomizations.set(key, { key, cluster, object, by, location, onCluster, isGenerated, implicit: false });
    }
  }
  return [...kustomizations.values()];
}
