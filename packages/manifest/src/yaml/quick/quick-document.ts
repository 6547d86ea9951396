import { readBlockText } from './quick-block-text.ts';
import {
  CODE,
  type Cursor,
  endLine,
  enter,
  isBreak,
  nextLine,
  type QuickMaker,
  type TextCursor,
  toContent,
  UNUSUAL,
} from './quick-cursor.ts';
import { readFlow } from './quick-flow.ts';
import { checkedKey, readPlain, readQuoted, readQuotes } from './quick-scalar.ts';

/** The result for an empty document. `UNUSUAL` is the result for a document that only the complete reader can read. */
export const ABSENT = Symbol('absent');
export { UNUSUAL };

/**
 * Reads the document from `start` to `end` of `text` in one pass, if it has the usual form: maps and lists in blocks and flows, and scalars
 * that all readers read alike. Returns `UNUSUAL` for anchors, tags, merge keys, tabs, directives, errors, and all problems to report.
 * `text` has no carriage returns and no forbidden characters.
 */
export function quickDocument<Value>(
  text: string,
  start: number,
  end: number,
  make: QuickMaker<Value>,
): Value | typeof ABSENT | typeof UNUSUAL {
  try {
    return readDocument({ text, end, at: start, column: 0, depth: 0, make });
  } catch (error) {
    if (error === UNUSUAL) return UNUSUAL;
    throw error;
  }
}

function readDocument<Value>(cursor: Cursor<Value>): Value | typeof ABSENT {
  if (cursor.text.startsWith('---', cursor.at)) {
    if (!isBreak(cursor, cursor.at + 3)) throw UNUSUAL;
    cursor.at += 3;
    endLine(cursor);
  } else toContent(cursor);
  if (cursor.column < 0) return ABSENT;
  const code = cursor.text.charCodeAt(cursor.at);
  const value = code === CODE.openMap || code === CODE.openList ? readFlowBlock(cursor, cursor.column - 1) : readCollection(cursor);
  if (cursor.column >= 0) throw UNUSUAL;
  return value;
}

function readFlowBlock<Value>(cursor: Cursor<Value>, parentColumn: number): Value {
  const value = readFlow(cursor, parentColumn);
  endLine(cursor);
  return value;
}

/** Reads the root: a map or a list. */
function readCollection<Value>(cursor: Cursor<Value>): Value {
  if (isDash(cursor)) return readSequence(cursor, cursor.column);
  if (keyEnd(cursor) < 0) throw UNUSUAL;
  return readMapping(cursor, cursor.column);
}

/** Reads the value on the lines below a key or a dash, which starts at `column`. */
function readBelow<Value>(cursor: Cursor<Value>, parentColumn: number): Value {
  if (isDash(cursor)) return readSequence(cursor, cursor.column);
  return readContent(cursor, cursor.column, parentColumn);
}

/** Reads a map, or a value that is not a block collection. */
function readContent<Value>(cursor: Cursor<Value>, column: number, parentColumn: number): Value {
  const code = cursor.text.charCodeAt(cursor.at);
  switch (code) {
    case CODE.openMap:
    case CODE.openList:
      return readFlowBlock(cursor, parentColumn);
    case CODE.bar:
    case CODE.greater:
      return readBlockText(cursor, parentColumn);
    default:
      if (keyEnd(cursor) >= 0) return readMapping(cursor, column);
      return code === CODE.quote || code === CODE.apostrophe ? readQuoted(cursor, parentColumn) : readPlain(cursor, parentColumn);
  }
}

function readMapping<Value>(cursor: Cursor<Value>, column: number): Value {
  enter(cursor);
  const { make, text } = cursor;
  const map = make.map(false);
  do {
    const code = text.charCodeAt(cursor.at);
    const isPlain = code !== CODE.quote && code !== CODE.apostrophe;
    const key = readKey(cursor, isPlain);
    make.addField(map, key, isPlain, readValue(cursor, column));
  } while (cursor.column === column);
  if (cursor.column > column) throw UNUSUAL;
  cursor.depth--;
  return map;
}

