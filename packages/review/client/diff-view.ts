import type { HunkData } from '../src/forms/html/page-data.ts';
import { h, spoken } from './dom.ts';
import { type Cell, pairRows, type Row, unifiedRows } from './pair-rows.ts';

/** Returns the differences of a change, side by side or unified. */
export function diffView(hunks: readonly HunkData[], texts: readonly string[], isSplit: boolean): HTMLElement {
  return h('div', { class: isSplit ? 'diff split' : 'diff' }, ...hunks.map((hunk) => hunkView(hunk, texts, isSplit)));
}

function hunkView([path, note, lines]: HunkData, texts: readonly string[], isSplit: boolean): HTMLElement {
  const rows = pairRows(lines.map((line) => texts[line] ?? ''));
  const isOneSided =
    rows.every((row) => 'remark' in row || row.before === undefined) || rows.every((row) => 'remark' in row || row.after === undefined);
  const title = texts[path] === '' ? 'the whole object' : (texts[path] ?? '');
  const body =
    isSplit && !isOneSided
      ? rows.flatMap(splitRow)
      : unifiedRows(rows).map((cell) => ('remark' in cell ? remarkLine(cell.remark) : line(cell)));
  return h(
    'div',
    { class: 'hunk' },
    h('p', { class: 'path' }, h('code', {}, title), texts[note] === '' ? undefined : h('span', { class: 'note' }, texts[note])),
    h(
      'div',
      { class: isSplit && !isOneSided ? 'lines two' : 'lines', tabindex: '0', role: 'group', 'aria-label': `Differences of ${title}` },
      ...body,
    ),
  );
}

function splitRow(row: Row): readonly HTMLElement[] {
  if ('remark' in row) return [remarkLine(row.remark)];
  return [row.before, row.after].map((cell) => (cell === undefined ? h('div', { class: 'line none' }) : line(cell)));
}

const KINDS = { '-': ['minus', 'removed: '], '+': ['plus', 'added: '], ' ': ['same', ''] } as const;

function line({ sign, pieces }: Cell): HTMLElement {
  const [kind, label] = KINDS[sign];
  const mark = sign === '-' ? 'del' : 'ins';
  return h(
    'div',
    { class: `line ${kind}` },
    h('span', { class: 'sign', 'aria-hidden': 'true' }, sign === '-' ? '\u2212' : sign),
    h('code', {}, label === '' ? undefined : spoken(label), ...pieces.map(({ text, isChanged }) => (isChanged ? h(mark, {}, text) : text))),
  );
}

const remarkLine = (remark: string): HTMLElement => h('div', { class: 'line remark' }, remark);
