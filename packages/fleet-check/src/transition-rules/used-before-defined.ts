import type { FleetKustomization } from '@slipway/flux-build';
import { fieldsOf, listOf, textOf } from '@slipway/manifest';
import { definedKinds } from '../cluster/content-of.ts';
import { groupOf, objectText } from '../objects/fields.ts';
import type { TransitionState } from '../transition/fleet-transition.ts';
import type { OwnedObject } from '../transition/object-change.ts';
import { isResourceSet, ownerKey } from '../transition/owners.ts';
import { newInDefinition } from './new-in-definition.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/**
 * Reports objects that use a field or version that their CRD gets in the same change from another source. dependsOn compares revisions only
 * between Flux Kustomizations of one source (`checkDependencies` of internal/controller/kustomization_controller.go).
 */
export function* usedBeforeDefined({ transition, old, new: next }: CheckedChange): Generator<TransitionProblem> {
  const [before, after] = [definitionsOf(old), definitionsOf(next)];
  const keysBefore = new Set(old.kustomizations.map(ownerKey));
  const reported = new Set<string>();
  for (const { action, cluster, after: applied } of transition.changes) {
    if (applied === undefined || (action !== 'create' && action !== 'change' && action !== 'move')) continue;
    const { object } = applied.applied;
    const kind = `${cluster}|${groupOf(object)}|${textOf(object.kind)}`;
    const definition = after.get(kind);
    if (definition === undefined || !isApart(applied.kustomization, definition.kustomization)) continue;
    // Flux waits for a Flux Kustomization that is also new.
    if (!keysBefore.has(ownerKey(definition.kustomization)) || isGated(applied.kustomization, definition.kustomization)) continue;
    const pointer = newInDefinition(object, before.get(kind)?.applied.object, definition.applied.object);
    const pair = `${ownerKey(applied.kustomization)}|${kind}`;
    if (pointer === undefined || reported.has(pair)) continue;
    reported.add(pair);
    const [user, definer] = [applied.kustomization, definition.kustomization].map(({ namespace, name }) => `${namespace}/${name}`);
    yield transitionProblem('used-before-defined', 'new', applied, {
      pointer,
      message: `${objectText(object)} uses ${pointer === '/apiVersion' ? textOf(object.apiVersion) : pointer.slice(1).replaceAll('/', '.')}, which ${objectText(definition.applied.object)} gets in the same change, from another source: the Flux Kustomization ${user} may be applied before ${definer} has the new revision`,
      expected: `readyExpr in the dependsOn of ${user} on ${definer}, or the CRD in an earlier change`,
    });
  }
}

/** Returns the CRDs and XRDs by cluster, group and kind. */
function definitionsOf({ kustomizations }: TransitionState): ReadonlyMap<string, OwnedObject> {
  const found = new Map<string, OwnedObject>();
  for (const kustomization of kustomizations)
    for (const applied of kustomization.objects ?? [])
      for (const kind of definedKinds(applied.object)) found.set(`${kustomization.appliesTo}|${kind}`, { kustomization, applied });
  return found;
}

const isApart = (user: FleetKustomization, definer: FleetKustomization): boolean =>
  user !== definer && !isResourceSet(user) && !isResourceSet(definer) && user.source !== definer.source;

/** Whether an expression decides when the dependency is ready. */
const isGated = (user: FleetKustomization, definer: FleetKustomization): boolean =>
  listOf(user.spec.dependsOn)
    .map(fieldsOf)
    .some(
      ({ name, namespace = user.namespace, readyExpr }) =>
        name === definer.name && namespace === definer.namespace && textOf(readyExpr) !== '',
    );
