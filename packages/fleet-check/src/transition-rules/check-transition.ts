import { changedVersions } from './changed-versions.ts';
import { deletions } from './deletions.ts';
import { kubeconfigs } from './kubeconfigs.ts';
import { kubernetesVersions } from './kubernetes-versions.ts';
import { removalOrder } from './removal-order.ts';
import { replacements } from './replacements.ts';
import type { CheckedChange, TransitionProblem } from './transition-problem.ts';
import { usedBeforeDefined } from './used-before-defined.ts';

/** Checks a change of a fleet with all rules about changes. */
export function* transitionProblems({
  isAllowed = () => false,
  transition,
  ...sides
}: Omit<CheckedChange, 'isAllowed'> & Partial<CheckedChange>): Generator<TransitionProblem> {
  // Resuming has no check of its own, so postponed changes are checked now.
  const changes = transition.changes.map((change) => change.postponed ?? change);
  for (const find of FAMILIES) yield* find({ isAllowed, transition: { ...transition, changes }, ...sides });
}

/** Functions that check a change, each with a few related rules. */
const FAMILIES: readonly ((transition: CheckedChange) => Iterable<TransitionProblem>)[] = [
  deletions,
  replacements,
  removalOrder,
  kubeconfigs,
  kubernetesVersions,
  usedBeforeDefined,
  changedVersions,
];
