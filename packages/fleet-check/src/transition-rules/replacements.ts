import { objectText } from '../objects/fields.ts';
import { protectedIn } from './protected-objects.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/** Reports objects that may be missing for some time, although both states have them. */
export function* replacements({ transition, old, isAllowed }: CheckedChange): Generator<TransitionProblem> {
  const isProtected = protectedIn(old);
  for (const { action, cause, cluster, before, after, refusals = [] } of transition.changes) {
    if (before === undefined || after === undefined) continue;
    const { object } = after.applied;
    const isGuarded = isProtected(cluster, object);
    if (action === 'recreate' && !isGuarded)
      yield transitionProblem('object-recreated', 'new', after, {
        message: `${objectText(object)} would be deleted and recreated: ${refusals.join('; ')}`,
        expected: 'a change that the API server accepts',
      });
    if (action === 'move' && cause === 'may-be-deleted-first' && !isAllowed(objectText(object), cluster)) {
      const [from, to] = [before.kustomization, after.kustomization];
      yield transitionProblem('moved-object-may-be-deleted', 'new', after, {
        ...(isGuarded ? { severity: 'reject' as const } : {}),
        message: `${objectText(object)} moves from the Flux Kustomization ${from.namespace}/${from.name} to ${to.namespace}/${to.name}: if ${from.namespace}/${from.name} is reconciled first, it is deleted and recreated`,
        expected: 'an object that is not pruned while it moves',
      });
    }
  }
}
