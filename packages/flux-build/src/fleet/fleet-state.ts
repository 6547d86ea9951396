import type { AppliedObject } from '../build/applied-object.ts';
import type { buildKustomization } from '../build/build-kustomization.ts';
import type { Fields } from '../fields.ts';
import type { FileTree } from '../file-tree.ts';
import { onceForEach } from '../once-for-each.ts';
import type { TreeAnswers } from '../source/watched-tree.ts';
import type { ValueSource } from '../substitution/value-sources.ts';
import { type ClusterObject, type ClusterObjects, clusterObjects, mattersToBuilds, type WrittenPlace } from './cluster-objects.ts';
import type { FleetRoot } from './find-roots.ts';
import { syncObjects } from './flux-instance.ts';
import { isFluxKustomization, kustomizationKey, nameOf, namespaceOf, remoteCluster } from './flux-object.ts';

/** Builds by the Flux Kustomizations that they are of, with what they were made of. */
export type FleetMemory = ReadonlyMap<string, Result>;

/** A Flux Kustomization on a cluster. */
export interface Pointer {
  readonly key: string;
  readonly cluster: string;
  readonly object: Fields;
  readonly by: string | undefined;
  /** Where it is written; undefined when it stands for a folder. */
  readonly place: WrittenPlace | undefined;
  readonly onCluster: ClusterObjects;
  /** Stands for a folder that something else applies. */
  readonly implicit: boolean;
}

/** A ConfigMap or Secret that was looked for. */
export interface Lookup {
  readonly kind: 'ConfigMap' | 'Secret';
  readonly namespace: string;
  readonly name: string;
  readonly found: ValueSource | undefined;
}

/** A build, and what it was made of. */
export interface Result {
  readonly pointer: Pointer;
  readonly tree: FileTree | undefined;
  /** Which content that is, as `FleetKustomization.content`. */
  readonly content: string;
  readonly answers: TreeAnswers;
  readonly lookups: readonly Lookup[];
  readonly outcome: ReturnType<typeof buildKustomization>;
}

/** What is on each cluster when these builds are applied, but those that nothing leads to any more. */
export function applied(roots: readonly FleetRoot[], results: FleetMemory): ReadonlyMap<string, ClusterObjects> {
  const given = new Map<string, ClusterObject[]>();
  const on = (cluster: string): ClusterObject[] => {
    const objects = given.get(cluster) ?? [];
    given.set(cluster, objects);
    return objects;
  };
  for (const { cluster, objects } of roots) {
    for (const { object, file, index } of objects) on(cluster).push({ object, by: undefined, place: { content: '', file, index } });
  }
  const reached = reachedFrom(roots, results);
  for (const [key, { pointer, outcome, content }] of results) {
    if ('error' in outcome || !reached.has(key)) continue;
    const target = on(remoteCluster(pointer.object) ?? pointer.cluster);
    for (const { object, file, index } of mattering(outcome.objects)) {
      const place = { content, file, index };
      target.push({ object, by: key, place });
      for (const made of syncObjects(object)) target.push({ object: made, by: key, place });
    }
  }
  return new Map([...given].map(([cluster, objects]) => [cluster, clusterObjects(objects)]));
}

/** Those of which others may be made; a build that is kept need not be looked through again. */
const mattering = onceForEach((objects: readonly AppliedObject[]) => objects.filter(({ object }) => mattersToBuilds(object)));

/** Whether nothing else has to be built because of the difference between two builds of a Flux Kustomization. */
export function matterAlike(before: Result, after: Result): boolean {
  if (before.content !== after.content || remoteCluster(before.pointer.object) !== remoteCluster(after.pointer.object)) return false;
  const [a, b] = [before.outcome, after.outcome];
  return a === b || !('error' in a || 'error' in b || matteringText(a.objects) !== matteringText(b.objects));
}

const matteringText = (objects: readonly AppliedObject[]): string =>
  JSON.stringify(
    mattering(objects).map(({ object, file, index }) => [object, file, index]),
    (_, value: unknown) => (typeof value === 'bigint' ? `\0${value}` : value),
  );

/** A Kustomization that applies itself is there only as long as something else makes it, or a root. */
function reachedFrom(roots: readonly FleetRoot[], results: FleetMemory): ReadonlySet<string> {
  const reached = new Set<string>();
  const add = (cluster: string, objects: readonly { readonly object: Fields }[]): void => {
    for (const { object } of objects) {
      for (const each of [object, ...syncObjects(object)]) if (isFluxKustomization(each)) visit(pointerKey(cluster, each));
    }
  };
  const visit = (key: string): void => {
    if (reached.has(key)) return;
    reached.add(key);
    const result = results.get(key);
    if (result === undefined || 'error' in result.outcome) return;
    add(remoteCluster(result.pointer.object) ?? result.pointer.cluster, mattering(result.outcome.objects));
  };
  for (const { cluster, objects, folder } of roots) {
    add(cluster, objects);
    if (folder !== undefined) visit(implicitKey(cluster, folder));
  }
  return reached;
}

const pointerKey = (cluster: string, object: Fields): string =>
  kustomizationKey({ cluster, namespace: namespaceOf(object), name: nameOf(object) });

const implicitKey = (cluster: string, folder: string): string => `${cluster}//${folder}`;

/** The Flux Kustomizations on the clusters, and what stands for folders that something else applies. */
export function pointersOn(clusters: ReadonlyMap<string, ClusterObjects>, roots: readonly FleetRoot[]): readonly Pointer[] {
  const pointers = new Map<string, Pointer>();
  for (const { cluster, folder } of roots) {
    if (folder === undefined) continue;
    const object = { metadata: { name: '', namespace: '' }, spec: { path: folder, sourceRef: { kind: 'GitRepository', name: '' } } };
    const key = implicitKey(cluster, folder);
    const onCluster = clusters.get(cluster) ?? clusterObjects([]);
    pointers.set(key, { key, cluster, object, by: undefined, place: undefined, onCluster, implicit: true });
  }
  for (const [cluster, onCluster] of clusters) {
    for (const { object, by, place } of onCluster.objects.values()) {
      if (!isFluxKustomization(object)) continue;
      const key = pointerKey(cluster, object);
      pointers.set(key, { key, cluster, object, by, place, onCluster, implicit: false });
    }
  }
  return [...pointers.values()];
}

const TEXTS = new WeakMap<Fields, string>();

/** What a build depends on of a Flux Kustomization. */
export function specText(object: Fields): string {
  let text = TEXTS.get(object);
  if (text === undefined) {
    text = JSON.stringify(object.spec, (_, value: unknown) =>
      typeof value === 'bigint'
        ? String(value)
        : typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value,
    );
    TEXTS.set(object, text);
  }
  return text;
}
