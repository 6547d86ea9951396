import { scanAnchor, scanDirective, scanTag } from './scan-properties.ts';
import { scanBlock, scanPlain, scanQuoted } from './scan-scalars.ts';
import { type Cursor, isBlankOrEnd, isBreak, isEnd, skip, skipBreak } from './text-cursor.ts';
import { type Mark, refuseText, type Token, type TokenKind } from './yaml-token.ts';

/** Reads tokens of a text, as far ahead as a key needs that is known for one only at its colon. */
export interface Scanner {
  readonly cursor: Cursor;
  readonly queue: Token[];
  /** Tokens that were taken from the queue. */
  taken: number;
  ended: boolean;
  /** Column of the current block; -1 outside of any. */
  indent: number;
  readonly indents: number[];
  /** Brackets that are open. */
  flowLevel: number;
  /** Whether a key may start here. */
  keyAllowed: boolean;
  /** What may turn out to be a key, for each level of brackets. */
  readonly keys: (PossibleKey | undefined)[];
}

interface PossibleKey extends Mark {
  /** A key has to be here: nothing else can start at the column of a block. */
  readonly required: boolean;
  readonly token: number;
}

export const startScanner = (text: string): Scanner => ({
  cursor: { text, at: 0, line: 0, column: 0 },
  queue: [],
  taken: 0,
  ended: false,
  indent: -1,
  indents: [],
  flowLevel: 0,
  keyAllowed: true,
  keys: [undefined],
});

/** The next token; it stays. */
export function peekToken(scanner: Scanner): Token {
  while (scanner.queue.length === 0 || isHeldBack(scanner)) fetchToken(scanner);
  return scanner.queue[0] as Token;
}

/** The next token; it is gone. */
export function takeToken(scanner: Scanner): Token {
  const token = peekToken(scanner);
  scanner.queue.shift();
  scanner.taken++;
  return token;
}

/** Whether the first token of the queue may yet turn out to be a key. */
const isHeldBack = (scanner: Scanner): boolean =>
  scanner.keys.some((key, level) => key?.token === scanner.taken && stillPossible(scanner, level) !== undefined);

/** A key ends on its line, after at most 1,024 characters. */
function stillPossible(scanner: Scanner, level: number): PossibleKey | undefined {
  const key = scanner.keys[level];
  if (key === undefined) return undefined;
  const { line, at } = scanner.cursor;
  if (key.line >= line && key.index + LONGEST_KEY >= at) return key;
  if (key.required) refuseText(line, MISSING_COLON, key.line);
  scanner.keys[level] = undefined;
  return undefined;
}

const LONGEST_KEY = 1024;
const MISSING_COLON = "could not find expected ':'";

function fetchToken(scanner: Scanner): void {
  const { cursor } = scanner;
  skipToToken(scanner);
  closeBlocks(scanner, cursor.column);
  const character = cursor.text.charAt(cursor.at);
  const next = cursor.at + 1;
  if (isEnd(cursor.text, cursor.at)) {
    endStream(scanner);
    return;
  }
  if (cursor.column === 0) {
    if (character === '%') {
      fetchDirective(scanner);
      return;
    }
    const three = cursor.text.slice(cursor.at, cursor.at + 3);
    if ((three === '---' || three === '...') && isBlankOrEnd(cursor.text, cursor.at + 3)) {
      fetchDocumentMark(scanner, three === '---' ? 'document start' : 'document end');
      return;
    }
  }
  const inFlow = scanner.flowLevel > 0;
  switch (character) {
    case '[':
    case '{':
      openFlow(scanner, character);
      return;
    case ']':
    case '}':
      closeFlow(scanner, character);
      return;
    case ',':
      fetchEntry(scanner);
      return;
    case '-':
      if (isBlankOrEnd(cursor.text, next)) {
        fetchItem(scanner);
        return;
      }
      break;
    case '?':
      if (inFlow || isBlankOrEnd(cursor.text, next)) {
        fetchKey(scanner);
        return;
      }
      break;
    case ':':
      if (inFlow || isBlankOrEnd(cursor.text, next)) {
        fetchValue(scanner);
        return;
      }
      break;
    case '*':
    case '&':
      saveKey(scanner, false);
      scanner.queue.push(scanAnchor(cursor, character === '*' ? 'alias' : 'anchor'));
      return;
    case '!':
      saveKey(scanner, false);
      scanner.queue.push(scanTag(cursor));
      return;
    case '|':
    case '>':
      if (inFlow) break;
      dropKey(scanner);
      scanner.keyAllowed = true;
      scanner.queue.push(scanBlock(cursor, scanner.indent, character === '|'));
      return;
    case "'":
    case '"':
      saveKey(scanner, false);
      scanner.queue.push(scanQuoted(cursor, character));
      return;
  }
  if (STARTS_NOTHING.has(character)) {
    refuseText(cursor.line, 'found character that cannot start any token', cursor.line);
  }
  saveKey(scanner, false);
  const { token, overLines } = scanPlain(cursor, scanner.indent, inFlow);
  if (overLines) scanner.keyAllowed = true;
  scanner.queue.push(token);
}

const STARTS_NOTHING: ReadonlySet<string> = new Set(['\t', '#', '|', '>', '%', '@', '`']);

/** Over blanks, comments and line ends. A tab is no blank where a key may start. */
function skipToToken(scanner: Scanner): void {
  const { cursor } = scanner;
  const { text } = cursor;
  for (;;) {
    if (cursor.column === 0 && text.charAt(cursor.at) === '\ufeff') skip(cursor);
    while (text.charAt(cursor.at) === ' ' || ((scanner.flowLevel > 0 || !scanner.keyAllowed) && text.charAt(cursor.at) === '\t'))
      skip(cursor);
    if (text.charAt(cursor.at) === '#') while (!isEnd(text, cursor.at) && !isBreak(text, cursor.at)) skip(cursor);
    if (!isBreak(text, cursor.at)) return;
    skipBreak(cursor);
    if (scanner.flowLevel === 0) scanner.keyAllowed = true;
  }
}

