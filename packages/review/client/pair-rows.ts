import { type Piece, wordDiff } from './word-diff.ts';

/** A line of one side. */
export interface Cell {
  readonly sign: '-' | '+' | ' ';
  readonly pieces: readonly Piece[];
}

/** A line before and after the change. A remark is on neither side. */
export type Row = { readonly before?: Cell; readonly after?: Cell } | { readonly remark: string };

/** Pairs the lines of a unified diff: the first removed line with the first added line, and so on. */
export function pairRows(lines: readonly string[]): readonly Row[] {
  const rows: Row[] = [];
  let [old, next]: [string[], string[]] = [[], []];
  const flush = (): void => {
    for (let at = 0; at < Math.max(old.length, next.length); at += 1) rows.push(pairOf(old[at], next[at]));
    [old, next] = [[], []];
  };
  for (const line of lines) {
    const text = line.slice(1);
    if (line.startsWith('-')) {
      if (next.length > 0) flush();
      old.push(text);
    } else if (line.startsWith('+')) next.push(text);
    else {
      flush();
      const cell: Cell = { sign: ' ', pieces: [{ text, isChanged: false }] };
      rows.push(line.startsWith('!') ? { remark: text } : { before: cell, after: cell });
    }
  }
  flush();
  return rows;
}

function pairOf(before: string | undefined, after: string | undefined): Row {
  const plain = (text: string): readonly Piece[] => [{ text, isChanged: false }];
  const [old, next] = before !== undefined && after !== undefined ? wordDiff(before, after) : [plain(before ?? ''), plain(after ?? '')];
  return {
    ...(before !== undefined && { before: { sign: '-' as const, pieces: old } }),
    ...(after !== undefined && { after: { sign: '+' as const, pieces: next } }),
  };
}

/** Returns rows in the order of a unified diff: in each block, the removed lines are before the added lines. */
export function unifiedRows(rows: readonly Row[]): readonly (Cell | { readonly remark: string })[] {
  const all: (Cell | { readonly remark: string })[] = [];
  let added: Cell[] = [];
  for (const row of rows) {
    const isPair = !('remark' in row) && row.before?.sign !== ' ';
    if (!isPair) {
      all.push(...added);
      added = [];
    }
    if ('remark' in row) all.push(row);
    else if (row.before !== undefined) all.push(row.before);
    if (isPair && row.after !== undefined) added.push(row.after);
  }
  return [...all, ...added];
}
