import { CODE, type Cursor, enter, isBreak, type TextCursor, UNUSUAL } from './quick-cursor.ts';
import { checkedKey, readQuotes } from './quick-scalar.ts';

/** Reads `[…]` or `{…}` over any number of lines, which must be indented more than `parentColumn`. */
export function readFlow<Value>(cursor: Cursor<Value>, parentColumn: number): Value {
  enter(cursor);
  const value = cursor.text.charCodeAt(cursor.at) === CODE.openList ? readList(cursor, parentColumn) : readMap(cursor, parentColumn);
  cursor.depth--;
  return value;
}

function readList<Value>(cursor: Cursor<Value>, parentColumn: number): Value {
  const { make } = cursor;
  const list = make.list(true);
  cursor.at++;
  if (toToken(cursor, parentColumn) === CODE.closeList) {
    cursor.at++;
    return list;
  }
  for (;;) {
    make.addItem(list, readEntry(cursor, parentColumn));
    const code = toToken(cursor, parentColumn);
    cursor.at++;
    if (code === CODE.closeList) return list;
    if (code !== CODE.comma) throw UNUSUAL;
    toToken(cursor, parentColumn);
  }
}

function readMap<Value>(cursor: Cursor<Value>, parentColumn: number): Value {
  const { make } = cursor;
  const map = make.map(true);
  cursor.at++;
  if (toToken(cursor, parentColumn) === CODE.closeMap) {
    cursor.at++;
    return map;
  }
  for (;;) {
    const isPlain = !startsQuoted(cursor);
    const key = readKey(cursor, isPlain);
    if (toToken(cursor, parentColumn) !== CODE.colon) throw UNUSUAL;
    cursor.at++;
    toToken(cursor, parentColumn);
    make.addField(map, key, isPlain, readEntry(cursor, parentColumn));
    const code = toToken(cursor, parentColumn);
    cursor.at++;
    if (code === CODE.closeMap) return map;
    if (code !== CODE.comma) throw UNUSUAL;
    toToken(cursor, parentColumn);
  }
}

function readEntry<Value>(cursor: Cursor<Value>, parentColumn: number): Value {
  const code = cursor.text.charCodeAt(cursor.at);
  if (code === CODE.openList || code === CODE.openMap) return readFlow(cursor, parentColumn);
  if (startsQuoted(cursor)) return cursor.make.quoted(readQuotes(cursor, parentColumn));
  return cursor.make.plain(readWord(cursor));
}

/** Reads a key on one line. Only the complete reader accepts a colon on the next line. */
function readKey(cursor: TextCursor, isPlain: boolean): string {
  const start = cursor.at;
  const key = isPlain ? readWord(cursor) : readQuotes(cursor, 0);
  if (cursor.text.charCodeAt(cursor.at) !== CODE.colon || cursor.text.slice(start, cursor.at).includes('\n')) throw UNUSUAL;
  // go-yaml reads a colon as part of the word before it unless a blank follows.
  if (isPlain && !isBreak(cursor, cursor.at + 1)) throw UNUSUAL;
  return checkedKey(key, isPlain);
}

function startsQuoted({ text, at }: TextCursor): boolean {
  const code = text.charCodeAt(at);
  return code === CODE.quote || code === CODE.apostrophe;
}

/** Reads plain text of one line. */
function readWord(cursor: TextCursor): string {
  WORD.lastIndex = cursor.at;
  const word = WORD.exec(cursor.text)?.[0];
  if (word === undefined || cursor.at + word.length > cursor.end) throw UNUSUAL;
  cursor.at += word.length;
  return word;
}

/** Text without indicators, except colons that no blank follows, and dashes. */
const WORD = /[^\s#&*!|>'"%@`,[\]{}?:-](?:(?: *[^\s#,[\]{}:?])|:(?![\s,[\]{}]))*|-(?=[^\s,[\]{}])(?:[^\s#,[\]{}:?])+/y;

/** Skips to the next character that is not a blank. Leaves comments, tabs and lines with too little indentation to the complete reader. */
function toToken(cursor: TextCursor, parentColumn: number): number {
  const { text, end } = cursor;
  let lineStart = -1;
  for (let at = cursor.at; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.lineFeed) lineStart = at + 1;
    else if (code !== CODE.space) {
      if (code === CODE.tab || code === CODE.hash || (lineStart >= 0 && at - lineStart <= parentColumn)) throw UNUSUAL;
      if (at === lineStart && code === CODE.dot) throw UNUSUAL; // possibly the end of the document
      cursor.at = at;
      return code;
    }
  }
  throw UNUSUAL;
}
