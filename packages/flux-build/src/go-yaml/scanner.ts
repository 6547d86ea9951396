import { scanAnchor, scanDirective, scanTag } from './scan-properties.ts';
import { scanBlock, scanPlain, scanQuoted } from './scan-scalars.ts';
import { addToken, closeBlocks, DEEPEST, dropKey, openBlock, type Scanner, saveKey, stillPossible } from './scanner-state.ts';
import { isBlankOrEnd, isBreak, isEnd, skip, skipBreak } from './text-cursor.ts';
import { refuseText, type Token, type TokenKind } from './yaml-token.ts';

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
  addToken(scanner, 'stream end');
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
  addToken(scanner, kind);
  for (let character = 0; character < 3; character++) skip(scanner.cursor);
}

function openFlow(scanner: Scanner, kind: '[' | '{'): void {
  saveKey(scanner, true);
  scanner.keys.push(undefined);
  scanner.flowLevel++;
  if (scanner.flowLevel > DEEPEST) refuseText(scanner.cursor.line, `exceeded max depth of ${DEEPEST}`);
  addToken(scanner, kind);
  skip(scanner.cursor);
}

function closeFlow(scanner: Scanner, kind: ']' | '}'): void {
  dropKey(scanner);
  if (scanner.flowLevel > 0) {
    scanner.flowLevel--;
    scanner.keys.pop();
  }
  scanner.keyAllowed = false;
  addToken(scanner, kind);
  skip(scanner.cursor);
}

function fetchEntry(scanner: Scanner): void {
  dropKey(scanner);
  scanner.keyAllowed = true;
  addToken(scanner, ',');
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
  addToken(scanner, '-');
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
  addToken(scanner, 'key');
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
  addToken(scanner, 'value');
  skip(cursor);
}
