import { applyStage, type FleetKustomization, kustomizationKey } from '@slipway/flux-build';
import { fieldsOf, listOf, textOf } from '@slipway/manifest';
import { nameOf, namespaceOf } from '../objects/fields.ts';
import { type ChangeCause, changedObject, ifReconciledFirst, type ObjectChange } from './object-change.ts';
import { isResourceSet, type Owner, type TransitionSides } from './owners.ts';

/**
 * Blocks the changes that do not happen, because the API server refuses an object or because a dependency is suspended.
 * kustomize-controller checks all objects of a stage with the API server before it applies one of them (`ApplyAllStaged` of
 * fluxcd/pkg/ssa). It deletes objects only after all others are applied. It reports a Flux Kustomization whose build fails as not ready. It
 * does not reconcile a Flux Kustomization whose dependency is not ready (`checkDependencies` of
 * internal/controller/kustomization_controller.go).
 */
export function markBlocked(
  changes: readonly ObjectChange[],
  { before, after: { all }, suspending }: TransitionSides,
): readonly ObjectChange[] {
  const refused = new Map<string, number>();
  for (const { cause, after } of changes) {
    if (cause !== 'refused' || after === undefined) continue;
    const key = kustomizationKey(after.kustomization);
    refused.set(key, Math.min(refused.get(key) ?? Number.POSITIVE_INFINITY, applyStage(after.applied.object)));
  }
  const failing = all.filter(({ key, kustomization: { error } }) => error !== undefined && isBuilt(before.byKey.get(key)));
  const suspended = new Map<string, WaitCause>();
  for (const owner of all)
    if (owner.kustomization.suspended && !isResourceSet(owner.kustomization))
      suspended.set(kustomizationKey(owner.kustomization), suspending.has(owner) ? 'may-be-suspended-first' : 'waits-for-suspended');
  if (refused.size === 0 && suspended.size === 0 && failing.length === 0) return changes;
  const kustomizations = all.map(({ kustomization }) => kustomization);
  const waiting = waitingFor(
    kustomizations,
    new Set([...refused.keys(), ...failing.map(({ kustomization }) => kustomizationKey(kustomization))]),
    suspended,
  );
  const held = changes.map((change): ObjectChange => {
    if (change.action === 'blocked') return change;
    const { kustomization, applied } = changedObject(change);
    const key = kustomizationKey(kustomization);
    const stage = refused.get(key);
    if (stage !== undefined && (change.after === undefined ? isOwnRemoval(change) : applyStage(applied.object) >= stage))
      return { ...change, action: 'blocked', cause: 'refused-with-another' };
    const cause = change.after !== undefined || isOwnRemoval(change) ? waiting.get(key) : undefined;
    if (cause === undefined) return change;
    if (cause === 'may-be-suspended-first') return ifReconciledFirst(change);
    return { ...change, action: 'blocked', cause, ...(cause === 'waits-for-suspended' && { postponed: change }) };
  });
  return withContent(held);
}

/** Whether the cluster has a good build of a Flux Kustomization, so that an error of its next build is new. */
const isBuilt = (owner: Owner | undefined): boolean => owner !== undefined && owner.kustomization.error === undefined;

/** Blocks the deletions of the objects of Flux Kustomizations whose own deletion is blocked. */
function withContent(changes: readonly ObjectChange[]): readonly ObjectChange[] {
  const kept = new Map<string, ObjectChange>();
  for (const change of changes) {
    const { cluster, action, before } = change;
    if (action !== 'blocked' || change.after !== undefined || before === undefined) continue;
    const { object } = before.applied;
    if (object.kind === 'Kustomization')
      kept.set(kustomizationKey({ cluster, namespace: namespaceOf(object), name: nameOf(object) }), change);
  }
  if (kept.size === 0) return changes;
  return changes.map((change): ObjectChange => {
    const owner = change.before === undefined ? undefined : kept.get(kustomizationKey(change.before.kustomization));
    if (owner === undefined || change.cause !== 'owner-deleted') return change;
    return { ...change, action: 'blocked', cause: owner.cause ?? 'refused', ...(owner.postponed && { postponed: change }) };
  });
}

/** Whether the object's own Flux Kustomization deletes or orphans it. */
const isOwnRemoval = ({ cause }: ObjectChange): boolean => cause !== undefined && OWN_REMOVALS.has(cause);

const OWN_REMOVALS: ReadonlySet<ChangeCause> = new Set(['removed', 'pruning-changes', 'not-pruned', 'may-be-suspended-first']);

/** Why a Flux Kustomization waits, the most certain cause first. */
const WAIT_CAUSES = ['waits-for-refused', 'waits-for-suspended', 'may-be-suspended-first'] as const satisfies readonly ChangeCause[];
type WaitCause = (typeof WAIT_CAUSES)[number];

/** Returns the Flux Kustomizations that wait for one that is not ready. While one waits for its children, it is also not ready. */
function waitingFor(
  all: readonly FleetKustomization[],
  refused: ReadonlySet<string>,
  suspended: ReadonlyMap<string, WaitCause>,
): ReadonlyMap<string, WaitCause> {
  const unready = new Map<string, WaitCause>([...refused].map((key) => [key, 'waits-for-refused']));
  const waiting = new Map<string, WaitCause>();
  const byKey = new Map(all.map((each) => [kustomizationKey(each), each]));
  const causeOf = (each: FleetKustomization): WaitCause | undefined => {
    const causes = each.dependsOn.flatMap((name, index): WaitCause[] => {
      const key = `${each.cluster}/${name}`;
      const known = unready.get(key);
      const found = suspended.get(key);
      return [...(known ? [known] : []), ...(found && waitsForRevision(each, index, byKey.get(key)) ? [found] : [])];
    });
    return WAIT_CAUSES.find((cause) => causes.includes(cause));
  };
  for (let changed = true; changed; ) {
    changed = false;
    const mark = (key: string, cause: WaitCause): void => {
      if (!isMoreCertain(cause, unready.get(key))) return;
      unready.set(key, cause);
      changed = true;
    };
    for (const each of all) {
      const key = kustomizationKey(each);
      const cause = causeOf(each);
      if (cause !== undefined) {
        waiting.set(key, cause);
        mark(key, cause);
      }
      const own = unready.get(key);
      if (own !== undefined && each.parent !== undefined && parentWaits(each, all)) mark(each.parent, own);
    }
  }
  for (const key of refused) waiting.delete(key);
  return waiting;
}

const isMoreCertain = (cause: WaitCause, known: WaitCause | undefined): boolean =>
  known === undefined || WAIT_CAUSES.indexOf(cause) < WAIT_CAUSES.indexOf(known);

/**
 * Whether a Flux Kustomization waits until its dependency has applied the new revision: both have one source, and no expression decides when
 * the dependency is ready. A suspended dependency never applies the revision. Otherwise it remains ready.
 */
function waitsForRevision(each: FleetKustomization, index: number, other: FleetKustomization | undefined): boolean {
  const { readyExpr } = fieldsOf(listOf(each.spec.dependsOn)[index]);
  // Whether content outside this repository has a new revision is unknown.
  const isOfTree = each.content === '' && other?.content === '';
  return isOfTree && each.source === other.source && textOf(readyExpr) === '';
}

const parentWaits = ({ parent }: FleetKustomization, all: readonly FleetKustomization[]): boolean =>
  fieldsOf(all.find((each) => kustomizationKey(each) === parent)?.spec).wait === true;
