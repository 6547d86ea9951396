/** A place in a text that is being read; the quick readers move it on. */
export interface Cursor<Value> extends Place {
  readonly make: QuickMaker<Value>;
}

/** As much of a cursor as says where it is. */
export interface Place {
  readonly text: string;
  /** Where the document ends: nothing is read from there on. */
  readonly end: number;
  at: number;
  /** Column of `at`, from 0, when it is the first character of a line that is neither blank nor a comment; -1 at the end. */
  column: number;
  /** Collections around `at`. */
  depth: number;
}

/** Thrown where a text is not as ordinary as it looked: the whole reader has to say what it is. */
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

/** Levels of collections that are still ordinary. */
const MAX_LEVELS = 50;

/** Enters the next level. The whole reader has the real limit. */
export function enter(cursor: Place): void {
  if (++cursor.depth > MAX_LEVELS) throw UNUSUAL;
}

/** Moves from the start of a line to the next content, over blank lines and comments. Sets `column`, and returns it. */
export function toContent(cursor: Place): number {
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

/** Reads the rest of a line after a value: only blanks and a comment are allowed. */
export function endLine(cursor: Place): void {
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

/** Returns whether what follows an indicator (`-`, `:`) makes it one. */
export function isBreak({ text, end }: Place, at: number): boolean {
  if (at >= end) return true;
  const code = text.charCodeAt(at);
  if (code === CODE.tab) throw UNUSUAL;
  return code === CODE.space || code === CODE.lineFeed;
}

/** What a quick reader makes of what it reads: plain values, or nodes that remember how they were written. */
export interface QuickMaker<Value> {
  /** A map, between braces with `flow`; its fields are added as they come. */
  map(flow: boolean): Value;
  /** `plain` says whether the key is written without quotes. */
  addField(map: Value, key: string, plain: boolean, value: Value): void;
  list(flow: boolean): Value;
  addItem(list: Value, item: Value): void;
  /** A text without quotes, over one line or several; empty where the value is missing. */
  plain(text: string): Value;
  quoted(text: string): Value;
  /** A literal (`|`) or folded (`>`) text. */
  block(text: string, folded: boolean): Value;
}
