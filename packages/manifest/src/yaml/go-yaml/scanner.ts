import { scanAnchor, scanDirective, scanTag } from './scan-properties.ts';
import { scanBlock, scanPlain, scanQuoted } from './scan-scalars.ts';
import {
  addToken,
  closeBlocks,
  column,
  dropKey,
  forgetKey,
  insertToken,
  isBlankOrEnd,
  isDocumentMark,
  isRequired,
  keepKey,
  MAX_DEPTH,
  MAX_KEY_LENGTH,
  nextNumber,
  openBlock,
  possibleKeyAt,
  refuseText,
  type Scanner,
  saveKey,
  skipBreak,
  skipComment,
} from './scanner-state.ts';
import type { Mark, Token, TokenKind } from './yaml-token.ts';

/** Returns the next token without removing it from the queue. */
export function peekToken(scanner: Scanner): Token {
  const ahead = scanner.version === 'v2' ? 1 : AHEAD_IN_V3;
  while (scanner.queue.length - scanner.head < ahead || mayBecomeKey(scanner)) fetchToken(scanner);
  return scanner.queue[scanner.head] as Token;
}

/** Returns the next token, and removes it from the queue. */
export function takeToken(scanner: Scanner): Token {
  const token = peekToken(scanner);
  scanner.head++;
  scanner.taken++;
  if (scanner.head === MAX_TAKEN) {
    scanner.queue.splice(0, scanner.head);
    scanner.head = 0;
  }
  return token;
}

/** Number of tokens that v3 reads ahead, to assign comments. */
const AHEAD_IN_V3 = 3;

/** Number of taken tokens after which the queue is cut. */
const MAX_TAKEN = 64;

/** Returns whether the first token of the queue may still become a key. */
function mayBecomeKey(scanner: Scanner): boolean {
  if (scanner.levels.size === 0) return false;
  const level = scanner.levels.get(scanner.taken);
  return level !== undefined && possibleKeyAt(scanner, level) !== undefined;
}

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const COLON = 0x3a;

function fetchToken(scanner: Scanner): void {
  const { line } = scanner;
  skipToToken(scanner);
  const { text, at } = scanner;
  // v3 puts a block end at the end of the previous token, because it assigns comments.
  closeBlocks(scanner, column(scanner), scanner.version === 'v3' ? line : scanner.line);
  if (at >= text.length) {
    endStream(scanner);
    return;
  }
  const character = text.charAt(at);
  if (at === scanner.lineStart && fetchLineMark(scanner, character)) return;
  if (fetchIndicator(scanner, character)) return;
  if (STARTS_NOTHING.has(character)) {
    refuseText(scanner, 'found character that cannot start any token', { line: scanner.line, start: at });
  }
  fetchScalar(scanner, 'plain');
}

/** Fetches a directive or a document mark at the start of a line. Returns false without either. */
function fetchLineMark(scanner: Scanner, character: string): boolean {
  if (character === '%') fetchDirective(scanner);
  else if (isDocumentMark(scanner)) fetchDocumentMark(scanner, character === '-' ? 'document start' : 'document end');
  else return false;
  return true;
}

/** Fetches the token of an indicator of YAML. Returns false when the character does not begin one. */
function fetchIndicator(scanner: Scanner, character: string): boolean {
  const { text, at } = scanner;
  const inFlow = scanner.flowLevel > 0;
  switch (character) {
    case '[':
    case '{':
      openFlow(scanner, character);
      return true;
    case ']':
    case '}':
      closeFlow(scanner, character);
      return true;
    case ',':
      fetchEntry(scanner);
      return true;
    case '-':
      if (!isBlankOrEnd(text, at + 1)) return false;
      fetchItem(scanner);
      return true;
    case '?':
      if (!inFlow && !isBlankOrEnd(text, at + 1)) return false;
      fetchKey(scanner);
      return true;
    case ':':
      if (!inFlow && !isBlankOrEnd(text, at + 1)) return false;
      fetchValue(scanner);
      return true;
    case '*':
    case '&':
      saveKey(scanner, false);
      scanner.queue.push(scanAnchor(scanner, character === '*' ? 'alias' : 'anchor'));
      return true;
    case '!':
      saveKey(scanner, false);
      scanner.queue.push(scanTag(scanner));
      return true;
    case '|':
    case '>':
      if (inFlow) return false;
      fetchBlockScalar(scanner, character);
      return true;
    case "'":
    case '"':
      fetchScalar(scanner, character);
      return true;
    default:
      return false;
  }
}

const STARTS_NOTHING: ReadonlySet<string> = new Set(['\t', '#', '|', '>', '%', '@', '`']);

/** Skips blanks, comments and line ends. A tab is not a blank where a key may start. */
function skipToToken(scanner: Scanner): void {
  const { text } = scanner;
  for (;;) {
    let at = scanner.at;
    const tabs = scanner.flowLevel > 0 || !scanner.keyAllowed;
    let code = text.charCodeAt(at);
    while (code === SPACE || (tabs && code === TAB)) code = text.charCodeAt(++at);
    scanner.at = at;
    if (code > HASH && code < FIRST_FOREIGN_BREAK) return;
    skipComment(scanner);
    if (text.charCodeAt(scanner.at) === LINE_FEED) {
      scanner.at++;
      scanner.lineStart = scanner.at;
      scanner.line++;
    } else if (skipBreak(scanner) === '') return;
    if (scanner.flowLevel === 0) scanner.keyAllowed = true;
  }
}

