import { isDeepStrictEqual } from 'node:util';
import { type AppliedObject, applyPolicy, type FleetKustomization, inventoryId } from '@slipway/flux-build';
import { type Fields, fieldsOf } from '@slipway/manifest';
import { waitsFor } from '../order/sequence.ts';
import { markBlocked } from './mark-blocked.ts';
import { changedObject, ifReconciledFirst, type ObjectChange, type OwnedObject, type UnknownChanges } from './object-change.ts';
import { idOfOwner, isResourceSet, type Owner, type Owners, ownerKey, ownersOf, type TransitionSides } from './owners.ts';
import { removals } from './removals.ts';

/** A built fleet: its Flux Kustomizations, and the objects that flux-operator creates from ResourceSets. */
export interface TransitionState {
  readonly kustomizations: readonly FleetKustomization[];
}

/** The published state of a fleet, and the next one. */
export interface TransitionInput {
  readonly old: TransitionState;
  readonly new: TransitionState;
  /** Returns the messages with which the API server of a cluster refuses an update. @default it accepts every update */
  readonly refusalsOfUpdate?: (before: Fields, after: Fields, cluster: string) => readonly string[];
}

/** The changes that Flux makes on all clusters. */
export interface FleetTransition {
  /** At most one for each object of a cluster; an unchanged object has none. */
  readonly changes: readonly ObjectChange[];
  /** Flux Kustomizations whose changes are unknown. */
  readonly unknown: readonly UnknownChanges[];
}

/**
 * Computes the actions of Flux on each cluster when one state of a fleet follows another. It follows kustomize-controller (`apply`, `prune`
 * and `finalize` of internal/controller/kustomization_controller.go): an object is the same in all versions of its kind. An object that
 * left its Flux Kustomization is deleted or orphaned. The objects of a deleted Flux Kustomization are deleted with it, recursively. A
 * cluster that is missing in the new state gets no changes: removing its folder does not delete it.
 */
export function fleetTransition({ old, new: next, refusalsOfUpdate = () => [] }: TransitionInput): FleetTransition {
  const before = ownersOf(old.kustomizations, ({ error }) => error === undefined);
  const all = ownersOf(next.kustomizations, ({ error }) => error === undefined);
  const counterpart = ({ key }: Owner): FleetKustomization | undefined => before.byKey.get(key)?.kustomization;
  const arriving = new Set(all.all.filter((owner) => isReconciled(owner.kustomization, counterpart(owner))));
  const suspending = new Set([...arriving].filter(({ kustomization }) => kustomization.suspended));
  const state = { before, after: all, arriving, suspending };
  const removed = removals(state);
  const gone = new Set(removed.map(changeKey));
  const appliedOf = (owner: Owner): ObjectChange[] => {
    const own = appliedBy(owner, state, refusalsOfUpdate);
    return suspending.has(owner) ? own.map((change) => (change.action === 'blocked' ? change : ifReconciledFirst(change))) : own;
  };
  const applied = [...arriving].flatMap(appliedOf).filter((change) => !gone.has(changeKey(change)));
  return { changes: markBlocked([...applied, ...removed], state), unknown: [...unknownOf(before, 'old'), ...unknownOf(all, 'new')] };
}

const changeKey = (change: ObjectChange): string => `${change.cluster}|${inventoryId(changedObject(change).applied.object)}`;

/**
 * Whether Flux reconciles the new state. A Flux Kustomization that this change suspends may reconcile before; one with a suspended parent
 * keeps its spec.
 */
function isReconciled({ error, suspended, suspendedBy }: FleetKustomization, before: FleetKustomization | undefined): boolean {
  if (error !== undefined) return false;
  if (suspended) return before !== undefined && before.error === undefined && !before.suspended;
  return suspendedBy === undefined || (before !== undefined && !before.suspended);
}

/** Returns the changes that a Flux Kustomization makes to its objects. */
const appliedBy = (
  owner: Owner,
  sides: TransitionSides,
  refusalsOfUpdate: NonNullable<TransitionInput['refusalsOfUpdate']>,
): ObjectChange[] => [...owner.objects].flatMap(([id, applied]) => appliedObject(owner, id, applied, sides, refusalsOfUpdate) ?? []);

/** Returns the change that a Flux Kustomization makes to one object; undefined if it changes nothing. */
function appliedObject(
  owner: Owner,
  id: string,
  applied: AppliedObject,
  sides: TransitionSides,
  refusalsOfUpdate: NonNullable<TransitionInput['refusalsOfUpdate']>,
): ObjectChange | undefined {
  const { kustomization } = owner;
  const cluster = kustomization.appliesTo;
  const { apply, force } = applyPolicy(applied.object, kustomization.spec);
  if (apply === 'never' || responsible(sides, cluster, id) !== owner) return undefined;
  const after: OwnedObject = { kustomization, applied };
  const before = ownBefore(sides.before, owner, id) ?? sides.before.on(cluster).get(id);
  if (before === undefined) return isUnknownBefore(owner, sides) ? undefined : { action: 'create', cluster, after };
  if (apply === 'missing') return undefined;
  // A build reuses the objects that did not change.
  const isSame = before.applied === applied || isDeepStrictEqual(asStored(before.applied), asStored(applied));
  const isOwn = sides.before.of(cluster, id).some(({ key }) => key === owner.key);
  if (isSame && isOwn) return undefined;
  const change = { cluster, before, after };
  const refusals = isSame ? [] : refusalsOfUpdate(before.applied.object, applied.object, cluster);
  if (refusals.length > 0)
    return force ? { ...change, action: 'recreate', refusals } : { ...change, action: 'blocked', cause: 'refused', refusals };
  if (isOwn) return { ...change, action: 'change' };
  if (remains(before, sides)) return { ...change, action: 'move', cause: 'old-owner-remains' };
  return mayBeDeletedFirst(before, owner, sides)
    ? { ...change, action: 'move', cause: 'may-be-deleted-first' }
    : { ...change, action: 'move' };
}

