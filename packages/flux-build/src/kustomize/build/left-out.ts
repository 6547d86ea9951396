import type { KustomizeProblem } from '../../built-object.ts';
import { isRemoteProblem } from '../files/remote-files.ts';
import { Refusal } from '../nodes/refusal.ts';
import type { BuildContext } from './context.ts';

/** Does some work of a build; gives undefined, and notes the problem, when it needs what is on another host and that may be left out. */
export function orLeaveOut<Value>(
  { leftOut }: BuildContext,
  place: { readonly file: string; readonly by?: string },
  work: () => Value,
): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (leftOut === undefined || !(error instanceof Refusal)) throw error;
    if (isRemoteProblem(error.problem)) leftOut.push({ ...place, ...error.problem });
    else if (leftOut.length === 0 || !CONSEQUENCES.has(error.problem.reason)) throw error;
    return undefined;
  }
}

/** Why a step is refused that asks for objects which may be among those that are left out: it would have something to do there. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  'patch-without-match',
  'nothing-to-merge',
  'replacement-source-missing',
  'replicas-without-match',
  'var-without-resource',
]);

/** Notes on what matches nothing, which may match what is left out. */
const UNMATCHED: ReadonlySet<string> = new Set(['patch-target-not-found', 'image-not-found', 'replacement-target-not-found']);

/** What a build notes, but for what cannot be known without the objects that are left out. */
export const certainNotes = ({ notes, leftOut }: BuildContext): readonly KustomizeProblem[] =>
  leftOut === undefined || leftOut.length === 0 ? notes : notes.filter(({ reason }) => !UNMATCHED.has(reason));