const TAB = 0x09;
const HASH = 0x23;
const FIRST_FOREIGN_BREAK = 0x85;

function fetchBlockScalar(scanner: Scanner, indicator: '|' | '>'): void {
  dropKey(scanner);
  scanner.keyAllowed = true;
  scanBlock(scanner, indicator === '|');
}

/** Fetches a scalar. If a colon follows on the same line, adds the tokens of a key at once. */
function fetchScalar(scanner: Scanner, style: 'plain' | "'" | '"'): void {
  const { line, at: start, keyAllowed, queue } = scanner;
  const at = start - scanner.lineStart;
  if (keyAllowed) dropKey(scanner);
  scanner.keyAllowed = false;
  const number = nextNumber(scanner);
  const required = isRequired(scanner);
  if (style === 'plain') scanPlain(scanner);
  else scanQuoted(scanner, style);
  if (!keyAllowed) return;
  if (scanner.line !== line || !isColonAhead(scanner, start)) {
    keepKey(scanner, { required, token: number, start, line, column: at });
    return;
  }
  scanner.numbers[scanner.keys.length - 1] = number;
  const scalar = queue.pop() as Token;
  openBlock(scanner, at, 'map start', scalar);
  queue.push({ kind: 'key', line, start, value: '', suffix: '', style: 'plain' }, scalar);
  addToken(scanner, 'value');
  scanner.at++;
}

function isColonAhead(scanner: Scanner, start: number): boolean {
  const { text } = scanner;
  while (text.charCodeAt(scanner.at) === SPACE) scanner.at++;
  if (text.charCodeAt(scanner.at) !== COLON || scanner.at - start > MAX_KEY_LENGTH) return false;
  return scanner.flowLevel > 0 || isBlankOrEnd(text, scanner.at + 1);
}

function endStream(scanner: Scanner): void {
  if (scanner.at !== scanner.lineStart) {
    scanner.lineStart = scanner.at;
    scanner.line++;
  }
  closeBlocks(scanner, -1);
  dropKey(scanner);
  scanner.keyAllowed = false;
  addToken(scanner, 'stream end');
}

function fetchDirective(scanner: Scanner): void {
  closeBlocks(scanner, -1);
  dropKey(scanner);
  scanner.keyAllowed = false;
  scanner.queue.push(scanDirective(scanner));
}

function fetchDocumentMark(scanner: Scanner, kind: TokenKind): void {
  closeBlocks(scanner, -1);
  dropKey(scanner);
  scanner.keyAllowed = false;
  addToken(scanner, kind);
  scanner.at += 3;
}

function openFlow(scanner: Scanner, kind: '[' | '{'): void {
  const number = nextNumber(scanner);
  saveKey(scanner, true);
  scanner.keys.push(undefined);
  scanner.numbers.push(number);
  scanner.flowLevel++;
  if (scanner.flowLevel > MAX_DEPTH) refuseText(scanner, `exceeded max depth of ${MAX_DEPTH}`);
  addToken(scanner, kind);
  scanner.at++;
}

function closeFlow(scanner: Scanner, kind: ']' | '}'): void {
  dropKey(scanner);
  if (scanner.flowLevel > 0) {
    scanner.flowLevel--;
    scanner.keys.pop();
    scanner.levels.delete(scanner.numbers.pop() ?? 0);
  }
  scanner.keyAllowed = false;
  addToken(scanner, kind);
  scanner.at++;
}

function fetchEntry(scanner: Scanner): void {
  dropKey(scanner);
  scanner.keyAllowed = true;
  addToken(scanner, ',');
  scanner.at++;
}

function fetchItem(scanner: Scanner): void {
  allowBlock(scanner, 'list start', 'block sequence entries are not allowed in this context');
  dropKey(scanner);
  scanner.keyAllowed = true;
  addToken(scanner, '-');
  scanner.at++;
}

function fetchKey(scanner: Scanner): void {
  allowBlock(scanner, 'map start', 'mapping keys are not allowed in this context');
  dropKey(scanner);
  scanner.keyAllowed = scanner.flowLevel === 0;
  addToken(scanner, 'key');
  scanner.at++;
}

function fetchValue(scanner: Scanner): void {
  const level = scanner.keys.length - 1;
  const key = possibleKeyAt(scanner, level);
  if (key !== undefined) {
    insertToken(scanner, { kind: 'key', line: key.line, start: key.start, value: '', suffix: '', style: 'plain' }, key.token);
    openBlock(scanner, key.column, 'map start', key, key.token);
    forgetKey(scanner, level, key);
    scanner.keyAllowed = false;
  } else {
    allowBlock(scanner, 'map start', 'mapping values are not allowed in this context');
    scanner.keyAllowed = scanner.flowLevel === 0;
  }
  addToken(scanner, 'value');
  scanner.at++;
}

/** Begins a block outside of brackets, if one is allowed here. */
function allowBlock(scanner: Scanner, kind: 'list start' | 'map start', problem: string): void {
  if (scanner.flowLevel > 0) return;
  const mark: Mark = { line: scanner.line, start: scanner.at };
  if (!scanner.keyAllowed) refuseText(scanner, problem, mark);
  openBlock(scanner, column(scanner), kind, mark);
}
