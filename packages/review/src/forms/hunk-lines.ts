import { printable } from '@slipway/manifest';
import type { Hunk } from '../changes/review-file.gen.ts';
import { hasFields, itemsText, valueLines } from './value-lines.ts';
import { cut } from './words.ts';

/** Limits of a hunk. */
export interface HunkLimits {
  /** Lines of one hunk. */
  readonly lines: number;
  /** Lines of a text around a difference. */
  readonly context: boolean;
}

/** Characters of one line. */
const MAX_LINE = 180;

/** Writes a hunk as lines of a unified diff: `-`, `+`, ` ` or `!` in front. Each line is printable. */
export function hunkLines(hunk: Hunk, { lines, context }: HunkLimits): readonly string[] {
  const all = diffLinesOf(hunk).filter((line) => context || !line.startsWith(' ') || line.endsWith(':'));
  const shown = all.length <= lines ? all : [...all.slice(0, lines), `! ${all.length - lines} more lines`];
  return shown.map((line) => printable(cut(line, MAX_LINE)));
}

function diffLinesOf(hunk: Hunk): readonly string[] {
  const { path, op, before, after, lines, confidential, step } = hunk;
  if (confidential) return [`! ${path}: ${op === 'add' ? 'added' : op === 'remove' ? 'removed' : 'changed'} (value not shown)`];
  if (op === 'reorder') return [`! ${path}: reordered: ${itemsText(before)} -> ${itemsText(after)}`];
  if (lines !== undefined) return [`  ${path}:`, ...lines.map((line) => `${line.slice(0, 1)} ${line.slice(1)}`)];
  if (path === '') return valueLines(after).map((line) => `+ ${line}`);
  const mark = step === undefined ? '' : `  # ${step === 'down' ? 'an older version' : step}`;
  return [...(op === 'add' ? [] : sideLines('-', path, before)), ...(op === 'remove' ? [] : sideLines('+', path, after, mark))];
}

function sideLines(sign: string, path: string, value: unknown, mark = ''): readonly string[] {
  const lines = valueLines(value);
  const isText = typeof value === 'string' && value.includes('\n');
  if (isText || hasFields(value)) return [`${sign} ${path}:${isText ? ' |' : ''}`, ...lines.map((line) => `${sign}   ${line}`)];
  return [`${sign} ${path}: ${lines.join('')}${typeof value === 'object' && value !== null ? '' : mark}`];
}
