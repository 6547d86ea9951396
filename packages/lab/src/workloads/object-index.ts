import type { Manifest } from '@slipway/manifest';
import type { StoredObject } from '../kubernetes/stored-object.ts';

/** Another object that has to exist as long as the one that names it. */
export interface OwnerReference {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
  readonly controller?: boolean;
  readonly blockOwnerDeletion?: boolean;
}

/** The objects of a cluster as they were last seen, found by what controllers ask for. */
export interface ObjectIndex {
  /** By group, kind, namespace and name; the version does not matter. */
  find(target: Manifest): StoredObject | undefined;
  byUid(uid: string): StoredObject | undefined;
  /** All of a kind, named `Kind` or `Kind.group`. */
  ofKind(kind: string): readonly StoredObject[];
  inNamespace(namespace: string): readonly StoredObject[];
  /** Those that name this owner. */
  ownedBy(uid: string): readonly StoredObject[];
}

/** An index that can be changed. */
export interface MutableIndex extends ObjectIndex {
  put(object: StoredObject): void;
  remove(object: StoredObject): void;
}

/** What an object says of its owners. */
export const ownersOf = ({ metadata }: StoredObject): readonly OwnerReference[] =>
  (metadata.ownerReferences as readonly OwnerReference[] | undefined) ?? [];

/** `Kind`, or `Kind.group` outside of the core group. */
export function kindKey({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): string {
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  return group === '' ? kind : `${kind}.${group}`;
}

/** Names an object without its version: `Deployment.apps/shop/web`. */
export const objectKey = (target: Manifest): string => `${kindKey(target)}/${target.metadata.namespace ?? ''}/${target.metadata.name}`;

/** An empty index. */
export function objectIndex(): MutableIndex {
  const uids = new Map<string, StoredObject>();
  const keys = new Map<string, StoredObject>();
  const kinds = new Map<string, Set<string>>();
  const namespaces = new Map<string, Set<string>>();
  const owners = new Map<string, Set<string>>();

  const places = (object: StoredObject): readonly (readonly [Map<string, Set<string>>, string])[] => [
    [kinds, kindKey(object)],
    ...(object.metadata.namespace === undefined ? [] : [[namespaces, object.metadata.namespace] as const]),
    ...ownersOf(object).map(({ uid }) => [owners, uid] as const),
  ];
  const objectsOf = (map: Map<string, Set<string>>, key: string): readonly StoredObject[] =>
    [...(map.get(key) ?? [])].map((uid) => uids.get(uid)).filter((object) => object !== undefined);
  const remove = (object: StoredObject): void => {
    const { uid } = object.metadata;
    const last = uids.get(uid);
    if (!last) return;
    uids.delete(uid);
    if (keys.get(objectKey(last))?.metadata.uid === uid) keys.delete(objectKey(last));
    for (const [map, key] of places(last)) {
      map.get(key)?.delete(uid);
      if (map.get(key)?.size === 0) map.delete(key);
    }
  };

  return {
    remove,
    put(object) {
      remove(object);
      uids.set(object.metadata.uid, object);
      keys.set(objectKey(object), object);
      for (const [map, key] of places(object)) map.set(key, (map.get(key) ?? new Set()).add(object.metadata.uid));
    },
    find: (target) => keys.get(objectKey(target)),
    byUid: (uid) => uids.get(uid),
    ofKind: (kind) => objectsOf(kinds, kind),
    inNamespace: (namespace) => objectsOf(namespaces, namespace),
    ownedBy: (uid) => objectsOf(owners, uid),
  };
}
