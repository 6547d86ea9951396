import { changedVersions } from './changed-versions.ts';
import { deletions, removedClusters } from './deletions.ts';
import { kubeconfigs } from './kubeconfigs.ts';
import { kubernetesVersions } from './kubernetes-versions.ts';
import { narrowedDefinitions } from './narrowed-definitions.ts';
import { removalOrder } from './removal-order.ts';
import { replacements } from './replacements.ts';
import type { CheckedChange, TransitionProblem } from './transition-problem.ts';
import { usedBeforeDefined } from './used-before-defined.ts';

/** Checks a change of a fleet with all rules about changes. */
export function* transitionProblems({
  isAllowed = () => false,
  reportsRemovedClusters = true,
  transition,
  ...sides
}: CheckedStates): Generator<TransitionProblem> {
  // Resuming has no separate check, so postponed changes are checked now.
  const changes = transition.changes.map((change) => change.postponed ?? change);
  const checked = { isAllowed, transition: { ...transition, changes }, ...sides };
  for (const find of FAMILIES) yield* find(checked);
  if (reportsRemovedClusters) yield* removedClusters(checked);
}

/** A change of a fleet, with the options of its check. */
interface CheckedStates extends Omit<CheckedChange, 'isAllowed'>, Partial<Pick<CheckedChange, 'isAllowed'>> {
  /** False for states whose files another check compares. @default true */
  readonly reportsRemovedClusters?: boolean;
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
  narrowedDefinitions,
];
