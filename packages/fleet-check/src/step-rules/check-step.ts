import { deletions } from './deletions.ts';
import { kubeconfigs } from './kubeconfigs.ts';
import { kubernetesVersions } from './kubernetes-versions.ts';
import { removalOrder } from './removal-order.ts';
import { replacements } from './replacements.ts';
import type { JudgedStep, StepProblem } from './step-problem.ts';
import { usedBeforeDefined } from './used-before-defined.ts';

/** Everything that the rules say of what Flux does when one state of a fleet follows another. */
export function* stepProblems({
  isAllowed = () => false,
  step,
  ...sides
}: Omit<JudgedStep, 'isAllowed'> & Partial<JudgedStep>): Generator<StepProblem> {
  // Nobody is asked again when what is suspended is resumed.
  const changes = step.changes.map((change) => change.postponed ?? change);
  for (const find of FAMILIES) yield* find({ isAllowed, step: { ...step, changes }, ...sides });
}

/** Rules about one thing, which look at it together. */
const FAMILIES: readonly ((step: JudgedStep) => Iterable<StepProblem>)[] = [
  deletions,
  replacements,
  removalOrder,
  kubeconfigs,
  kubernetesVersions,
  usedBeforeDefined,
];
