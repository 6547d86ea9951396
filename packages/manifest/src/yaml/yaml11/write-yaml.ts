import { compareKeys } from './key-order.ts';
import { styleOf, UNPRINTABLE } from './scalar-style.ts';

/**
 * Prints `value` exactly as Flux writes an object before it substitutes variables: sorted keys, lists not indented, lines of more than 80
 * characters folded at a space, and quotes only where go-yaml needs them. The position of a substituted value in that text decides its
 * type.
 */
export function writeYaml(value: unknown, version: 'v2' | 'v3' = 'v2'): string {
  const page: Page = { text: '', column: 0, indent: -1, afterBlank: true, onlyIndent: true, version };
  writeNode(page, value, 'root');
  newLine(page);
  return page.text;
}

interface Page {
  /** The encoder of go-yaml v3 with an indentation of 2 indents lists, folds no lines, and prints integral doubles as doubles. */
  readonly version: 'v2' | 'v3';
  text: string;
  column: number;
  indent: number;
  /** Whether the text ends with a blank or a line end. */
  afterBlank: boolean;
  /** Whether the line has only indentation and indicators that indent. */
  onlyIndent: boolean;
}

type NodePosition = 'root' | 'item' | 'value';

function writeNode(page: Page, value: unknown, position: NodePosition): void {
  if (Array.isArray(value)) {
    writeList(page, value, position);
    return;
  }
  if (typeof value === 'object' && value !== null) {
    writeMap(page, value as Readonly<Record<string, unknown>>);
    return;
  }
  if (typeof value === 'string') {
    indented(page, () => writeString(page, value, 'value'));
    return;
  }
  indicator(page, typeof value === 'number' ? (page.version === 'v3' ? floatText(value) : numberText(value)) : String(value), true);
}

function writeList(page: Page, items: readonly unknown[], position: NodePosition): void {
  if (items.length === 0) {
    indicator(page, '[]', true);
    return;
  }
  const before = page.indent;
  // A list below a key is not indented.
  if (page.version === 'v3' || !(position === 'value' && !page.onlyIndent)) page.indent = Math.max(0, before < 0 ? 0 : before + 2);
  for (const item of items) {
    newLine(page);
    indicator(page, '-', true, true);
    writeNode(page, item, 'item');
  }
  page.indent = before;
}

function writeMap(page: Page, map: Readonly<Record<string, unknown>>): void {
  const keys = Object.keys(map).sort(compareKeys);
  if (keys.length === 0) {
    indicator(page, '{}', true);
    return;
  }
  const before = page.indent;
  page.indent = before < 0 ? 0 : before + 2;
  for (const key of keys) {
    newLine(page);
    if (isSimpleKey(key)) {
      indented(page, () => writeString(page, key, 'simple key'));
      indicator(page, ':', false);
    } else {
      indicator(page, '?', true, true);
      indented(page, () => writeString(page, key, 'value'));
      newLine(page);
      indicator(page, ':', true, true);
    }
    writeNode(page, map[key], 'value');
  }
  page.indent = before;
}

/** Returns whether a key has one line, and at most 128 bytes. */
const isSimpleKey = (key: string): boolean => !/[\n\r\u0085\u2028\u2029]/.test(key) && (key.length <= 42 || Buffer.byteLength(key) <= 128);

function indented(page: Page, write: () => void): void {
  const before = page.indent;
  page.indent = before < 0 ? 2 : before + 2;
  write();
  page.indent = before;
}

function writeString(page: Page, text: string, position: 'value' | 'simple key'): void {
  switch (styleOf(text, position)) {
    case 'plain':
      if (!page.afterBlank) put(page, ' ');
      writeFoldable(page, text, position === 'value' && page.version === 'v2', () => true);
      break;
    case 'single':
      indicator(page, "'", true);
      writeFoldable(
        page,
        text.replaceAll("'", "''"),
        position === 'value' && page.version === 'v2',
        (index, length) => index > 0 && index < length - 1,
      );
      indicator(page, "'", false);
      break;
    case 'double':
      indicator(page, '"', true);
      writeDouble(page, text, position === 'value' && page.version === 'v2');
      indicator(page, '"', false);
      break;
    case 'literal':
      writeLiteral(page, text);
      return;
  }
  page.afterBlank = false;
  page.onlyIndent = false;
}

