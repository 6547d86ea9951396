import type { Manifest } from '@slipway/manifest';
import type { StoredObject } from '../kubernetes/stored-object.ts';

/** An owner that must exist as long as the object. */
export interface OwnerReference {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
  readonly controller?: boolean;
  readonly blockOwnerDeletion?: boolean;
}

/** The last seen objects of a cluster, with the lookups that controllers need. */
export interface ObjectIndex {
  /** Finds an object by group, kind, namespace and name, in any version. */
  find(target: Manifest): StoredObject | undefined;
  byUid(uid: string): StoredObject | undefined;
  /** Returns all objects of a kind, given as `Kind` or `Kind.group`. */
  ofKind(kind: string): readonly StoredObject[];
  inNamespace(namespace: string): readonly StoredObject[];
  /** Returns the objects with this owner. */
  ownedBy(uid: string): readonly StoredObject[];
}

/** An index that can be changed. */
export interface MutableIndex extends ObjectIndex {
  put(object: StoredObject): void;
  remove(object: StoredObject): void;
}

/** Returns the owners of an object. */
export const ownersOf = ({ metadata }: StoredObject): readonly OwnerReference[] =>
  (metadata.ownerReferences as readonly OwnerReference[] | undefined) ?? [];

/** Returns `Kind`, or `Kind.group` outside the core group. */
export function kindKey({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): string {
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  return group === '' ? kind : `${kind}.${group}`;
}

/** Returns the name of an object without its version: `Deployment.apps/shop/web`. */
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
