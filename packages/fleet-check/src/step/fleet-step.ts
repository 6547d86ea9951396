import { isDeepStrictEqual } from 'node:util';
import { type AppliedObject, applyPolicy, type FleetKustomization, inventoryId } from '@slipway/flux-build';
import { type Fields, fieldsOf } from '../objects/fields.ts';
import { waitsFor } from '../order/waits-for.ts';
import { holdBack } from './hold-back.ts';
import { type Owner, type Owners, ownerKey, ownersOf, type StepSides } from './owners.ts';
import { removals } from './removals.ts';
import { changedObject, ifReconciledFirst, type OwnedObject, type StepChange, type UnknownStep } from './step-change.ts';

/** A fleet as it was built: its Flux Kustomizations, and what flux-operator makes of ResourceSets. */
export interface StepState {
  readonly kustomizations: readonly FleetKustomization[];
}

/** What is published, and what would be. */
export interface StepInput {
  readonly old: StepState;
  readonly new: StepState;
  /** What the API server of a cluster says against a change of an object; nothing where it takes it. @default it takes every change */
  readonly judgeUpdate?: (before: Fields, after: Fields, cluster: string) => readonly string[];
}

/** What Flux does on all clusters. */
export interface FleetStep {
  /** Of each object of a cluster at most one; what stays as it is has none. */
  readonly changes: readonly StepChange[];
  /** Flux Kustomizations of which it is not known. */
  readonly unknown: readonly UnknownStep[];
}

/**
 * What Flux does on each cluster when one state of a fleet follows another, as kustomize-controller reconciles (`apply`, `prune` and
 * `finalize` of internal/controller/kustomization_controller.go): objects are the same whatever their version; what a Flux Kustomization
 * has no longer is deleted or left behind; what one that is deleted has goes with it, and so on. Of a cluster that the new state does not
 * have nothing is said: nobody deletes it by taking its folder away.
 */
export function fleetStep({ old, new: next, judgeUpdate = () => [] }: StepInput): FleetStep {
  const before = ownersOf(old.kustomizations, ({ error }) => error === undefined);
  const all = ownersOf(next.kustomizations, ({ error }) => error === undefined);
  const counterpart = ({ key }: Owner): FleetKustomization | undefined => before.byKey.get(key)?.kustomization;
  const arriving = new Set(all.all.filter((owner) => isReconciled(owner.kustomization, counterpart(owner))));
  const suspending = new Set([...arriving].filter(({ kustomization }) => kustomization.suspended));
  const state = { before, after: all, arriving, suspending };
  const removed = removals(state);
  const gone = new Set(removed.map(changeKey));
  const appliedOf = (owner: Owner): StepChange[] => {
    const own = appliedBy(owner, state, judgeUpdate);
    return suspending.has(owner) ? own.map((change) => (change.action === 'blocked' ? change : ifReconciledFirst(change))) : own;
  };
  const applied = [...arriving].flatMap(appliedOf).filter((change) => !gone.has(changeKey(change)));
  return { changes: holdBack([...applied, ...removed], state), unknown: [...unknownOf(before, 'old'), ...unknownOf(all, 'new')] };
}

const changeKey = (change: StepChange): string => `${change.cluster}|${inventoryId(changedObject(change).applied.object)}`;

/** One that is suspended in this step may reconcile before; one that is not goes on with what it is, though what makes it may be suspended. */
function isReconciled({ error, suspended, suspendedBy }: FleetKustomization, before: FleetKustomization | undefined): boolean {
  if (error !== undefined) return false;
  if (suspended) return before !== undefined && before.error === undefined && !before.suspended;
  return suspendedBy === undefined || (before !== undefined && !before.suspended);
}

/** Returns what a Flux Kustomization does with each of its objects. */
const appliedBy = (owner: Owner, sides: StepSides, judgeUpdate: NonNullable<StepInput['judgeUpdate']>): StepChange[] =>
  [...owner.objects].flatMap(([id, applied]) => appliedObject(owner, id, applied, sides, judgeUpdate) ?? []);