/** Reads the value after the colon of a key. The map with the key is at `column`. */
function readValue<Value>(cursor: Cursor<Value>, column: number): Value {
  const { text, end } = cursor;
  while (text.charCodeAt(cursor.at) === CODE.space) cursor.at++;
  const code = cursor.at < end ? text.charCodeAt(cursor.at) : CODE.lineFeed;
  switch (code) {
    case CODE.lineFeed:
    case CODE.hash:
      cursor.at = nextLine(text, cursor.at, end);
      toContent(cursor);
      if (cursor.column > column) return readBelow(cursor, column);
      return cursor.column === column && isDash(cursor) ? readSequence(cursor, column) : cursor.make.plain('');
    case CODE.quote:
    case CODE.apostrophe:
      return readQuoted(cursor, column);
    case CODE.openMap:
    case CODE.openList:
      return readFlowBlock(cursor, column);
    case CODE.bar:
    case CODE.greater:
      return readBlockText(cursor, column);
    default:
      if (!startsPlain(cursor)) throw UNUSUAL;
      return readPlain(cursor, column);
  }
}

function readSequence<Value>(cursor: Cursor<Value>, column: number): Value {
  enter(cursor);
  const { make } = cursor;
  const list = make.list(false);
  do make.addItem(list, readItem(cursor, column));
  while (cursor.column === column && isDash(cursor));
  if (cursor.column > column) throw UNUSUAL;
  cursor.depth--;
  return list;
}

function readItem<Value>(cursor: Cursor<Value>, column: number): Value {
  const { text, end } = cursor;
  const start = cursor.at - column;
  cursor.at++;
  while (text.charCodeAt(cursor.at) === CODE.space) cursor.at++;
  const code = cursor.at < end ? text.charCodeAt(cursor.at) : CODE.lineFeed;
  if (code === CODE.lineFeed || code === CODE.hash) {
    cursor.at = nextLine(text, cursor.at, end);
    toContent(cursor);
    return cursor.column > column ? readBelow(cursor, column) : cursor.make.plain('');
  }
  cursor.column = cursor.at - start;
  if (isDash(cursor)) return readSequence(cursor, cursor.column);
  return readContent(cursor, cursor.column, column);
}

function isDash(cursor: TextCursor): boolean {
  return cursor.text.charCodeAt(cursor.at) === CODE.dash && isBreak(cursor, cursor.at + 1);
}

/** Reads a key and moves past its colon. */
function readKey(cursor: TextCursor, isPlain: boolean): string {
  const colon = keyEnd(cursor);
  if (colon < 0) throw UNUSUAL;
  const key = isPlain ? cursor.text.slice(cursor.at, colon) : readQuotes(cursor, 0);
  cursor.at = colon + 1;
  return checkedKey(key, isPlain);
}

/** Returns the position of the colon of the key at the cursor, or -1 without a key. */
function keyEnd(cursor: TextCursor): number {
  const { text, at, end } = cursor;
  const first = text.charCodeAt(at);
  if (first === CODE.quote || first === CODE.apostrophe) return quotedKeyEnd(cursor);
  if (!startsPlain(cursor)) throw UNUSUAL;
  for (let next = at; next < end; next++) {
    const code = text.charCodeAt(next);
    if (code === CODE.colon) {
      if (!isBreak(cursor, next + 1)) continue;
      if (text.charCodeAt(next - 1) === CODE.space) throw UNUSUAL;
      return next;
    }
    if (code === CODE.lineFeed) return -1;
    if (code === CODE.tab) throw UNUSUAL;
    if (code === CODE.hash && text.charCodeAt(next - 1) === CODE.space) return -1;
  }
  return -1;
}

function quotedKeyEnd(cursor: TextCursor): number {
  const { at, text } = cursor;
  readQuotes(cursor, 0);
  const close = cursor.at;
  cursor.at = at;
  let colon = close;
  while (text.charCodeAt(colon) === CODE.space) colon++;
  if (text.charCodeAt(colon) !== CODE.colon) return -1;
  // A colon after a space, a key of two lines, or a text that is not a key.
  if (colon !== close || !isBreak(cursor, colon + 1) || text.slice(at, close).includes('\n')) throw UNUSUAL;
  return colon;
}

/** Returns whether the character at the cursor can start a plain scalar and is not a marker of a document. */
function startsPlain(cursor: TextCursor): boolean {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === CODE.dash || code === CODE.colon || code === CODE.question) return !isBreak(cursor, at + 1);
  if (code === CODE.dot && text.startsWith('...', at)) return false;
  return !INDICATORS.has(code);
}

const INDICATORS: ReadonlySet<number> = new Set(Array.from('#&*!|>\'"%@`,[]{}', (indicator) => indicator.charCodeAt(0)));
