/** ` Did you mean "synth"?` for the nearest of `candidates`, or the empty string when none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  const limit = Math.max(2, Math.floor(word.length / 3));
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance <= limit && (best === undefined || distance < best.distance)) best = { candidate, distance };
  }
  return best === undefined ? '' : ` Did you mean "${best.candidate}"?`;
}

/** Insertions, deletions and substitutions that turn `a` into `b`; any number above `limit` stands for "far". */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}
