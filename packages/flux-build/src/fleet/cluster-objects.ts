import { type Fields, fieldsOf, onceForEach, plainText } from '@slipway/manifest';
import { applyPolicy } from '../build/apply-policy.ts';
import { isSyncingInstance, syncObjects } from '../flux-objects/flux-instance.ts';
import { nameOf, namespaceOf, objectIdentity } from '../flux-objects/flux-object.ts';
import { ANY_NAMESPACE, promisedSecret, type ValueSource, valuesOf } from '../substitution/value-sources.ts';
import { isArtifactGenerator } from './artifact-generator.ts';
import { declaredStrictness, declaresFlux } from './flux-version.ts';
import { canBeStored, mergedSources } from './merged-sources.ts';
import { type Expand, type Expanded, expandedAmong } from './resource-sets.ts';
import type { WrittenLocation } from './written-location.ts';

/** An object on a cluster, and its owner. */
interface ClusterObject {
  readonly object: Fields;
  /** Key of the Flux Kustomization; undefined for an object that exists before Flux. */
  readonly by: string | undefined;
  readonly location: WrittenLocation;
  /** Set for an object of a ResourceSet that is defined there. */
  readonly isGenerated?: true;
}

/** An object that a Flux Kustomization applies, or that exists before Flux. */
export interface GivenObject extends ClusterObject {
  /** Number of Flux Kustomizations between it and the bootstrap. */
  readonly depth: number;
}

/** The objects on a cluster that builds depend on, after everything known is applied. */
export interface ClusterObjects {
  /** Objects by identity. */
  readonly objects: ReadonlyMap<string, ClusterObject>;
  /** Finds a Flux source by `GitRepository/flux-system/fleet`. */
  findFluxSource(key: string): Fields | undefined;
  /** Returns the ArtifactGenerators of a namespace. */
  generatorsIn(namespace: string): readonly Fields[];
  readonly findValues: FindValues;
  /** Returns the keys of the Flux Kustomizations that apply the object, or the object from which another controller creates it. */
  readonly creatorsOfValues: (...key: Parameters<FindValues>) => readonly string[];
  /** ResourceSets, with the objects that flux-operator creates from them. */
  readonly resourceSets: readonly Expanded[];
  /** Whether the declared version of Flux refuses variables without a value; undefined without a declared version. */
  readonly strict: boolean | undefined;
}

/** Finds a ConfigMap or Secret of a cluster. */
export type FindValues = (kind: 'ConfigMap' | 'Secret', namespace: string, name: string) => ValueSource | undefined;

const NO_VALUES: FindValues = () => undefined;

/**
 * Returns a cluster with these objects. If several Flux Kustomizations apply one object, each reconciliation undoes the others, and the
 * current one depends on the time. The result here is always that of the Kustomization with the fewest others between it and the bootstrap,
 * and of those the first by key, so that no created Kustomization replaces its creator. An object that exists before Flux is replaced,
 * except by an object that is applied only when missing, or never. Objects that flux-operator creates from a FluxInstance always win; those
 * from a ResourceSet always lose. `otherwise` has values that no Kustomization applies.
 */
export function clusterObjects(
  given: readonly GivenObject[],
  otherwise: FindValues = NO_VALUES,
  expand: Expand = () => ({ objects: [], templates: [] }),
): ClusterObjects {
  const present = presentObjects(given);
  const resourceSets = expandedAmong(present.values(), expand);
  const objects = withCreated(present, resourceSets);
  const { sources, generators, values, makers } = indexObjects(objects.values());
  if (resourceSets.length > 0) copyValues(objects.values(), values);
  return {
    objects,
    findFluxSource: (key) => sources.get(key),
    resourceSets,
    generatorsIn: (namespace) => generators.get(namespace) ?? NO_GENERATORS,
    findValues: (kind, namespace, name) =>
      values.get(`${kind}/${namespace}/${name}`) ?? values.get(`${kind}/${ANY_NAMESPACE}/${name}`) ?? otherwise(kind, namespace, name),
    creatorsOfValues: (kind, namespace, name) =>
      makers.get(`${kind}/${namespace}/${name}`) ?? makers.get(`${kind}/${ANY_NAMESPACE}/${name}`) ?? [],
    strict: declaredStrictness([...objects.values()].map(({ object }) => object)),
  };
}

