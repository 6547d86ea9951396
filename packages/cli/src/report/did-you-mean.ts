import { nearest } from '@slipway/manifest';

/** Returns ` Did you mean "synth"?` for the most similar of `candidates`, or an empty string if none is similar. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}
