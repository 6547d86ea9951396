/**
 * Returns the candidate of which `text` is most likely a misspelling: in other case, or a few edits away. Returns undefined when no
 * candidate is close.
 */
export function nearest(text: string, candidates: Iterable<string>, most: number = Number.POSITIVE_INFINITY): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  let best: string | undefined;
  let least = Math.min(most, Math.max(1, Math.floor(text.length / 3))) + 0.5;
  for (const candidate of candidates) {
    const distance = candidate.toLowerCase() === text.toLowerCase() ? 0 : editDistance(text, candidate);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** A longer text is not a misspelled name, and takes long to compare. */
const MAX_LENGTH = 200;

/** Returns the number of edits between two words: letters to insert, remove, replace or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 6) return Number.POSITIVE_INFINITY;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same, swapped));
    }
    older = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}
