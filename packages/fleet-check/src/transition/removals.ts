import { type AppliedObject, applyPolicy, inventoryId, isDeletedWithOwner, syncObjects, withoutApplyMarks } from '@slipway/flux-build';
import { type Fields, fieldsOf, onceForEachName, textOf } from '@slipway/manifest';
import { contentOf } from '../cluster/content-of.ts';
import { ifReconciledFirst, type ObjectChange } from './object-change.ts';
import { idOfOwner, isResourceSet, type Owner, type Owners, type TransitionSides } from './owners.ts';

/** Returns the deleted or orphaned objects: those that left a Flux Kustomization, and those that are deleted with another object. */
export function removals(transition: TransitionSides): readonly ObjectChange[] {
  const sides = { ...transition, isTakenOver: takeovers(transition.after) };
  const { before } = sides;
  const owners = ownersByObject(before.all);
  const found = new Map<string, ObjectChange>();
  const deleted: ObjectChange[] = [];
  const add = (change: ObjectChange): void => {
    const key = changeKey(change);
    if (found.get(key)?.action === 'delete') return;
    found.set(key, change);
    if (change.action === 'delete') deleted.push(change);
  };
  for (const change of ownRemovals(sides)) add(change);
  for (let change = deleted.shift(); change !== undefined; change = deleted.shift()) {
    const owner = owners.get(changeKey(change));
    if (owner !== undefined) for (const each of removedWithOwner(change, owner, sides)) add(each);
    for (const each of deletedContent(change, before)) add(each);
  }
  return [...found.values()];
}

/** Returns the removals of objects that their own Flux Kustomization no longer has. */
function* ownRemovals(sides: Removing): Generator<ObjectChange> {
  const { before, after, arriving, suspending } = sides;
  for (const owner of before.all) {
    const next = after.byKey.get(owner.key);
    if (next === undefined || !arriving.has(next) || next.kustomization.partial === true || owner.kustomization.suspended) continue;
    const isMoved = next.kustomization.appliesTo !== owner.kustomization.appliesTo;
    for (const [id, applied] of owner.objects) {
      if (!isMoved && next.objects.has(id)) continue;
      const fate: Fate = isMoved ? { action: 'orphan', cause: 'cluster-changed' } : fateOf(prunes(owner, applied), prunes(next, applied));
      yield* removal(sides, owner, id, applied, suspending.has(next) ? ifReconciledFirst(fate) : fate);
    }
  }
}

/** Returns the removals of the objects of a deleted Flux Kustomization or ResourceSet. */
function* removedWithOwner(change: ObjectChange, owner: Owner, sides: Removing): Generator<ObjectChange> {
  const prunesAll = isResourceSet(owner.kustomization) || isDeletedWithOwner(owner.kustomization.spec);
  for (const [id, applied] of owner.objects) {
    const isPruned = prunesAll && applyPolicy(asOnCluster(applied), { prune: true }).prune;
    yield* removal(sides, owner, id, applied, becauseOf(change, isPruned ? WITH_OWNER : ORPHANED));
  }
}

/** Returns the deletions of the objects in a deleted Namespace, or of a deleted kind. */
function* deletedContent(change: ObjectChange, before: Owners): Generator<ObjectChange> {
  const content = contentOf(change.before?.applied.object ?? {});
  if (content === undefined) return;
  const fate = becauseOf(change, { action: 'delete', cause: `${content.of}-deleted` });
  for (const present of before.on(change.cluster).values())
    if (content.has(present.applied.object)) yield { cluster: change.cluster, before: present, ...fate };
}

/** Returns the removal of an object on the cluster, unless another Flux Kustomization applies it. */
function removal(sides: Removing, { kustomization }: Owner, id: string, applied: AppliedObject, fate: Fate): readonly ObjectChange[] {
  const { before, after } = sides;
  const cluster = kustomization.appliesTo;
  const isOnlyInGit = isSkipped(applied);
  // An object that Flux skips is in the inventory. One that another owner applies has the labels of that owner.
  if (before.on(cluster).has(id) === isOnlyInGit || after.of(cluster, id).some((each) => keeps(each, sides))) return [];
  const isTaken = sides.isTakenOver(cluster, id, applied);
  const own = isOnlyInGit && fate.action === 'delete' && fate.cause !== 'may-be-suspended-first' ? ONLY_IN_GIT : fate;
  return [{ cluster, before: { kustomization, applied }, ...(isTaken ? TAKEN_OVER : own) }];
}

