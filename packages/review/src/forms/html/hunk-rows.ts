import { printable } from '@slipway/manifest';
import type { Hunk } from '../../changes/review-file.gen.ts';
import { itemsText, valueLines } from '../value-lines.ts';
import { cut } from '../words.ts';

/** Limits of a shown hunk. */
export interface RowLimits {
  readonly lines: number;
  readonly context: boolean;
}

/** A hunk as a path, a note, and lines that begin with `-`, `+`, ` ` or `!`. All text is printable. */
export interface HunkRows {
  readonly path: string;
  readonly note: string;
  readonly lines: readonly string[];
}

/** Maximum length of a line. */
const MAX_LINE = 1000;

export function hunkRows(hunk: Hunk, { lines: most, context }: RowLimits): HunkRows {
  const all = rowsOf(hunk).filter((line) => context || !line.startsWith(' '));
  const shown = all.length <= most ? all : [...all.slice(0, most), `!${all.length - most} more lines`];
  return {
    path: printable(cut(hunk.path, MAX_LINE)),
    note: noteOf(hunk),
    lines: shown.map((line) => shownLine(cut(line, MAX_LINE))),
  };
}

/** Keeps the sign in front of the printable text, so that each line begins with its sign. */
const shownLine = (line: string): string => `${line.slice(0, 1)}${printable(line.slice(1))}`;

function rowsOf({ op, before, after, lines, confidential }: Hunk): readonly string[] {
  if (confidential) return [`!value ${op === 'add' ? 'added' : op === 'remove' ? 'removed' : 'changed'}, not shown`];
  if (op === 'reorder') return [`-${itemsText(before)}`, `+${itemsText(after)}`];
  if (lines !== undefined) return lines;
  return [...(op === 'add' ? [] : signed('-', before)), ...(op === 'remove' ? [] : signed('+', after))];
}

const signed = (sign: string, value: unknown): readonly string[] => valueLines(value).map((line) => `${sign}${line}`);

function noteOf({ op, step, confidential }: Hunk): string {
  if (step !== undefined) return step === 'down' ? 'an older version' : `${step} version`;
  if (confidential) return 'may be a secret';
  return op === 'reorder' ? 'another order' : '';
}
