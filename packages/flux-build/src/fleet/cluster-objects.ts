import type { Fields } from '../fields.ts';
import { onceForEach } from '../once-for-each.ts';
import { promisedSecret, type ValueSource, valuesOf } from '../substitution/value-sources.ts';
import { nameOf, namespaceOf, objectIdentity } from './flux-object.ts';

/** An object on a cluster, and who applies it. */
export interface ClusterObject {
  readonly object: Fields;
  /** Key of the Flux Kustomization; undefined for what is there before Flux. */
  readonly by: string | undefined;
  readonly place: WrittenPlace;
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
  findValues(kind: 'ConfigMap' | 'Secret', namespace: string, name: string): ValueSource | undefined;
}

/** A cluster with these objects; of two with one identity the last is there. */
export function clusterObjects(given: readonly ClusterObject[]): ClusterObjects {
  const objects = new Map<string, ClusterObject>();
  const sources = new Map<string, Fields>();
  const values = new Map<string, ValueSource>();
  const promised = new Map<string, ValueSource>();
  for (const each of given) {
    const { object } = each;
    if (!mattersToBuilds(object)) continue;
    objects.set(objectIdentity(object), each);
    const kind = String(object.kind);
    if (SOURCES.test(String(object.apiVersion))) {
      sources.set(`${kind}/${namespaceOf(object)}/${nameOf(object)}`, object);
    }
    if (object.apiVersion === 'v1' && (kind === 'ConfigMap' || kind === 'Secret')) {
      values.set(`${kind}/${namespaceOf(object)}/${nameOf(object)}`, valuesOnce(object));
    }
    const secret = promisedOf(object);
    if (secret !== undefined) promised.set(`Secret/${secret.namespace}/${secret.name}`, secret.source);
  }
  return {
    objects,
    findFluxSource: (key) => sources.get(key),
    findValues: (kind, namespace, name) => values.get(`${kind}/${namespace}/${name}`) ?? promised.get(`${kind}/${namespace}/${name}`),
  };
}

/** Whether a build may be made of it: of what is on a cluster, most is not. */
export function mattersToBuilds({ apiVersion, kind }: Fields): boolean {
  if (apiVersion === 'v1') return kind === 'ConfigMap' || kind === 'Secret';
  return FLUX.test(String(apiVersion)) || kind === 'SealedSecret' || kind === 'ExternalSecret';
}

const SOURCES = /^source\.(?:toolkit|extensions)\.fluxcd\.io\//;
/** Sources, Kustomizations, and instances of flux-operator. */
const FLUX = /^(?:(?:source|kustomize)\.(?:toolkit|extensions)\.fluxcd\.io|fluxcd\.controlplane\.io)\//;

/** Equal objects give the same value, so that what was built with it need not be built again. */
const valuesOnce = onceForEach(valuesOf);

const promisedOnce = onceForEach(promisedSecret);

const promisedOf = (object: Fields): ReturnType<typeof promisedSecret> =>
  object.kind === 'SealedSecret' || object.kind === 'ExternalSecret' ? promisedOnce(object) : undefined;
