import type { SignatureState } from '../store/check-signatures.ts';

/** Commits of a history whose signatures are missing, bad or not checked. */
export interface SignatureGaps<Commit> {
  readonly unsigned: readonly Commit[];
  readonly unchecked: readonly Commit[];
}

/**
 * Finds gaps in the signatures of a history, the newest commit first. Commits below the oldest signed one are no gaps: signatures were not
 * in use yet. The text of a signature proves nothing: above a commit with a valid signature, every commit needs one.
 */
export function signatureGaps<Commit extends { readonly isSigned: boolean }>(
  history: readonly Commit[],
  stateOf: (commit: Commit) => SignatureState | undefined,
): SignatureGaps<Commit> {
  const oldestGood = history.findLastIndex((commit) => stateOf(commit) === 'good');
  if (oldestGood >= 0) return { unsigned: history.slice(0, oldestGood).filter((commit) => stateOf(commit) !== 'good'), unchecked: [] };
  const above = history.slice(0, history.findLastIndex(({ isSigned }) => isSigned) + 1);
  return {
    unsigned: above.filter((commit) => !commit.isSigned || stateOf(commit) === 'bad'),
    unchecked: above.filter((commit) => stateOf(commit) === 'unchecked'),
  };
}