/** Indexes the objects by the keys of builds: `Kind/namespace/name`, or the namespace for ArtifactGenerators. */
function indexObjects(objects: Iterable<ClusterObject>) {
  const sources = new Map<string, Fields>();
  const generators = new Map<string, Fields[]>();
  const values = new Map<string, ValueSource>();
  const promised = new Map<string, ValueSource[]>();
  const makers = new Map<string, string[]>();
  for (const { object, by } of objects) {
    if (SOURCES.test(plainText(object.apiVersion))) sources.set(keyOf(object), object);
    if (isArtifactGenerator(object)) append(generators, namespaceOf(object), object);
    const stored = isStoredKind(object) ? storedValues(object) : undefined;
    if (stored !== undefined) {
      values.set(keyOf(object), stored);
      if (by !== undefined) append(makers, keyOf(object), by);
    }
    const secret = promisedOf(object);
    if (secret !== undefined) {
      const key = `Secret/${secret.namespace}/${secret.name}`;
      append(promised, key, secret.source);
      if (by !== undefined) append(makers, key, by);
    }
  }
  for (const [key, found] of promised) values.set(key, mergedSources(values.get(key), found));
  return { sources, generators, values, makers };
}

const keyOf = (object: Fields): string => `${plainText(object.kind)}/${namespaceOf(object)}/${nameOf(object)}`;

const isStoredKind = ({ apiVersion, kind }: Fields): boolean => apiVersion === 'v1' && (kind === 'ConfigMap' || kind === 'Secret');

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/**
 * Fills ConfigMaps and Secrets of flux-operator with the data of others, as flux-operator does: `fluxcd.controlplane.io/copyFrom:
 * namespace/name`.
 */
function copyValues(objects: Iterable<ClusterObject>, values: Map<string, ValueSource>): void {
  for (const { object, isGenerated } of objects) {
    const kind = plainText(object.kind);
    const origin = fieldsOf(fieldsOf(object.metadata).annotations)['fluxcd.controlplane.io/copyFrom'];
    if (isGenerated !== true || object.apiVersion !== 'v1' || typeof origin !== 'string') continue;
    const found = values.get(`${kind}/${origin}`);
    const key = keyOf(object);
    // Unknown values are not empty values.
    if (found === undefined) values.delete(key);
    else values.set(key, found);
  }
}

/** Adds objects of ResourceSets that have no other owner, and the objects that flux-operator creates from FluxInstances among them. */
function withCreated(present: ReadonlyMap<string, ClusterObject>, resourceSets: readonly Expanded[]): ReadonlyMap<string, ClusterObject> {
  if (resourceSets.length === 0) return present;
  const objects = new Map(present);
  for (const { by, location, expansion } of resourceSets) {
    for (const object of 'objects' in expansion ? expansion.objects : []) {
      const identity = identityOfInput(object);
      if (identity !== undefined && !objects.has(identity)) objects.set(identity, { object, by, location, isGenerated: true });
    }
  }
  return withSynced(objects);
}

const NO_GENERATORS: readonly Fields[] = [];

/** Selects, for each identity, the object that counts as present. */
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

/** Inserts the objects that flux-operator creates from each FluxInstance after it. */
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

/** Of one owner, the last object counts. */
function isBefore(a: GivenObject, b: GivenObject): boolean {
  if (a.by === b.by) return false;
  const [first, second] = [rankOf(a), rankOf(b)];
  if (first !== second) return first < second;
  return a.depth === b.depth ? (a.by ?? '') < (b.by ?? '') : a.depth < b.depth;
}

/**
 * Ranks owners: an object that exists before Flux is between an object that is always applied and an object that is applied when missing.
 */
const rankOf = ({ object, by }: GivenObject): number => (by === undefined ? 1 : RANKS[applyPolicy(object, {}).apply]);

const RANKS = { always: 0, missing: 2, never: 3 } as const;

const identityOfInput = onceForEach((object: Fields) => (isBuildInput(object) ? objectIdentity(object) : undefined));

/** Whether a build may use an object. Most objects of a cluster are not used. */
export function isBuildInput(object: Fields): boolean {
  const { apiVersion, kind } = object;
  if (apiVersion === 'v1') return kind === 'ConfigMap' || kind === 'Secret';
  return (
    FLUX.test(plainText(apiVersion)) || SECRET_CREATING_KINDS.has(plainText(kind)) || declaresFlux(object) || isSyncingInstance(object)
  );
}

const SOURCES = /^source\.(?:toolkit|extensions)\.fluxcd\.io\//;
/** Groups of sources, Kustomizations and instances of flux-operator. */
const FLUX = /^(?:(?:source|kustomize)\.(?:toolkit|extensions)\.fluxcd\.io|fluxcd\.controlplane\.io)\//;

/** Equal objects return the same value, so that builds with it are not repeated. */
const storedValues = onceForEach((object: Fields) => {
  const values = valuesOf(object);
  return canBeStored(values) ? values : undefined;
});

const promisedOnce = onceForEach(promisedSecret);

const promisedOf = (object: Fields): ReturnType<typeof promisedSecret> =>
  SECRET_CREATING_KINDS.has(plainText(object.kind)) ? promisedOnce(object) : undefined;

/** Kinds of objects from which controllers create Secrets. */
const SECRET_CREATING_KINDS: ReadonlySet<string> = new Set(['SealedSecret', 'ExternalSecret', 'ClusterExternalSecret']);
