import { plainText } from '@slipway/manifest';
import { applyPolicy } from '../build/apply-policy.ts';
import type { Fields } from '../fields.ts';
import { onceForEach } from '../once-for-each.ts';
import { promisedSecret, type ValueSource, valuesOf } from '../substitution/value-sources.ts';
import { isArtifactGenerator } from './artifact-generator.ts';
import { isSyncingInstance, syncObjects } from './flux-instance.ts';
import { nameOf, namespaceOf, objectIdentity } from './flux-object.ts';
import { mergedSources, wouldBeStored } from './merged-sources.ts';

/** An object on a cluster, and who applies it. */
export interface ClusterObject {
  readonly object: Fields;
  /** Key of the Flux Kustomization; undefined for what is there before Flux. */
  readonly by: string | undefined;
  readonly place: WrittenPlace;
}

/** An object that a Flux Kustomization applies, or that is there before Flux. */
export interface GivenObject extends ClusterObject {
  /** Flux Kustomizations between it and the bootstrap. */
  readonly depth: number;
}

/** Where an object is written. */
export interface WrittenPlace {
  /** What has the file, as `FleetKustomization.content`. */
  readonly content: string;
  readonly file: string;
  /** Number in the file, from 0. */
  readonly index: number;
}

/** What is on a cluster once everything known is applied, as far as it matters to builds. */
export interface ClusterObjects {
  /** By identity. */
  readonly objects: ReadonlyMap<string, ClusterObject>;
  /** `GitRepository/flux-system/fleet`, for kinds of Flux's sources. */
  findFluxSource(key: string): Fields | undefined;
  /** The ArtifactGenerators of a namespace. */
  generatorsIn(namespace: string): readonly Fields[];
  findValues(kind: 'ConfigMap' | 'Secret', namespace: string, name: string): ValueSource | undefined;
}

/**
 * A cluster with these objects. Where several Flux Kustomizations apply one object, each reconciliation undoes the others, and which
 * one is seen depends on the time; here it is always that of the Kustomization with the fewest others between it and the bootstrap,
 * and of those the first by its key. So none that is made on the way can take over what made it. What is there before Flux gives way,
 * except to what is applied only where it is missing, or never; what flux-operator makes of a FluxInstance gives way to nobody.
 */
export function clusterObjects(given: readonly GivenObject[]): ClusterObjects {
  const objects = presentObjects(given);
  const sources = new Map<string, Fields>();
  const values = new Map<string, ValueSource>();
  const promised = new Map<string, ValueSource[]>();
  const generators = new Map<string, Fields[]>();
  for (const { object } of objects.values()) {
    const kind = plainText(object.kind);
    if (SOURCES.test(plainText(object.apiVersion))) {
      sources.set(`${kind}/${namespaceOf(object)}/${nameOf(object)}`, object);
    }
    if (isArtifactGenerator(object)) {
      const namespace = namespaceOf(object);
      generators.set(namespace, generators.get(namespace) ?? []);
      generators.get(namespace)?.push(object);
    }
    if (object.apiVersion === 'v1' && (kind === 'ConfigMap' || kind === 'Secret')) {
      const found = storedValues(object);
      if (found !== undefined) values.set(`${kind}/${namespaceOf(object)}/${nameOf(object)}`, found);
    }
    const secret = promisedOf(object);
    if (secret !== undefined) {
      const key = `Secret/${secret.namespace}/${secret.name}`;
      promised.set(key, promised.get(key) ?? []);
      promised.get(key)?.push(secret.source);
    }
  }
  for (const [key, found] of promised) values.set(key, mergedSources(values.get(key), found));
  return {
    objects,
    findFluxSource: (key) => sources.get(key),
    generatorsIn: (namespace) => generators.get(namespace) ?? NO_GENERATORS,
    findValues: (kind, namespace, name) => values.get(`${kind}/${namespace}/${name}`),
  };
}

const NO_GENERATORS: readonly Fields[] = [];

/** Of several with one identity, the one that is taken to be there. */
function presentObjects(given: readonly GivenObject[]): ReadonlyMap<string, ClusterObject> {
  const objects = new Map<string, GivenObject>();
  for (const each of given) {
    const identity = identityOfInput(each.object);
    if (identity === undefined) continue;
    const other = objects.get(identity);
    if (other === undefined || !isBefore(other, each)) objects.set(identity, each);
  }
  return withSynced(objects);
}

/** With what flux-operator makes of FluxInstances, each behind its own. */
function withSynced(objects: ReadonlyMap<string, ClusterObject>): ReadonlyMap<string, ClusterObject> {
  const instances = [...objects.values()].filter(({ object }) => isSyncingInstance(object));
  if (instances.length === 0) return objects;
  const synced = new Set(instances.flatMap(({ object }) => syncObjects(object).map(objectIdentity)));
  const all = [...objects].filter(([identity]) => !synced.has(identity));
  return new Map(
    all.flatMap(([identity, each]) => [
      [identity, each] as const,
      ...syncObjects(each.object).map((object) => [objectIdentity(object), { ...each, object }] as const),
    ]),
  );
}

/** Of the same owner the last counts. */
function isBefore(a: GivenObject, b: GivenObject): boolean {
  if (a.by === b.by) return false;
  const [first, second] = [rankOf(a), rankOf(b)];
  if (first !== second) return first < second;
  return a.depth === b.depth ? (a.by ?? '') < (b.by ?? '') : a.depth < b.depth;
}

/** What is there before Flux stands between what is applied always and what is applied where it is missing. */
const rankOf = ({ object, by }: GivenObject): number => (by === undefined ? 1 : RANKS[applyPolicy(object, {}).apply]);

const RANKS = { always: 0, missing: 2, never: 3 } as const;

const identityOfInput = onceForEach((object: Fields) => (isBuildInput(object) ? objectIdentity(object) : undefined));

/** Whether a build may be made of it: of what is on a cluster, most is not. */
export function isBuildInput({ apiVersion, kind }: Fields): boolean {
  if (apiVersion === 'v1') return kind === 'ConfigMap' || kind === 'Secret';
  return FLUX.test(plainText(apiVersion)) || kind === 'SealedSecret' || kind === 'ExternalSecret';
}

const SOURCES = /^source\.(?:toolkit|extensions)\.fluxcd\.io\//;
/** Sources, Kustomizations, and instances of flux-operator. */
const FLUX = /^(?:(?:source|kustomize)\.(?:toolkit|extensions)\.fluxcd\.io|fluxcd\.controlplane\.io)\//;

/** Equal objects give the same value, so that what was built with it need not be built again. */
const storedValues = onceForEach((object: Fields) => {
  const values = valuesOf(object);
  return wouldBeStored(values) ? values : undefined;
});

const promisedOnce = onceForEach(promisedSecret);

const promisedOf = (object: Fields): ReturnType<typeof promisedSecret> =>
  object.kind === 'SealedSecret' || object.kind === 'ExternalSecret' ? promisedOnce(object) : undefined;
