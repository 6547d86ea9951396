import type { Cursor } from './text-cursor.ts';
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

/** A key ends on its line, after at most 1,024 characters. */
export function stillPossible(scanner: Scanner, level: number): PossibleKey | undefined {
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

/** Adds a token that is one character or none. */
export const addToken = (scanner: Scanner, kind: TokenKind, line = scanner.cursor.line): void => {
  scanner.queue.push({ kind, line, value: '', suffix: '', plain: false });
};

/** Ends the blocks that are further to the right than `column`. */
export function closeBlocks(scanner: Scanner, column: number): void {
  if (scanner.flowLevel > 0) return;
  while (scanner.indent > column) {
    addToken(scanner, 'block end');
    scanner.indent = scanner.indents.pop() ?? -1;
  }
}

/** Begins a block at `column`; `before` is the number of the token that is its first. */
export function openBlock(scanner: Scanner, column: number, kind: TokenKind, line: number, before?: number): void {
  if (scanner.flowLevel > 0 || scanner.indent >= column) return;
  scanner.indents.push(scanner.indent);
  scanner.indent = column;
  if (scanner.indents.length > DEEPEST) refuseText(scanner.cursor.line, `exceeded max depth of ${DEEPEST}`);
  const token: Token = { kind, line, value: '', suffix: '', plain: false };
  if (before === undefined) scanner.queue.push(token);
  else scanner.queue.splice(before - scanner.taken, 0, token);
}

/** Blocks in blocks, and brackets in brackets. */
export const DEEPEST = 10_000;

export function saveKey(scanner: Scanner, allowedAfter: boolean): void {
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

export function dropKey(scanner: Scanner): void {
  const level = scanner.keys.length - 1;
  const key = scanner.keys[level];
  if (key?.required) refuseText(scanner.cursor.line, MISSING_COLON, key.line);
  scanner.keys[level] = undefined;
}
