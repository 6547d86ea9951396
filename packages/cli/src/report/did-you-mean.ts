import { nearest } from '@slipway/manifest';

/** ` Did you mean "synth"?` for the nearest of `candidates`, or the empty string when none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}
