import { inventoryId } from '@slipway/flux-build';
import { nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import type { FleetTransition } from '../transition/fleet-transition.ts';
import { type ChangeCause, changedObject, type ObjectChange, type OwnedObject } from '../transition/object-change.ts';
import { compositeKinds, protectedIn } from './protected-objects.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/** Reports deletions of protected objects, and too many deletions at once. */
export function* deletions(checked: CheckedChange): Generator<TransitionProblem> {
  const { transition, old, isAllowed } = checked;
  const isProtected = protectedIn(old);
  const lost = transition.changes.filter(({ action, cluster, before }) => {
    if ((action !== 'delete' && action !== 'recreate') || before === undefined) return false;
    return !isAllowed(objectText(before.applied.object), cluster);
  });
  for (const change of lost) {
    const { cluster, before, cause } = change;
    // The problem of the Namespace or CRD counts the objects that are deleted with it.
    if (before === undefined || (cause !== undefined && WITH_ANOTHER.has(cause)) || !isProtected(cluster, before.applied.object)) continue;
    yield transitionProblem('protected-object-deleted', 'old', before, {
      message: `${objectText(before.applied.object)} would be deleted${howDeleted(change)}${withContent(change, transition.changes)}`,
      expected: 'the object is kept, or allow-delete has an entry for it',
    });
  }
  yield* tooMany(checked, lost);
  yield* leftBehind(checked);
}

/** Reports clusters without any file in the new state: Flux on them keeps its objects, and no longer follows Git. */
export function* removedClusters({ transition, old, new: next, isAllowed }: CheckedChange): Generator<TransitionProblem> {
  const remaining = new Set(next.kustomizations.flatMap(({ cluster, appliesTo }) => [cluster, appliesTo]));
  const changed = new Set(transition.changes.map(({ cluster }) => cluster));
  const byCluster = Map.groupBy(old.kustomizations, ({ appliesTo }) => appliesTo);
  for (const [cluster, kustomizations] of byCluster) {
    if (remaining.has(cluster) || changed.has(cluster)) continue;
    const owned = kustomizations.flatMap((kustomization) => (kustomization.objects ?? []).map((applied) => ({ kustomization, applied })));
    const isRoot = ({ applied: { object }, kustomization: { namespace, name } }: OwnedObject): boolean =>
      object.kind === 'Kustomization' && namespaceOf(object) === namespace && nameOf(object) === name;
    const first = owned.find(isRoot) ?? owned[0];
    if (first === undefined || isAllowed(objectText(first.applied.object), cluster)) continue;
    const { namespace, name } = first.kustomization;
    yield transitionProblem('cluster-removed', 'old', first, {
      message: `no file applies anything to the cluster ${cluster} any more: ${namespace}/${name} fails there, and its ${owned.length} object${owned.length === 1 ? '' : 's'} remain without updates`,
      value: cluster,
      expected: `the files of the cluster are kept, or allow-delete has an entry for ${objectText(first.applied.object)} with cluster: ${cluster}`,
    });
  }
}

/** Reports composite resources that Flux leaves on a cluster, where no file manages them. */
function* leftBehind({ transition, old }: CheckedChange): Generator<TransitionProblem> {
  const isComposite = compositeKinds(old.kustomizations);
  for (const { action, cause, cluster, before } of transition.changes) {
    if (action !== 'orphan' || cause !== 'not-pruned' || before === undefined || !isComposite(cluster, before.applied.object)) continue;
    yield transitionProblem('composite-left-behind', 'old', before, {
      message: `${objectText(before.applied.object)} is not deleted: it is left behind with all its resources, and no file manages it`,
      expected: 'the object is kept, or Flux deletes it',
    });
  }
}

const WITH_ANOTHER: ReadonlySet<ChangeCause> = new Set<ChangeCause>(['namespace-deleted', 'definition-deleted']);

function howDeleted({ action, cause, before }: ObjectChange): string {
  const { namespace, name } = before?.kustomization ?? {};
  if (action === 'recreate') return ' and recreated: force is set, and an immutable field changes';
  if (cause === 'owner-deleted') return `: the Flux Kustomization ${namespace}/${name} that applies it is deleted`;
  return `: the Flux Kustomization ${namespace}/${name} does not apply it any more`;
}

function withContent({ cluster, before }: ObjectChange, changes: readonly ObjectChange[]): string {
  const object = before?.applied.object ?? {};
  const isNamespace = object.kind === 'Namespace';
  if (!isNamespace && object.kind !== 'CustomResourceDefinition' && object.kind !== 'CompositeResourceDefinition') return '';
  const content = changes.filter(
    (each) =>
      each.cluster === cluster &&
      each.action === 'delete' &&
      (isNamespace
        ? each.cause === 'namespace-deleted' && namespaceOfChange(each) === nameOf(object)
        : each.cause === 'definition-deleted' && isOfDefinition(each, object)),
  ).length;
  return content === 0 ? '' : `, and with it ${content} other object${content === 1 ? '' : 's'} that Flux applies`;
}

const namespaceOfChange = (change: ObjectChange): unknown =>
  (changedObject(change).applied.object.metadata as { readonly namespace?: unknown } | undefined)?.namespace;

const isOfDefinition = (change: ObjectChange, { spec }: Readonly<Record<string, unknown>>): boolean => {
  const { names } = (spec ?? {}) as { readonly names?: { readonly kind?: unknown } };
  return changedObject(change).applied.object.kind === names?.kind;
};

/**
 * Returns the objects that Flux leaves on all clusters that have them: their files are removed, and no cluster deletes them. Each one is
 * `Kind/namespace/name`.
 */
export function keptObjects(transitions: readonly FleetTransition[]): (object: string) => boolean {
  const actions = new Map<string, Set<ObjectChange['action']>>();
  for (const { changes } of transitions)
    for (const change of changes) {
      const name = objectText(changedObject(change).applied.object);
      actions.set(name, (actions.get(name) ?? new Set()).add(change.action));
    }
  return (object) => {
    const found = actions.get(object);
    return found?.has('orphan') === true && !found.has('delete') && !found.has('recreate');
  };
}

const MIN_DELETIONS = 10;

/** Counts the objects of each cluster that still exists. */
function* tooMany({ old }: CheckedChange, lost: readonly ObjectChange[]): Generator<TransitionProblem> {
  const byCluster = Map.groupBy(
    lost.filter(({ action }) => action === 'delete'),
    ({ cluster }) => cluster,
  );
  for (const [cluster, changes] of byCluster) {
    const ids = old.kustomizations.flatMap(({ appliesTo, objects = [] }) =>
      appliesTo === cluster ? objects.map(({ object }) => inventoryId(object)) : [],
    );
    const before = new Set(ids).size;
    const [first] = changes;
    if (first?.before === undefined || changes.length < MIN_DELETIONS || changes.length * 2 <= before) continue;
    yield transitionProblem('many-deletions', 'old', first.before, {
      message: `${changes.length} of the ${before} objects of the cluster would be deleted, ${objectText(first.before.applied.object)} first`,
      value: changes.length,
      expected: `at most ${Math.max(Math.floor(before / 2), MIN_DELETIONS - 1)} deletions in one change, or entries of allow-delete`,
    });
  }
}
