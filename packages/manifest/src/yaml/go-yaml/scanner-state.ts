import { type GoYaml, type Mark, namedLine, type ScalarStyle, type Token, type TokenKind, YamlRefusal } from './yaml-token.ts';

/** The state of a scanner. It reads tokens as far ahead as needed, because a key is recognised only at its colon. */
export interface Scanner {
  readonly text: string;
  at: number;
  /** From 0. */
  line: number;
  /** Start of the line. */
  lineStart: number;
  /** Whether all lines end with a line feed. */
  readonly onlyLineFeeds: boolean;
  readonly version: GoYaml;
  /** Tokens that the parser has not read yet start at `head`. */
  readonly queue: Token[];
  head: number;
  /** Number of tokens that the parser has taken. */
  taken: number;
  /** Column of the current block; -1 outside of any. */
  indent: number;
  readonly indents: number[];
  /** Number of open brackets. */
  flowLevel: number;
  /** Whether a key may start here. */
  keyAllowed: boolean;
  /** The possible key of each level of brackets. */
  readonly keys: (PossibleKey | undefined)[];
  /** The levels of possible keys, by the number of the first token of the key. */
  readonly levels: Map<number, number>;
  /** The last token number for each level. At first it is the number of its bracket, because go-yaml forgets it when the bracket closes. */
  readonly numbers: number[];
}

interface PossibleKey extends Mark {
  readonly column: number;
  /** Whether the text must be a key: no other node can start at the column of a block. */
  readonly required: boolean;
  readonly token: number;
}

export const startScanner = (text: string, version: GoYaml): Scanner => ({
  text,
  version,
  at: 0,
  line: 0,
  lineStart: 0,
  onlyLineFeeds: !/[\r\u0085\u2028\u2029]/.test(text),
  queue: [],
  head: 0,
  taken: 0,
  indent: -1,
  indents: [],
  flowLevel: 0,
  keyAllowed: true,
  keys: [undefined],
  levels: new Map(),
  numbers: [0],
});

/** Throws an error for the current character. `around` is the start of the token. */
export function refuseText(scanner: Scanner, problem: string, around?: Mark): never {
  const { text, at } = scanner;
  throw refusal(scanner, problem, at >= text.length && around ? around.start : at, around);
}

function refusal({ version, line }: Scanner, problem: string, offset: number, around?: Mark): YamlRefusal {
  const named = namedLine(version, line, around?.line);
  // Lines count from 1. go-yaml does not add 1 to line 0 and, in v2, to the surrounding line of an error in the first line.
  return new YamlRefusal(problem, offset, named === 0 || (version === 'v2' && line === 0) ? named : named + 1);
}

export const column = (scanner: Scanner): number => scanner.at - scanner.lineStart;

