import type { Finding } from '@slipway/manifest';
import { type KnownContents, type MovedReference, openStep, type RemoteStep } from '../published/remote-state.ts';
import type { RefUpdate } from '../push/import-and-push.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { pinnedReleaseProblems } from './compare-releases.ts';

/** Who says what is wrong with the remote as a push would leave it, and what they may look at. */
export interface StepJudge {
  /**
   * With a `reject` among the findings nothing is pushed. It is asked again for each plan: after a lost race the remote is another one.
   * Default: nothing is wrong.
   */
  readonly judge?: (step: RemoteStep) => Promise<readonly Finding[]>;
  /** Packages of which a version may be pinned; their tags are listed for `judge`. Default those of the request. */
  readonly pinnable?: readonly string[];
}

interface JudgedStep {
  readonly findings: readonly Finding[];
  /** References that the judgement stands on, beside those that are pushed: they have to be what they were. */
  readonly guards: readonly RefUpdate[];
}

/**
 * What `judge` says of a push that moves `moved`, if anything; `packages` are those of the request. A tag of a version that it reads of the
 * remote as it would be, because clusters follow it, must have the content that the channels had.
 */
export async function judgeStep(
  store: ObjectStore,
  { judge, pinnable }: StepJudge,
  {
    packages,
    moved,
    known,
  }: { readonly packages: readonly string[]; readonly moved: readonly MovedReference[]; readonly known: KnownContents },
): Promise<JudgedStep> {
  if (judge === undefined || moved.length === 0) return { findings: [], guards: [] };
  const step = await openStep(store, pinnable ?? packages, moved, known);
  const followed = new Set<string>();
  const after: RemoteStep['after'] = {
    ...step.after,
    read: async (references) => {
      for (const reference of references) if (!step.moved.has(reference)) followed.add(reference);
      return await step.after.read(references);
    },
  };
  const judged = await judge({ ...step, after });
  const findings = [...judged, ...(await pinnedReleaseProblems(store, followed))];
  const guards = [...step.readTips()].filter(([ref]) => !step.moved.has(ref)).map(([ref, id]) => ({ ref, old: id, id }));
  return { findings, guards };
}
