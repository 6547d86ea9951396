import { printable } from '@slipway/manifest';
import type { Paint } from '../report/paint.ts';
import type { FileDiff } from './file-diff.ts';

const MAX_LINES = 400;
const MAX_LINE = 180;

/** Writes the differences of each branch, by its name. The text is limited, and safe for a terminal. */
export function filesText(files: ReadonlyMap<string, readonly FileDiff[]>, paint: Paint): string {
  const lines = [...files].flatMap(([branch, diffs]) =>
    diffs.length === 0 ? [] : [paint('bold', branch), ...diffs.flatMap((diff) => fileLines(diff, paint))],
  );
  const more = lines.length - MAX_LINES;
  return (more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more lines: --output json has all`] : lines).join('\n');
}

/** A file that is added or removed is one line. */
function fileLines({ path, change, lines }: FileDiff, paint: Paint): readonly string[] {
  const head = `${change} ${printable(path)}`;
  if (change !== 'changed') return [paint(change === 'added' ? 'green' : 'red', head)];
  if (lines === undefined) return [`${head} (too long to be shown)`];
  return [head, ...lines.map((line) => diffLine(line, paint))];
}

function diffLine(line: string, paint: Paint): string {
  const text = printable(line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}...` : line);
  const style = ({ '+': 'green', '-': 'red', '@': 'cyan' } as const)[line.charAt(0)];
  return style === undefined ? text : paint(style, text);
}