/** Skips a line end, if there is one, and returns its text in a scalar. */
export function skipBreak(scanner: Scanner): string {
  const { text, at } = scanner;
  const code = text.charCodeAt(at);
  if (!isBreak(code)) return '';
  scanner.at += code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED ? 2 : 1;
  scanner.lineStart = scanner.at;
  scanner.line++;
  return code > 0x2000 ? text.charAt(at) : '\n';
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Returns the end of the line. */
export function lineEnd({ text, onlyLineFeeds }: Scanner, from: number): number {
  if (onlyLineFeeds) {
    const found = text.indexOf('\n', from);
    return found < 0 ? text.length : found;
  }
  let at = from;
  while (at < text.length && !isBreak(text.charCodeAt(at))) at++;
  return at;
}

/** Skips the rest of a line when it is a comment. */
export function skipComment(scanner: Scanner): void {
  if (scanner.text.charCodeAt(scanner.at) === HASH) scanner.at = lineEnd(scanner, scanner.at);
}

const HASH = 0x23;

/** Returns whether a line starts with `---` or `...` here. */
export function isDocumentMark({ text, at, lineStart }: Scanner): boolean {
  if (at !== lineStart) return false;
  return (text.startsWith('---', at) || text.startsWith('...', at)) && isBlankOrEnd(text, at + 3);
}

/** Returns the possible key of a level. A key ends on its line, after at most 1,024 characters. */
export function possibleKeyAt(scanner: Scanner, level: number): PossibleKey | undefined {
  const key = scanner.keys[level];
  if (key === undefined) return undefined;
  if (key.line >= scanner.line && isShort(scanner, key.start)) return key;
  if (key.required) refuseMissingColon(scanner, key);
  forgetKey(scanner, level, key);
  return undefined;
}

/** Counts characters beyond the basic plane once. */
function isShort({ text, at }: Scanner, start: number): boolean {
  if (at - start <= MAX_KEY_LENGTH) return true;
  return at - start <= 2 * MAX_KEY_LENGTH && Array.from(text.slice(start, at)).length <= MAX_KEY_LENGTH;
}

export const MAX_KEY_LENGTH = 1024;

function refuseMissingColon(scanner: Scanner, key: PossibleKey): never {
  throw refusal(scanner, "could not find expected ':'", key.start, key);
}

/** Adds a token of at most one character. */
export function addToken(scanner: Scanner, kind: TokenKind, line = scanner.line): void {
  scanner.queue.push({ kind, line, start: scanner.at, value: '', suffix: '', style: 'plain' });
}

/** Adds a scalar that starts at `mark`. */
export function addScalar(scanner: Scanner, { line, start }: Mark, value: string, style: ScalarStyle): void {
  scanner.queue.push({ kind: 'scalar', line, start, value, suffix: '', style });
}

/** Ends the blocks to the right of `column`, with block ends on `line`. */
export function closeBlocks(scanner: Scanner, column: number, line = scanner.line): void {
  if (scanner.flowLevel > 0) return;
  while (scanner.indent > column) {
    addToken(scanner, 'block end', line);
    scanner.indent = scanner.indents.pop() ?? -1;
  }
}

/** Begins a block at `column`. `before` is the number of its first token. */
export function openBlock(scanner: Scanner, column: number, kind: TokenKind, { line, start }: Mark, before?: number): void {
  if (scanner.flowLevel > 0 || scanner.indent >= column) return;
  scanner.indents.push(scanner.indent);
  scanner.indent = column;
  if (scanner.indents.length > MAX_DEPTH) refuseText(scanner, `exceeded max depth of ${MAX_DEPTH}`);
  insertToken(scanner, { kind, line, start, value: '', suffix: '', style: 'plain' }, before);
}

/**
 * Adds a token before the one with the number `before`, or at the end. As in go-yaml, it is also added at the end when that token was
 * taken.
 */
export function insertToken({ queue, head, taken }: Scanner, token: Token, before?: number): void {
  if (before === undefined || before < taken || before - taken === queue.length - head) queue.push(token);
  else queue.splice(head + before - taken, 0, token);
}

/** Maximum nesting of blocks, and of brackets. */
export const MAX_DEPTH = 10_000;

/** Remembers that a key may start here. */
export function saveKey(scanner: Scanner, allowedAfter: boolean): void {
  if (scanner.keyAllowed) {
    dropKey(scanner);
    const { at, line, lineStart } = scanner;
    keepKey(scanner, { required: isRequired(scanner), token: nextNumber(scanner), start: at, line, column: at - lineStart });
  }
  scanner.keyAllowed = allowedAfter;
}

/** Returns the number of the next token. */
export const nextNumber = ({ taken, queue, head }: Scanner): number => taken + queue.length - head;

/** Returns whether the text at the cursor must be a key. */
export const isRequired = (scanner: Scanner): boolean => scanner.flowLevel === 0 && scanner.indent === column(scanner);

export function keepKey(scanner: Scanner, key: PossibleKey): void {
  const level = scanner.keys.length - 1;
  scanner.keys[level] = key;
  scanner.levels.set(key.token, level);
  scanner.numbers[level] = key.token;
}

/** Removes the possible key of this level. */
export function dropKey(scanner: Scanner): void {
  const level = scanner.keys.length - 1;
  const key = scanner.keys[level];
  if (key === undefined) return;
  if (key.required) refuseMissingColon(scanner, key);
  forgetKey(scanner, level, key);
}

export function forgetKey(scanner: Scanner, level: number, key: PossibleKey): void {
  scanner.keys[level] = undefined;
  scanner.levels.delete(key.token);
}

/** Returns whether a code unit is a line end in go-yaml. Some of them are not line ends in YAML 1.2. */
export function isBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d || (code > 0x7f && (code === 0x85 || code === 0x2028 || code === 0x2029));
}

export const isBlank = (code: number): boolean => code === 0x20 || code === 0x09;

/** Returns whether a blank or the end follows an indicator; otherwise it is not an indicator. */
export function isBlankOrEnd(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return code <= 0x20 ? code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d : isBreak(code);
}

/** Returns whether a character is allowed in the name of an anchor, a tag or a directive. */
export const isWord = (text: string, at: number): boolean => /^[0-9A-Za-z_-]$/.test(text.charAt(at));