/** Returns what a Flux Kustomization does with one object; undefined if it changes nothing. */
function appliedObject(
  owner: Owner,
  id: string,
  applied: AppliedObject,
  sides: StepSides,
  judgeUpdate: NonNullable<StepInput['judgeUpdate']>,
): StepChange | undefined {
  const { kustomization } = owner;
  const cluster = kustomization.appliesTo;
  const { apply, force } = applyPolicy(applied.object, kustomization.spec);
  if (apply === 'never' || responsible(sides, cluster, id) !== owner) return undefined;
  const after: OwnedObject = { kustomization, applied };
  const before = ownBefore(sides.before, owner, id) ?? sides.before.on(cluster).get(id);
  if (before === undefined) return { action: 'create', cluster, after };
  if (apply === 'missing') return undefined;
  // A build reuses the objects that did not change.
  const isSame = before.applied === applied || isDeepStrictEqual(asStored(before.applied), asStored(applied));
  const isOwn = sides.before.of(cluster, id).some(({ key }) => key === owner.key);
  if (isSame && isOwn) return undefined;
  const change = { cluster, before, after };
  const refusals = isSame ? [] : judgeUpdate(before.applied.object, applied.object, cluster);
  if (refusals.length > 0)
    return force ? { ...change, action: 'recreate', refusals } : { ...change, action: 'blocked', cause: 'refused', refusals };
  if (isOwn) return { ...change, action: 'change' };
  return mayBeDeletedFirst(before, owner, sides)
    ? { ...change, action: 'move', cause: 'may-be-deleted-first' }
    : { ...change, action: 'move' };
}

/** What a Flux Kustomization itself has applied before, where several apply an object. */
function ownBefore({ byKey }: Owners, { key }: Owner, id: string): OwnedObject | undefined {
  const { kustomization, objects } = byKey.get(key) ?? {};
  const applied = objects?.get(id);
  if (kustomization === undefined || applied === undefined) return undefined;
  return applyPolicy(applied.object, kustomization.spec).apply === 'never' ? undefined : { kustomization, applied };
}

/** Of several that apply an object, the one that has had it; else the last. */
function responsible({ before, after, arriving }: StepSides, cluster: string, id: string): Owner | undefined {
  const owners = after.of(cluster, id).filter((each) => arriving.has(each));
  const had = new Set(before.of(cluster, id).map(({ key }) => key));
  return owners.find(({ key }) => had.has(key)) ?? owners.at(-1);
}

/** The one that has it now deletes what it no longer has, unless it waits until the other one has applied it. */
function mayBeDeletedFirst({ kustomization, applied }: OwnedObject, owner: Owner, { after }: StepSides): boolean {
  const same = after.byKey.get(ownerKey(kustomization))?.kustomization;
  if (!applyPolicy(applied.object, same?.spec ?? { ...kustomization.spec, prune: true }).prune) return false;
  // Dependencies count at a revision only where all have one source.
  const ofSource = (name: string): FleetKustomization | undefined => {
    const found = after.byKey.get(`${kustomization.cluster}/${name}`)?.kustomization;
    return found?.source === same?.source ? found : undefined;
  };
  return same === undefined || same.source !== owner.kustomization.source || !waitsFor(same, owner.kustomization, ofSource);
}

/** Without what says who applied it, and in which version: the API server converts all versions of a kind into one. */
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

function unknownOf({ all }: Owners, side: UnknownStep['side']): UnknownStep[] {
  return all.flatMap(({ kustomization: { appliesTo, namespace, name, error, partial, suspended } }) => {
    const why = error !== undefined ? 'not-built' : partial === true ? 'built-in-part' : suspended ? 'suspended' : undefined;
    return why === undefined ? [] : [{ cluster: appliesTo, kustomization: `${namespace}/${name}`, side, why }];
  });
}