interface Removing extends TransitionSides {
  /**
   * Whether flux-operator manages an object after the change: a part of Flux, or the source or Flux Kustomization of the sync of a
   * FluxInstance.
   */
  readonly isTakenOver: (cluster: string, id: string, applied: AppliedObject) => boolean;
}

function takeovers(after: Owners): Removing['isTakenOver'] {
  const syncedOn = onceForEachName((cluster): ReadonlySet<string> | undefined => {
    const instances = [...after.on(cluster).values()].map(({ applied }) => applied.object).filter(isFluxInstance);
    return instances.length === 0 ? undefined : new Set(instances.flatMap(syncObjects).map(inventoryId));
  });
  return (cluster, id, applied) => {
    const synced = syncedOn(cluster);
    return synced !== undefined && (isOfFlux(applied) || synced.has(id));
  };
}

/** Objects of Flux itself. flux-operator applies them with its own labels, so that kustomize-controller does not delete them. */
const isOfFlux = ({ object }: AppliedObject): boolean => {
  const { name, labels } = fieldsOf(object.metadata);
  return (
    fieldsOf(labels)['app.kubernetes.io/part-of'] === 'flux' ||
    (object.kind === 'CustomResourceDefinition' && textOf(name).endsWith('.toolkit.fluxcd.io'))
  );
};

const isFluxInstance = (object: Fields): boolean =>
  object.kind === 'FluxInstance' && textOf(object.apiVersion).startsWith('fluxcd.controlplane.io/');

const changeKey = ({ cluster, before }: ObjectChange): string => `${cluster}|${inventoryId(before?.applied.object ?? {})}`;

type Fate = Pick<ObjectChange, 'action' | 'cause'>;

/** Marks a removal as uncertain if the deletion that causes it is uncertain. */
const becauseOf = ({ cause }: ObjectChange, fate: Fate): Fate => (cause === 'may-be-suspended-first' ? ifReconciledFirst(fate) : fate);

const ORPHANED: Fate = { action: 'orphan', cause: 'not-pruned' };
const TAKEN_OVER: Fate = { action: 'orphan', cause: 'taken-over' };
const ONLY_IN_GIT: Fate = { action: 'delete', cause: 'mark-only-in-git' };
const WITH_OWNER: Fate = { action: 'delete', cause: 'owner-deleted' };

/** Returns the fate of an object that left its Flux Kustomization, by the old and the new value of `prune`. */
const fateOf = (was: boolean, is: boolean): Fate =>
  was || is ? { action: 'delete', cause: was === is ? 'removed' : 'pruning-changes' } : ORPHANED;

/**
 * The API server refuses a Flux Kustomization without `prune`, so the cluster has another value. The check assumes the one that deletes.
 */
const prunes = ({ kustomization }: Owner, applied: AppliedObject): boolean =>
  applyPolicy(asOnCluster(applied), isResourceSet(kustomization) ? { prune: true } : { prune: true, ...kustomization.spec }).prune;

/** Whether kustomize-controller never applies an object, because of its marks in Git. */
const isSkipped = ({ object }: AppliedObject): boolean => applyPolicy(object, {}).apply === 'never';

/** Returns an object with the marks that Flux has set on the cluster. */
const asOnCluster = (applied: AppliedObject): Fields => (isSkipped(applied) ? withoutApplyMarks(applied.object) : applied.object);

/** Whether an owner keeps its objects: it reconciles them, or it does not reconcile and had them before. */
const keeps = (owner: Owner, { before, arriving }: TransitionSides): boolean => arriving.has(owner) || before.byKey.has(owner.key);

/** Returns owners by the cluster and the inventory id of their own object. */
function ownersByObject(all: readonly Owner[]): ReadonlyMap<string, Owner> {
  return new Map(all.map((owner) => [`${owner.kustomization.cluster}|${idOfOwner(owner)}`, owner]));
}
