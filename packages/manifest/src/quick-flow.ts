import { CODE, type Cursor, enter, UNUSUAL } from './quick-cursor.ts';
import { checkedKey, plainValue, readQuotes } from './quick-scalar.ts';

/** `[…]` or `{…}`, over as many lines as it takes; these have to be indented more than `parentColumn`. */
export function readFlow(cursor: Cursor, parentColumn: number): unknown {
  enter(cursor);
  const value = cursor.text.charCodeAt(cursor.at) === CODE.openList ? readList(cursor, parentColumn) : readMap(cursor, parentColumn);
  cursor.depth--;
  return value;
}

function readList(cursor: Cursor, parentColumn: number): unknown[] {
  const items: unknown[] = [];
  cursor.at++;
  if (toToken(cursor, parentColumn) === CODE.closeList) {
    cursor.at++;
    return items;
  }
  for (;;) {
    items.push(readEntry(cursor, parentColumn));
    const code = toToken(cursor, parentColumn);
    cursor.at++;
    if (code === CODE.closeList) return items;
    if (code !== CODE.comma) throw UNUSUAL;
    toToken(cursor, parentColumn);
  }
}

function readMap(cursor: Cursor, parentColumn: number): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  cursor.at++;
  if (toToken(cursor, parentColumn) === CODE.closeMap) {
    cursor.at++;
    return map;
  }
  for (;;) {
    const key = readKey(cursor);
    if (toToken(cursor, parentColumn) !== CODE.colon || Object.hasOwn(map, key)) throw UNUSUAL;
    cursor.at++;
    toToken(cursor, parentColumn);
    map[key] = readEntry(cursor, parentColumn);
    const code = toToken(cursor, parentColumn);
    cursor.at++;
    if (code === CODE.closeMap) return map;
    if (code !== CODE.comma) throw UNUSUAL;
    toToken(cursor, parentColumn);
  }
}

function readEntry(cursor: Cursor, parentColumn: number): unknown {
  const code = cursor.text.charCodeAt(cursor.at);
  if (code === CODE.openList || code === CODE.openMap) return readFlow(cursor, parentColumn);
  if (code === CODE.quote || code === CODE.apostrophe) return readQuotes(cursor, parentColumn);
  return plainValue(readWord(cursor));
}

/** A key on one line; its colon may follow on the next only where the whole reader says so. */
function readKey(cursor: Cursor): string {
  const code = cursor.text.charCodeAt(cursor.at);
  const isPlain = code !== CODE.quote && code !== CODE.apostrophe;
  const start = cursor.at;
  const key = isPlain ? readWord(cursor) : readQuotes(cursor, 0);
  if (cursor.text.charCodeAt(cursor.at) !== CODE.colon || cursor.text.slice(start, cursor.at).includes('\n')) throw UNUSUAL;
  return checkedKey(key, isPlain);
}

/** Plain text of one line. */
function readWord(cursor: Cursor): string {
  WORD.lastIndex = cursor.at;
  const word = WORD.exec(cursor.text)?.[0];
  if (word === undefined || cursor.at + word.length > cursor.end) throw UNUSUAL;
  cursor.at += word.length;
  return word;
}

/** Text without any indicator but within it: colons with something behind them, and dashes. */
const WORD = /[^\s#&*!|>'"%@`,[\]{}?:-](?:(?: *[^\s#,[\]{}:])|:(?![\s,[\]{}]))*|-(?=[^\s,[\]{}])(?:[^\s#,[\]{}:])+/y;

/** To the next character that is no blank; comments and tabs are unusual, and so is a line that stands too far left. */
function toToken(cursor: Cursor, parentColumn: number): number {
  const { text, end } = cursor;
  let lineStart = -1;
  for (let at = cursor.at; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.lineFeed) lineStart = at + 1;
    else if (code !== CODE.space) {
      if (code === CODE.tab || code === CODE.hash || (lineStart >= 0 && at - lineStart <= parentColumn)) throw UNUSUAL;
      if (at === lineStart && code === CODE.dot) throw UNUSUAL; // the end of the document, perhaps
      cursor.at = at;
      return code;
    }
  }
  throw UNUSUAL;
}
