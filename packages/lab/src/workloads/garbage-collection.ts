import { UnknownKindError } from '../kubernetes/discovery.ts';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import { type Context, type Controller, nameOf } from './controller.ts';
import { type OwnerReference, ownersOf } from './object-index.ts';
import { type DeletionPolicy, deleteExactly, patchMetadata } from './write-object.ts';

const FOREGROUND = 'foregroundDeletion';
const ORPHAN = 'orphan';

/**
 * Implements the rules of the garbage collector of Kubernetes: deletes objects whose last owner is deleted, and releases owners that wait
 * for their dependents or orphan them. Before a deletion, it asks the server whether the owner really does not exist.
 */
export function garbageCollection(context: Context): Controller {
  const { index } = context;
  /** Deleted owners. Their kind may have been deleted with them. */
  const gone = new Set<string>();

  const isAbsent = async (owner: OwnerReference, namespace: string | undefined): Promise<boolean> => {
    if (index.byUid(owner.uid)) return false;
    if (gone.has(owner.uid)) return true;
    const { apiVersion, kind, name } = owner;
    try {
      const stored = await context.api.get({ apiVersion, kind, metadata: { name, ...(namespace !== undefined && { namespace }) } });
      return stored?.metadata.uid !== owner.uid;
    } catch (error) {
      if (error instanceof UnknownKindError) return false; // The kind does not exist
      throw error;
    }
  };

  const collect = async (object: StoredObject): Promise<void> => {
    const owners = ownersOf(object);
    const solid: OwnerReference[] = [];
    let waiting = 0;
    for (const owner of owners) {
      if (await isAbsent(owner, object.metadata.namespace)) continue;
      if (owner.blockOwnerDeletion && waitsForDependents(index.byUid(owner.uid))) waiting++;
      else solid.push(owner);
    }
    if (solid.length === owners.length) return;
    if (solid.length > 0) return patchMetadata(context, object, { ownerReferences: solid });
    const policy = waiting > 0 && index.ownedBy(object.metadata.uid).length > 0 ? 'Foreground' : policyOf(object);
    context.log(`${inWords(object)}: deleted with ${owners.map(({ kind, name }) => `${kind} ${name}`).join(', ')}`);
    await deleteExactly(context, object, policy);
  };

  const release = async (object: StoredObject, finalizer: string): Promise<void> => {
    const finalizers = object.metadata.finalizers?.filter((one) => one !== finalizer) ?? [];
    await patchMetadata(context, object, { finalizers });
  };

  const orphan = async (owner: StoredObject): Promise<void> => {
    for (const dependent of index.ownedBy(owner.metadata.uid)) {
      const ownerReferences = ownersOf(dependent).filter(({ uid }) => uid !== owner.metadata.uid);
      await patchMetadata(context, dependent, { ownerReferences });
    }
    context.log(`${inWords(owner)}: leaves what it owned`);
    await release(owner, ORPHAN);
  };

  return {
    name: 'garbage collection',
    *concerns({ type, object }) {
      const { uid } = object.metadata;
      if (type === 'deleted') gone.add(uid);
      else if (isDeleted(object) && object.metadata.finalizers?.some((one) => one === FOREGROUND || one === ORPHAN)) yield nameOf(object);
      if (type === 'deleted' || waitsForDependents(object)) yield* index.ownedBy(uid).map(nameOf);
      const owners = ownersOf(object);
      for (const owner of owners.map((reference) => index.byUid(reference.uid)))
        if (owner && waitsForDependents(owner)) yield nameOf(owner);
      if (type !== 'deleted' && owners.some((owner) => !index.byUid(owner.uid) || waitsForDependents(index.byUid(owner.uid))))
        yield nameOf(object);
    },
    async reconcile(target) {
      const object = index.find(target);
      if (!object) return undefined;
      if (!isDeleted(object)) await collect(object);
      else if (object.metadata.finalizers?.includes(ORPHAN)) await orphan(object);
      else if (waitsForDependents(object) && !isHeldBack(context, object)) await release(object, FOREGROUND);
      return undefined;
    },
  };
}

const isDeleted = ({ metadata }: StoredObject): boolean => metadata.deletionTimestamp !== undefined;

const waitsForDependents = (object: StoredObject | undefined): boolean =>
  object !== undefined && isDeleted(object) && (object.metadata.finalizers?.includes(FOREGROUND) ?? false);

/** Whether a dependent still exists that must be deleted first. */
const isHeldBack = ({ index }: Context, { metadata: { uid } }: StoredObject): boolean =>
  index.ownedBy(uid).some((dependent) => ownersOf(dependent).some((owner) => owner.uid === uid && owner.blockOwnerDeletion));

function policyOf({ metadata: { finalizers = [] } }: StoredObject): DeletionPolicy {
  if (finalizers.includes(ORPHAN)) return 'Orphan';
  return finalizers.includes(FOREGROUND) ? 'Foreground' : 'Background';
}

const inWords = ({ kind, metadata: { name, namespace } }: StoredObject): string =>
  `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
