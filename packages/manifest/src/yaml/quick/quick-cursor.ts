/** The position of a quick reader in its text, and the functions that create values. */
export interface Cursor<Value> extends TextCursor {
  readonly make: QuickMaker<Value>;
}

/** The position of a quick reader in its text. */
export interface TextCursor {
  readonly text: string;
  /** The end of the document. Nothing after it is read. */
  readonly end: number;
  at: number;
  /** Column of `at`, from 0, if `at` is the first character of a line with content; -1 at the end. */
  column: number;
  /** Number of collections around `at`. */
  depth: number;
}

/** Thrown for a text in a less usual form. The complete reader must read it. */
export const UNUSUAL = Symbol('unusual');

/** Code units that the quick readers look for. */
export const CODE = {
  tab: 9,
  lineFeed: 10,
  space: 32,
  quote: 34,
  hash: 35,
  apostrophe: 39,
  comma: 44,
  dash: 45,
  dot: 46,
  colon: 58,
  greater: 62,
  question: 63,
  openList: 91,
  backslash: 92,
  closeList: 93,
  openMap: 123,
  bar: 124,
  closeMap: 125,
} as const;

/** Maximum depth that the quick readers read. */
const MAX_LEVELS = 50;

/** Enters the next level. The complete reader has the real limit. */
export function enter(cursor: TextCursor): void {
  if (++cursor.depth > MAX_LEVELS) throw UNUSUAL;
}

/** Moves from the start of a line to the next content, past blank lines and comments. Sets `column`, and returns it. */
export function toContent(cursor: TextCursor): number {
  const { text, end } = cursor;
  let at = cursor.at;
  while (at < end) {
    const start = at;
    while (text.charCodeAt(at) === CODE.space) at++;
    const code = text.charCodeAt(at);
    if (at >= end) break;
    if (code === CODE.tab) throw UNUSUAL;
    if (code !== CODE.lineFeed && code !== CODE.hash) {
      cursor.at = at;
      cursor.column = at - start;
      return cursor.column;
    }
    at = nextLine(text, at, end);
  }
  cursor.at = end;
  cursor.column = -1;
  return -1;
}

/** Reads the rest of a line after a value. Only blanks and a comment are allowed. */
export function endLine(cursor: TextCursor): void {
  const { text, end } = cursor;
  let at = cursor.at;
  while (text.charCodeAt(at) === CODE.space) at++;
  if (at < end) {
    const code = text.charCodeAt(at);
    if (code === CODE.hash ? at === cursor.at : code !== CODE.lineFeed) throw UNUSUAL;
  }
  cursor.at = nextLine(text, at, end);
  toContent(cursor);
}

/** Returns the start of the line after `at`. */
export function nextLine(text: string, at: number, end: number): number {
  const lineFeed = text.indexOf('\n', at);
  return lineFeed < 0 || lineFeed >= end ? end : lineFeed + 1;
}

/** Returns whether a blank or the end follows an indicator (`-`, `:`); otherwise it is not an indicator. */
export function isBreak({ text, end }: TextCursor, at: number): boolean {
  if (at >= end) return true;
  const code = text.charCodeAt(at);
  if (code === CODE.tab) throw UNUSUAL;
  return code === CODE.space || code === CODE.lineFeed;
}

/** Creates the result of a quick reader: plain values, or nodes with the notation of the text. */
export interface QuickMaker<Value> {
  /** Creates a map, in braces if `flow` is set. Its fields are added one after the other. */
  map(flow: boolean): Value;
  /** Adds a field. `plain` is true for a key without quotes. */
  addField(map: Value, key: string, plain: boolean, value: Value): void;
  list(flow: boolean): Value;
  addItem(list: Value, item: Value): void;
  /** Creates the value of a text without quotes, of one line or several. The text is empty for a missing value. */
  plain(text: string): Value;
  quoted(text: string): Value;
  /** Creates the value of a literal (`|`) or folded (`>`) text. */
  block(text: string, folded: boolean): Value;
}
