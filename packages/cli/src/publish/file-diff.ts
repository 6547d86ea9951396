import { confidentialLines, type MayShow } from '@slipway/validate/confidential-lines';
import { createSecretValues } from '@slipway/validate/secret-values';
import { structuredPatch } from 'diff';

/** The change of one file of a branch in a push. */
export interface FileDiff {
  readonly path: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** Lines of a unified diff from its first `@@`. A line that may be a secret is `(not shown)`. Absent if the diff would be too long. */
  readonly lines?: readonly string[];
}

/** Replaces a line that may be a secret, after its sign. */
export const HIDDEN = '(not shown)';

/** Maximum number of characters of both sides of a file. Of a larger file, only the path is shown. */
const MAX_FILE = 2 ** 20;
/** Maximum number of different lines in one file, because comparing more takes too long. */
const MAX_EDITS = 10_000;
/** Number of compared line pairs that cost as much as one character of the budget. */
const EDITS_PER_CHARACTER = 100;

/** Returns the files that differ, sorted by path. The characters of compared files are subtracted from `budget`. */
export function fileDiffs(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  budget: { left: number },
): readonly FileDiff[] {
  const secrets = createSecretValues();
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();
  for (const path of paths)
    for (const text of [before.get(path), after.get(path)]) if (text !== undefined && text.length <= MAX_FILE) secrets.addFile(text);
  const mask = secrets.masker()?.text;
  return paths.map((path): FileDiff => {
    const [old, next] = [before.get(path), after.get(path)];
    const change = old === undefined ? 'added' : next === undefined ? 'removed' : 'changed';
    const size = (old?.length ?? 0) + (next?.length ?? 0);
    if (size > MAX_FILE || size > budget.left) return { path, change };
    budget.left -= size;
    const lines = unifiedLines(old ?? '', next ?? '', budget);
    return { path, change, ...(lines && { lines: mask === undefined ? lines : lines.map(mask) }) };
  });
}

function unifiedLines(before: string, after: string, budget: { left: number }): readonly string[] | undefined {
  // Readers disagree whether a carriage return ends a line, so it is uncertain which lines may be shown.
  if (before.includes('\r') || after.includes('\r')) return undefined;
  const patch = structuredPatch('', '', before, after, undefined, undefined, { context: 3, maxEditLength: MAX_EDITS });
  const edits = patch?.hunks.reduce((sum, { lines }) => sum + lines.filter((line) => !line.startsWith(' ')).length, 0) ?? MAX_EDITS;
  // The time to compare two files grows with the square of their differences.
  budget.left -= edits ** 2 / EDITS_PER_CHARACTER;
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

/** An empty side has the number of the line before it. */
const startOf = (start: number, lines: number): number => (lines === 0 ? start - 1 : start);

/** Returns the line to show, and moves `at` behind it. */
function shownLine(line: string, at: { before: number; after: number }, shown: { before: MayShow; after: MayShow }): string {
  const sign = line.charAt(0);
  if (sign === '\\') return line;
  const isShown = (sign === '+' || shown.before(at.before)) && (sign === '-' || shown.after(at.after));
  if (sign !== '+') at.before++;
  if (sign !== '-') at.after++;
  return isShown ? line : `${sign}${HIDDEN}`;
}