/**
 * Whether the objects of an owner in the old state are unknown: its own build, or the build of the nearest owner above it that existed,
 * failed.
 */
function isUnknownBefore(owner: Owner, { before, after }: TransitionSides): boolean {
  const seen = new Set<Owner>();
  for (
    let each: Owner | undefined = owner;
    each !== undefined && !seen.has(each);
    each = after.byKey.get(each.kustomization.parent ?? '')
  ) {
    seen.add(each);
    const known = before.byKey.get(each.key)?.kustomization;
    if (known !== undefined) return known.error !== undefined;
  }
  return false;
}

/** Returns the object that a Flux Kustomization itself applied before, in case several apply it. */
function ownBefore({ byKey }: Owners, { key }: Owner, id: string): OwnedObject | undefined {
  const { kustomization, objects } = byKey.get(key) ?? {};
  const applied = objects?.get(id);
  if (kustomization === undefined || applied === undefined) return undefined;
  return applyPolicy(applied.object, kustomization.spec).apply === 'never' ? undefined : { kustomization, applied };
}

/** Returns the owner that applies an object: of several, the previous owner, else the last one. */
function responsible({ before, after, arriving }: TransitionSides, cluster: string, id: string): Owner | undefined {
  const owners = after.of(cluster, id).filter((each) => arriving.has(each));
  const had = new Set(before.of(cluster, id).map(({ key }) => key));
  return owners.find(({ key }) => had.has(key)) ?? owners.at(-1);
}

/** Whether the old owner leaves Git, and remains on the cluster because its parent does not prune it. */
function remains({ kustomization }: OwnedObject, { before, after }: TransitionSides): boolean {
  const { parent } = kustomization;
  if (parent === undefined || isResourceSet(kustomization) || after.byKey.has(ownerKey(kustomization))) return false;
  const own = before.byKey.get(ownerKey(kustomization));
  const object = own === undefined ? undefined : before.byKey.get(parent)?.objects.get(idOfOwner(own))?.object;
  const next = after.byKey.get(parent)?.kustomization;
  return object !== undefined && next !== undefined && next.spec.prune !== undefined && !applyPolicy(object, next.spec).prune;
}

/** Whether the old owner may delete an object before the new one applies it. This is false if it waits for the new one. */
function mayBeDeletedFirst({ kustomization, applied }: OwnedObject, owner: Owner, { after }: TransitionSides): boolean {
  const same = after.byKey.get(ownerKey(kustomization))?.kustomization;
  if (!applyPolicy(applied.object, same?.spec ?? { ...kustomization.spec, prune: true }).prune) return false;
  // Flux compares revisions of dependencies only if all have one source.
  const ofSource = (name: string): FleetKustomization | undefined => {
    const found = after.byKey.get(`${kustomization.cluster}/${name}`)?.kustomization;
    return found?.source === same?.source ? found : undefined;
  };
  return same === undefined || same.source !== owner.kustomization.source || !waitsFor(same, owner.kustomization, ofSource);
}

/** Returns an object without its version and the labels of its owner: the API server converts all versions of a kind into one. */
function asStored({ object: { apiVersion: _, ...object } }: AppliedObject): Fields {
  const { labels, ...metadata } = fieldsOf(object.metadata);
  const others = Object.entries(fieldsOf(labels)).filter(([key]) => !OWNER_LABELS.has(key));
  return { ...object, metadata: others.length === 0 ? metadata : { ...metadata, labels: Object.fromEntries(others) } };
}

const OWNER_LABELS: ReadonlySet<string> = new Set([
  'kustomize.toolkit.fluxcd.io/name',
  'kustomize.toolkit.fluxcd.io/namespace',
  'resourceset.fluxcd.controlplane.io/name',
  'resourceset.fluxcd.controlplane.io/namespace',
]);

function unknownOf({ all }: Owners, side: UnknownChanges['side']): UnknownChanges[] {
  return all.flatMap(({ kustomization: { appliesTo, namespace, name, error, partial, suspended } }) => {
    const why = error !== undefined ? 'not-built' : partial === true ? 'built-in-part' : suspended ? 'suspended' : undefined;
    return why === undefined ? [] : [{ cluster: appliesTo, kustomization: `${namespace}/${name}`, side, why }];
  });
}
