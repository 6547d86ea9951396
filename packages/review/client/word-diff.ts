/** A part of a line, and whether the other line lacks it. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Lines with more words are compared only from both ends. */
const MAX_WORDS = 300;
/** The share of equal characters from which two lines are one changed line. */
const MIN_SHARED = 0.3;

/** Returns the differences of two lines, by words. Lines with few equal characters differ as a whole. */
export function wordDiff(before: string, after: string): readonly [before: readonly Piece[], after: readonly Piece[]] {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < next.length - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const [inOld, inNext] = [old.slice(start, old.length - end), next.slice(start, next.length - end)];
  const [keptOld, keptNext] =
    inOld.length > MAX_WORDS || inNext.length > MAX_WORDS ? [new Set<number>(), new Set<number>()] : common(inOld, inNext);
  const piecesOf = (words: readonly string[], inside: readonly string[], kept: ReadonlySet<number>): readonly Piece[] =>
    joined(words.map((text, at) => ({ text, isChanged: at >= start && at < start + inside.length && !kept.has(at - start) })));
  const pieces = [piecesOf(old, inOld, keptOld), piecesOf(next, inNext, keptNext)] as const;
  const shared = pieces[0].reduce((sum, { text, isChanged }) => sum + (isChanged ? 0 : text.trim().length), 0);
  return shared <= MIN_SHARED * Math.min(before.trim().length, after.trim().length) ? [whole(before), whole(after)] : pieces;
}

const whole = (text: string): readonly Piece[] => (text === '' ? [] : [{ text, isChanged: false }]);

const wordsOf = (line: string): readonly string[] => line.match(/[\p{L}\p{N}_]+|\s+|[\s\S]/gu) ?? [];

/** Returns the indexes of the words of each side that are in a longest common subsequence. */
function common(old: readonly string[], next: readonly string[]): readonly [Set<number>, Set<number>] {
  const width = next.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const kept = [new Set<number>(), new Set<number>()] as const;
  for (let i = 0, j = 0; i < old.length && j < next.length; ) {
    if (old[i] === next[j]) {
      kept[0].add(i++);
      kept[1].add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return kept;
}

/** Joins neighbouring pieces of one kind. A space between two changed pieces is changed, too. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const filled = pieces.map((piece, at) =>
    /^\s+$/.test(piece.text) && pieces[at - 1]?.isChanged && pieces[at + 1]?.isChanged ? { ...piece, isChanged: true } : piece,
  );
  const all: { text: string; isChanged: boolean }[] = [];
  for (const { text, isChanged } of filled) {
    const last = all.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else all.push({ text, isChanged });
  }
  return all;
}
