import { emitYaml, printable } from '@slipway/manifest';
import type { Hunk } from '../diff/diff-object.ts';
import { cut } from './words.ts';

/** How much of a hunk is shown. */
export interface HunkLimits {
  /** Lines of one hunk. */
  readonly lines: number;
  /** Lines of a text around a difference. */
  readonly context: boolean;
}

/** Characters of one line. */
const LONGEST_LINE = 180;

/** A hunk as lines of a unified diff: `-`, `+`, ` ` or `!` in front. Each is printable. */
export function hunkLines(hunk: Hunk, { lines, context }: HunkLimits): readonly string[] {
  const all = diffLinesOf(hunk).filter((line) => context || !line.startsWith(' ') || line.endsWith(':'));
  const shown = all.length <= lines ? all : [...all.slice(0, lines), `! ${all.length - lines} more lines`];
  return shown.map((line) => printable(cut(line, LONGEST_LINE)));
}

function diffLinesOf(hunk: Hunk): readonly string[] {
  const { path, op, before, after, lines, confidential, step } = hunk;
  if (confidential) return [`! ${path}: ${op === 'add' ? 'added' : op === 'remove' ? 'removed' : 'changed'} (value not shown)`];
  if (op === 'reorder') return [`! ${path}: reordered: ${list(before)} -> ${list(after)}`];
  if (lines !== undefined) return [`  ${path}:`, ...lines.map((line) => `${line.slice(0, 1)} ${line.slice(1)}`)];
  if (path === '') return yamlLines(after).map((line) => `+ ${line}`);
  const mark = step === undefined ? '' : `  # ${step === 'down' ? 'an older version' : step}`;
  return [...(op === 'add' ? [] : sideLines('-', path, before)), ...(op === 'remove' ? [] : sideLines('+', path, after, mark))];
}

function sideLines(sign: string, path: string, value: unknown, mark = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    const text = typeof value === 'string' ? value : String(value);
    if (!text.includes('\n')) return [`${sign} ${path}: ${scalar(value)}${mark}`];
    return [
      `${sign} ${path}: |`,
      ...text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${sign}   ${line}`),
    ];
  }
  if (Object.keys(value).length === 0) return [`${sign} ${path}: ${Array.isArray(value) ? '[]' : '{}'}`];
  return [`${sign} ${path}:`, ...yamlLines(value).map((line) => `${sign}   ${line}`)];
}

/** A text that YAML would read as something else, or that has odd characters, is quoted. */
function scalar(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return /^[\w./:@+, *()=-]+$/.test(value) && !/^(?:[-+.\d].*|true|false|null|~|yes|no|on|off)$/i.test(value)
    ? value
    : /^v?\d+(?:\.\d+)+[\w.+-]*$/.test(value)
      ? value
      : JSON.stringify(value);
}

function yamlLines(value: unknown): readonly string[] {
  try {
    return emitYaml(value).replace(/\n$/, '').split('\n');
  } catch {
    return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each), 2).split('\n');
  }
}

const list = (items: unknown): string =>
  (Array.isArray(items) ? items : [])
    .map((item) =>
      typeof item === 'string' ? item : JSON.stringify(item, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)),
    )
    .join(', ');
