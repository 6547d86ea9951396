import type { KustomizeProblem } from '../../built-object.ts';
import { isRemoteProblem } from '../files/remote-files.ts';
import { Refusal } from '../nodes/refusal.ts';
import type { BuildContext } from './context.ts';

/** Runs a part of a build. Returns undefined, and records the problem, if the part needs an input of another host that may be missing. */
export function orLeaveOut<Value>(
  { leftOut }: BuildContext,
  location: { readonly file: string; readonly by?: string },
  work: () => Value,
): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (leftOut === undefined || !(error instanceof Refusal)) throw error;
    if (isRemoteProblem(error.problem)) leftOut.push({ ...location, ...error.problem });
    else if (leftOut.length === 0 || !CONSEQUENCES.has(error.problem.reason)) throw error;
    return undefined;
  }
}

/** Reasons of refusals of changes that may select one of the missing objects. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  'patch-without-match',
  'nothing-to-merge',
  'replacement-source-missing',
  'replicas-without-match',
  'var-without-resource',
]);

/** Reasons of notes on selections without a match, which may match a missing object. */
const UNMATCHED: ReadonlySet<string> = new Set(['patch-target-not-found', 'image-not-found', 'replacement-target-not-found']);

/** Returns the notes of a build, without those that depend on missing objects. */
export const certainNotes = ({ notes, leftOut }: BuildContext): readonly KustomizeProblem[] =>
  leftOut === undefined || leftOut.length === 0 ? notes : notes.filter(({ reason }) => !UNMATCHED.has(reason));