const add = (scanner: Scanner, kind: TokenKind, line = scanner.cursor.line): void => {
  scanner.queue.push({ kind, line, value: '', suffix: '', plain: false });
};

/** Ends the blocks that are further to the right than `column`. */
function closeBlocks(scanner: Scanner, column: number): void {
  if (scanner.flowLevel > 0) return;
  while (scanner.indent > column) {
    add(scanner, 'block end');
    scanner.indent = scanner.indents.pop() ?? -1;
  }
}

/** Begins a block at `column`; `before` is the number of the token that is its first. */
function openBlock(scanner: Scanner, column: number, kind: TokenKind, line: number, before?: number): void {
  if (scanner.flowLevel > 0 || scanner.indent >= column) return;
  scanner.indents.push(scanner.indent);
  scanner.indent = column;
  if (scanner.indents.length > DEEPEST) refuseText(scanner.cursor.line, `exceeded max depth of ${DEEPEST}`);
  const token: Token = { kind, line, value: '', suffix: '', plain: false };
  if (before === undefined) scanner.queue.push(token);
  else scanner.queue.splice(before - scanner.taken, 0, token);
}

const DEEPEST = 10_000;

function saveKey(scanner: Scanner, allowedAfter: boolean): void {
  const { cursor } = scanner;
  if (scanner.keyAllowed) {
    dropKey(scanner);
    scanner.keys[scanner.keys.length - 1] = {
      required: scanner.flowLevel === 0 && scanner.indent === cursor.column,
      token: scanner.taken + scanner.queue.length,
      index: cursor.at,
      line: cursor.line,
      column: cursor.column,
    };
  }
  scanner.keyAllowed = allowedAfter;
}

function dropKey(scanner: Scanner): void {
  const level = scanner.keys.length - 1;
  const key = scanner.keys[level];
  if (key?.required) refuseText(scanner.cursor.line, MISSING_COLON, key.line);
  scanner.keys[level] = undefined;
}

function endStream(scanner: Scanner): void {
  const { cursor } = scanner;
  if (cursor.column !== 0) {
    cursor.column = 0;
    cursor.line++;
  }
  closeBlocks(scanner, -1);
  dropKey(scanner);
  scanner.keyAllowed = false;
  scanner.ended = true;
  add(scanner, 'stream end');
}

function fetchDirective(scanner: Scanner): void {
  closeBlocks(scanner, -1);
  dropKey(scanner);
  scanner.keyAllowed = false;
  scanner.queue.push(scanDirective(scanner.cursor));
}

function fetchDocumentMark(scanner: Scanner, kind: TokenKind): void {
  closeBlocks(scanner, -1);
  dropKey(scanner);
  scanner.keyAllowed = false;
  add(scanner, kind);
  for (let character = 0; character < 3; character++) skip(scanner.cursor);
}

function openFlow(scanner: Scanner, kind: '[' | '{'): void {
  saveKey(scanner, true);
  scanner.keys.push(undefined);
  scanner.flowLevel++;
  if (scanner.flowLevel > DEEPEST) refuseText(scanner.cursor.line, `exceeded max depth of ${DEEPEST}`);
  add(scanner, kind);
  skip(scanner.cursor);
}

function closeFlow(scanner: Scanner, kind: ']' | '}'): void {
  dropKey(scanner);
  if (scanner.flowLevel > 0) {
    scanner.flowLevel--;
    scanner.keys.pop();
  }
  scanner.keyAllowed = false;
  add(scanner, kind);
  skip(scanner.cursor);
}

function fetchEntry(scanner: Scanner): void {
  dropKey(scanner);
  scanner.keyAllowed = true;
  add(scanner, ',');
  skip(scanner.cursor);
}

function fetchItem(scanner: Scanner): void {
  const { cursor } = scanner;
  if (scanner.flowLevel === 0) {
    if (!scanner.keyAllowed) refuseText(cursor.line, 'block sequence entries are not allowed in this context', cursor.line);
    openBlock(scanner, cursor.column, 'list start', cursor.line);
  }
  dropKey(scanner);
  scanner.keyAllowed = true;
  add(scanner, '-');
  skip(cursor);
}

function fetchKey(scanner: Scanner): void {
  const { cursor } = scanner;
  if (scanner.flowLevel === 0) {
    if (!scanner.keyAllowed) refuseText(cursor.line, 'mapping keys are not allowed in this context', cursor.line);
    openBlock(scanner, cursor.column, 'map start', cursor.line);
  }
  dropKey(scanner);
  scanner.keyAllowed = scanner.flowLevel === 0;
  add(scanner, 'key');
  skip(cursor);
}

function fetchValue(scanner: Scanner): void {
  const { cursor, queue } = scanner;
  const level = scanner.keys.length - 1;
  const key = stillPossible(scanner, level);
  if (key !== undefined) {
    queue.splice(key.token - scanner.taken, 0, { kind: 'key', line: key.line, value: '', suffix: '', plain: false });
    openBlock(scanner, key.column, 'map start', key.line, key.token);
    scanner.keys[level] = undefined;
    scanner.keyAllowed = false;
  } else {
    if (scanner.flowLevel === 0) {
      if (!scanner.keyAllowed) refuseText(cursor.line, 'mapping values are not allowed in this context', cursor.line);
      openBlock(scanner, cursor.column, 'map start', cursor.line);
    }
    scanner.keyAllowed = scanner.flowLevel === 0;
  }
  add(scanner, 'value');
  skip(cursor);
}
