import { confidentialLines, type MayShow } from '@slipway/validate/confidential-lines';
import { createSecretValues } from '@slipway/validate/secret-values';
import { structuredPatch } from 'diff';

/** What a push does to one file of a branch. */
export interface FileDiff {
  readonly path: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** Lines of a unified diff from its first `@@`; a line that may be a secret reads `(not shown)`. Absent where it would be too long. */
  readonly lines?: readonly string[];
}

/** Replaces a line that may be a secret, after its sign. */
export const HIDDEN = '(not shown)';

/** Characters of both sides of a file beyond which only the path is given. */
const MOST_FILE = 2 ** 20;
/** Lines that may differ in one file; more take too long to compare. */
const MOST_EDITS = 10_000;
/** Pairs of lines that are compared in the time of a character of the budget. */
const EDITS_OF_A_CHARACTER = 100;

/** The files that differ, sorted by path; the characters of those that are compared are taken from `budget`. */
export function fileDiffs(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  budget: { left: number },
): readonly FileDiff[] {
  const secrets = createSecretValues();
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();
  for (const path of paths)
    for (const text of [before.get(path), after.get(path)]) if (text !== undefined && text.length <= MOST_FILE) secrets.addFile(text);
  const mask = secrets.masker()?.text;
  return paths.map((path): FileDiff => {
    const [old, next] = [before.get(path), after.get(path)];
    const change = old === undefined ? 'added' : next === undefined ? 'removed' : 'changed';
    const size = (old?.length ?? 0) + (next?.length ?? 0);
    if (size > MOST_FILE || size > budget.left) return { path, change };
    budget.left -= size;
    const lines = unifiedLines(old ?? '', next ?? '', budget);
    return { path, change, ...(lines && { lines: mask === undefined ? lines : lines.map(mask) }) };
  });
}

function unifiedLines(before: string, after: string, budget: { left: number }): readonly string[] | undefined {
  // A carriage return is a line end for some and not for others: which lines may be shown is not certain.
  if (before.includes('\r') || after.includes('\r')) return undefined;
  const patch = structuredPatch('', '', before, after, undefined, undefined, { context: 3, maxEditLength: MOST_EDITS });
  const edits = patch?.hunks.reduce((sum, { lines }) => sum + lines.filter((line) => !line.startsWith(' ')).length, 0) ?? MOST_EDITS;
  // The time to compare two files grows with the square of their differences.
  budget.left -= edits ** 2 / EDITS_OF_A_CHARACTER;
  if (patch === undefined) return undefined;
  const shown = { before: confidentialLines(before), after: confidentialLines(after) };
  return patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => {
    const at = { before: oldStart, after: newStart };
    return [
      `@@ -${startOf(oldStart, oldLines)},${oldLines} +${startOf(newStart, newLines)},${newLines} @@`,
      ...lines.map((line) => shownLine(line, at, shown)),
    ];
  });
}

/** A side of no lines has the number of the line before it. */
const startOf = (start: number, lines: number): number => (lines === 0 ? start - 1 : start);

/** Moves `at` behind the line. */
function shownLine(line: string, at: { before: number; after: number }, shown: { before: MayShow; after: MayShow }): string {
  const sign = line.charAt(0);
  if (sign === '\\') return line;
  const isShown = (sign === '+' || shown.before(at.before)) && (sign === '-' || shown.after(at.after));
  if (sign !== '+') at.before++;
  if (sign !== '-') at.after++;
  return isShown ? line : `${sign}${HIDDEN}`;
}