/** Writes text, and replaces single spaces after column 80 by line ends. */
function writeFoldable(page: Page, text: string, mayFold: boolean, isInside: (index: number, length: number) => boolean): void {
  if (!BREAK.test(text) && (!mayFold || page.column + text.length <= WIDTH || !text.includes(' '))) {
    put(page, text);
    return;
  }
  let start = 0;
  /** Number of characters from `start` to `counted`. */
  let [count, counted] = [0, 0];
  let afterSpace = false;
  let afterBreak = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (counted < start) [count, counted] = [0, start];
    if (BREAK.test(character)) {
      put(page, text.slice(start, index));
      writeBreak(page, character);
      start = index + 1;
      page.onlyIndent = true;
      afterBreak = true;
      continue;
    }
    if (character === ' ') {
      count += characterCount(text.slice(counted, index));
      counted = index;
      const column = page.column + count;
      if (mayFold && !afterSpace && column > WIDTH && isInside(index, text.length) && text.charAt(index + 1) !== ' ') {
        put(page, text.slice(start, index));
        newLine(page);
        start = index + 1;
      }
      afterSpace = true;
      continue;
    }
    if (afterBreak) {
      newLine(page);
      start = index;
    }
    page.onlyIndent = false;
    afterSpace = false;
    afterBreak = false;
  }
  put(page, text.slice(start));
}

const WIDTH = 80;

const BREAK = /[\n\r\u0085\u2028\u2029]/;

function writeDouble(page: Page, text: string, mayFold: boolean): void {
  let afterSpace = false;
  let index = 0;
  // go-yaml checks for a byte-order mark only at the start of the text, at each character.
  const escapesAll = text.startsWith('\ufeff');
  for (const character of text) {
    const next = text.charAt(index + character.length);
    if (escapesAll || ESCAPES.has(character) || UNPRINTABLE.test(character)) {
      put(page, ESCAPES.get(character) ?? escapeOf(character));
      afterSpace = false;
    } else if (character !== ' ') {
      put(page, character);
      afterSpace = false;
    } else {
      if (mayFold && !afterSpace && page.column > WIDTH && index > 0 && index < text.length - 1) {
        newLine(page);
        if (next === ' ') put(page, '\\');
      } else put(page, character);
      afterSpace = true;
    }
    index += character.length;
  }
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\0', '\\0'],
  ['\x07', '\\a'],
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\v', '\\v'],
  ['\f', '\\f'],
  ['\r', '\\r'],
  ['\x1b', '\\e'],
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\u0085', '\\N'],
  ['\u2028', '\\L'],
  ['\u2029', '\\P'],
]);

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const [letter, digits] = code <= 0xff ? ['x', 2] : code <= 0xffff ? ['u', 4] : ['U', 8];
  return `\\${letter}${code.toString(16).toUpperCase().padStart(Number(digits), '0')}`;
}

function writeLiteral(page: Page, text: string): void {
  indicator(page, '|', true);
  if (/^[ \n\r\u0085\u2028\u2029]/.test(text)) indicator(page, '2', false);
  if (!/[\n\r\u0085\u2028\u2029]$/.test(text)) indicator(page, '-', false);
  else if (/^.?$|[\n\r\u0085\u2028\u2029][\n\r\u0085\u2028\u2029]$/s.test(text)) indicator(page, '+', false);
  writeBreak(page, '\n');
  page.afterBlank = true;
  let lineStart = true;
  for (const piece of text.split(/([\n\r\u0085\u2028\u2029])/)) {
    if (piece === '') continue;
    if (BREAK.test(piece)) {
      writeBreak(page, piece);
      lineStart = true;
      continue;
    }
    if (lineStart) {
      page.onlyIndent = true;
      newLine(page);
    }
    put(page, piece);
    page.onlyIndent = false;
    lineStart = false;
  }
  page.onlyIndent = lineStart;
}

function newLine(page: Page): void {
  const indent = Math.max(0, page.indent);
  if (!page.onlyIndent || page.column > indent || (page.column === indent && !page.afterBlank)) writeBreak(page, '\n');
  if (page.column < indent) put(page, ' '.repeat(indent - page.column));
  page.afterBlank = true;
  page.onlyIndent = true;
}

/** Writes an indicator. With `indents`, the rest of the line counts as indented by it. */
function indicator(page: Page, text: string, spaced: boolean, indents = false): void {
  if (spaced && !page.afterBlank) put(page, ' ');
  put(page, text);
  page.afterBlank = false;
  page.onlyIndent &&= indents;
}

function put(page: Page, text: string): void {
  page.text += text;
  page.column += characterCount(text);
}

function writeBreak(page: Page, text: string): void {
  page.text += text;
  page.column = 0;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const characterCount = (text: string): number => (/^[\u0000-\u007f]*$/.test(text) ? text.length : [...text].length);

/** Prints a double as Go does; prints an integer for an integral value. */
function numberText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 2 ** 64) return value < -(2 ** 63) ? floatText(value) : BigInt(value).toString();
  return floatText(value);
}

function floatText(value: number): string {
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  const power = Number(exponent);
  if (power >= -4 && power < 6) return String(value);
  return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}
