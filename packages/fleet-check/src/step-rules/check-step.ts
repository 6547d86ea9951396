import { deletions } from './deletions.ts';
import { kubeconfigs } from './kubeconfigs.ts';
import { kubernetesVersions } from './kubernetes-versions.ts';
import { removalOrder } from './removal-order.ts';
import { replacements } from './replacements.ts';
import type { CheckedChange, StepProblem } from './step-problem.ts';
import { usedBeforeDefined } from './used-before-defined.ts';

/** Checks a change of a fleet with all rules about changes. */
export function* stepProblems({
  isAllowed = () => false,
  step,
  ...sides
}: Omit<CheckedChange, 'isAllowed'> & Partial<CheckedChange>): Generator<StepProblem> {
  // Resuming has no check of its own, so postponed changes are checked now.
  const changes = step.changes.map((change) => change.postponed ?? change);
  for (const find of FAMILIES) yield* find({ isAllowed, step: { ...step, changes }, ...sides });
}

/** Functions that check a change, each with a few related rules. */
const FAMILIES: readonly ((step: CheckedChange) => Iterable<StepProblem>)[] = [
  deletions,
  replacements,
  removalOrder,
  kubeconfigs,
  kubernetesVersions,
  usedBeforeDefined,
];
