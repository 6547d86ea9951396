/** The candidate that `word` is most likely a slip of: at most a third of its letters differ. Undefined when none is. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** Letters to insert, remove or replace to make one word of the other. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const letter of a) {
    const row = [(previous[0] ?? 0) + 1];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      row.push(Math.min((previous[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, replaced));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
