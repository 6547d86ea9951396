import { applyStage, type FleetKustomization, kustomizationKey } from '@slipway/flux-build';
import { fieldsOf, nameOf, namespaceOf } from '../objects/fields.ts';
import type { Owners } from './owners.ts';
import { changedObject, type StepCause, type StepChange } from './step-change.ts';

/**
 * What does not happen since the API server refuses something: kustomize-controller asks it about all objects of a stage before it applies
 * one of them (`ApplyAllStaged` of fluxcd/pkg/ssa), deletes only after all are applied, and does not begin with a Flux Kustomization that
 * depends on one that is not ready.
 */
export function holdBack(changes: readonly StepChange[], { all }: Owners): readonly StepChange[] {
  const refused = new Map<string, number>();
  for (const { cause, after } of changes) {
    if (cause !== 'refused' || after === undefined) continue;
    const key = kustomizationKey(after.kustomization);
    refused.set(key, Math.min(refused.get(key) ?? Number.POSITIVE_INFINITY, applyStage(after.applied.object)));
  }
  if (refused.size === 0) return changes;
  const waiting = waitingFor(
    new Set(refused.keys()),
    all.map(({ kustomization }) => kustomization),
  );
  const held = changes.map((change): StepChange => {
    if (change.action === 'blocked') return change;
    const { kustomization, applied } = changedObject(change);
    const key = kustomizationKey(kustomization);
    const stage = refused.get(key);
    if (stage !== undefined && (change.after === undefined ? isOwnRemoval(change) : applyStage(applied.object) >= stage))
      return { ...change, action: 'blocked', cause: 'refused-with-another' };
    if (waiting.has(key) && (change.after !== undefined || isOwnRemoval(change)))
      return { ...change, action: 'blocked', cause: 'waits-for-refused' };
    return change;
  });
  return withContent(held);
}

/** A Flux Kustomization that is not deleted after all keeps what it has. */
function withContent(changes: readonly StepChange[]): readonly StepChange[] {
  const kept = new Map<string, StepChange>();
  for (const change of changes) {
    const { cluster, action, before } = change;
    if (action !== 'blocked' || change.after !== undefined || before === undefined) continue;
    const { object } = before.applied;
    if (object.kind === 'Kustomization')
      kept.set(kustomizationKey({ cluster, namespace: namespaceOf(object), name: nameOf(object) }), change);
  }
  if (kept.size === 0) return changes;
  return changes.map((change): StepChange => {
    const owner = change.before === undefined ? undefined : kept.get(kustomizationKey(change.before.kustomization));
    return owner !== undefined && change.cause === 'owner-deleted'
      ? { ...change, action: 'blocked', cause: owner.cause ?? 'refused' }
      : change;
  });
}

/** Its own Flux Kustomization would delete it, or leave it behind; nobody else. */
const isOwnRemoval = ({ cause }: StepChange): boolean => cause !== undefined && OWN_REMOVALS.has(cause);

const OWN_REMOVALS: ReadonlySet<StepCause> = new Set(['removed', 'pruning-changes', 'not-pruned', 'may-be-suspended-first']);

/** Those that depend on what is not ready; what waits for those that it makes is not ready with them. */
function waitingFor(refused: ReadonlySet<string>, all: readonly FleetKustomization[]): ReadonlySet<string> {
  const unready = new Set(refused);
  const waiting = new Set<string>();
  for (let known = -1; known !== unready.size; ) {
    known = unready.size;
    for (const each of all) {
      const key = kustomizationKey(each);
      if (each.dependsOn.some((name) => unready.has(`${each.cluster}/${name}`))) {
        waiting.add(key);
        unready.add(key);
      }
      if (unready.has(key) && each.parent !== undefined && parentWaits(each, all)) unready.add(each.parent);
    }
  }
  for (const key of refused) waiting.delete(key);
  return waiting;
}

const parentWaits = ({ parent }: FleetKustomization, all: readonly FleetKustomization[]): boolean =>
  fieldsOf(all.find((each) => kustomizationKey(each) === parent)?.spec).wait === true;
