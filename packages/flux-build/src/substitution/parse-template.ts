import { LimitError } from '@slipway/manifest';
import { type ByteText, characterAt } from './byte-text.ts';

/** Text, or an expression `${…}`. */
export type TemplatePart = ByteText | Expression;

/** `${name}`, `${name<operator>…}` or `${#name}`. */
export interface Expression {
  readonly name: string;
  /** `:-`, `^^`, `/#` …; empty for the value itself. */
  readonly operator: string;
  /** The text after the operator. `${v:=a${w}b}` has three parts; of other operators, each argument has one. */
  readonly operands: readonly TemplatePart[];
  /** The text of the expression. */
  readonly source: ByteText;
}

/** Why a text is not a template, in the words of the controller. */
export interface TemplateProblem {
  readonly problem: string;
}

/**
 * Parses `text` by the grammar of Flux's envsubst. `$$` is a dollar; in a replacement too, where a backslash also escapes `/` and itself.
 * Names are letters, digits and underscores, and `-` alone is not an operator. An invalid expression refuses the whole text.
 */
export function parseTemplate(text: ByteText): readonly TemplatePart[] | TemplateProblem {
  const reader: Reader = { text, at: 0, depth: 0 };
  const parts: TemplatePart[] = [];
  try {
    while (reader.at < text.length) {
      const plain = readPlain(reader);
      if (plain !== '') parts.push(plain);
      if (reader.at < text.length) parts.push(readExpression(reader));
    }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
  return parts;
}

interface Reader {
  readonly text: ByteText;
  at: number;
  /** Number of expressions around `at`. */
  depth: number;
}

/** The controller has a larger stack, so a deeper text is not decided, rather than refused. */
const MAX_DEPTH = 500;

class Refusal extends Error {}

const BAD_SUBSTITUTION = 'bad substitution';
const NO_CLOSING_BRACE = 'missing closing brace';
const NO_NAME = 'unable to parse variable name';
const NO_OPERAND = 'unable to parse substitution within function';
const NO_DEFAULT = 'unable to parse default function';

/** Reads text up to the next `${`. */
function readPlain(reader: Reader): ByteText {
  const { text } = reader;
  let plain = '';
  let start = reader.at;
  for (let dollar = text.indexOf('$', start); dollar >= 0; dollar = text.indexOf('$', reader.at)) {
    const next = text.charAt(dollar + 1);
    if (next === '{') {
      reader.at = dollar;
      return plain + text.slice(start, dollar);
    }
    // Of two dollars, the first is removed, and the text after the second is a literal.
    if (next === '$') {
      plain += text.slice(start, dollar);
      start = dollar + 1;
      reader.at = dollar + 2;
    } else {
      reader.at = dollar + 1;
    }
  }
  reader.at = text.length;
  return plain + text.slice(start);
}

/** Reads an expression at `${`. */
function readExpression(reader: Reader): Expression {
  const start = reader.at;
  if (++reader.depth > MAX_DEPTH) throw new LimitError('operations', MAX_DEPTH);
  reader.at += 2;
  const read = (operator: string, operands: readonly TemplatePart[], name: string): Expression => {
    reader.depth--;
    return { name, operator, operands, source: reader.text.slice(start, reader.at) };
  };
  if (peek(reader) === '#') {
    reader.at++;
    const counted = readName(reader, BAD_SUBSTITUTION);
    close(reader, BAD_SUBSTITUTION);
    return read('#', [], counted);
  }
  const name = readName(reader, NO_NAME);
  const { operator, operands } = readOperation(reader);
  return read(operator, operands, name);
}

interface Operation {
  readonly operator: string;
  readonly operands: readonly TemplatePart[];
}

/** Reads from the end of the name to after the closing brace. */
function readOperation(reader: Reader): Operation {
  switch (peek(reader)) {
    case ':':
      return /[-=?+]/.test(reader.text.charAt(reader.at + 1)) ? readDefault(reader, 2) : readCut(reader);
    case '=':
      return readDefault(reader, 1);
    case ',':
    case '^': {
      const operator = take(reader, /[,^]{1,2}/y);
      close(reader, BAD_SUBSTITUTION);
      return { operator, operands: [] };
    }
    case '/':
      return readReplacement(reader);
    case '#':
      return readRemoval(reader, /#{1,2}/y);
    case '%':
      return readRemoval(reader, /%{1,2}/y);
    default:
      close(reader, NO_CLOSING_BRACE);
      return { operator: '', operands: [] };
  }
}

function readDefault(reader: Reader, length: number): Operation {
  const operator = reader.text.slice(reader.at, reader.at + length);
  if (operator === '') throw new Refusal(NO_DEFAULT);
  reader.at += length;
  const operands: TemplatePart[] = [];
  while (peek(reader) !== '}') operands.push(readOperand(reader, '}'));
  reader.at++;
  return { operator, operands };
}

/** Reads `${v:offset}` and `${v:offset:length}`, with any number of colons between the two. */
function readCut(reader: Reader): Operation {
  reader.at++;
  const offset = readOperand(reader, ':}');
  if (peek(reader) === '}') {
    reader.at++;
    return { operator: ':', operands: [offset] };
  }
  if (take(reader, /:+/y) === '') throw new Refusal(BAD_SUBSTITUTION);
  const length = readOperand(reader, '}');
  close(reader, BAD_SUBSTITUTION);
  return { operator: ':', operands: [offset, length] };
}

function readReplacement(reader: Reader): Operation {
  const operator = take(reader, /\/[/#%]?/y);
  const pattern = readOperand(reader, '/', true);
  if (take(reader, /\/+/y) === '') throw new Refusal(BAD_SUBSTITUTION);
  const operands = [pattern];
  if (peek(reader) !== '}') operands.push(readOperand(reader, '}', true));
  close(reader, BAD_SUBSTITUTION);
  return { operator, operands };
}

function readRemoval(reader: Reader, form: RegExp): Operation {
  const operator = take(reader, form);
  const pattern = readOperand(reader, '}');
  close(reader, BAD_SUBSTITUTION);
  return { operator, operands: [pattern] };
}

/** Reads an expression, or text up to one or to a character of `ends`; refuses an empty operand. */
function readOperand(reader: Reader, ends: string, escapes = false): TemplatePart {
  const { text } = reader;
  if (text.startsWith('${', reader.at)) return readExpression(reader);
  let operand = '';
  let start = reader.at;
  while (reader.at < text.length) {
    const character = text.charAt(reader.at);
    const next = text.charAt(reader.at + 1);
    if (character === '$' && next === '{') break;
    if (escapes && ((character === '$' && next === '$') || (character === '\\' && (next === '/' || next === '\\')))) {
      operand += text.slice(start, reader.at);
      start = reader.at + 1;
      reader.at += 2;
      continue;
    }
    if (ends.includes(character)) break;
    reader.at++;
  }
  operand += text.slice(start, reader.at);
  if (operand === '') throw new Refusal(NO_OPERAND);
  return operand;
}

function readName(reader: Reader, problem: string): string {
  const { text } = reader;
  const start = reader.at;
  let name = take(reader, /[0-9A-Za-z_]+/y);
  while (text.charCodeAt(reader.at) > 0x7f) {
    const { character, width } = characterAt(text, reader.at);
    if (!/[\p{L}\p{Nd}]/u.test(character)) break;
    reader.at += width;
    name = text.slice(start, reader.at) + take(reader, /[0-9A-Za-z_]+/y);
  }
  if (name === '') throw new Refusal(problem);
  return name;
}

function close(reader: Reader, problem: string): void {
  if (peek(reader) !== '}') throw new Refusal(problem);
  reader.at++;
}

const peek = (reader: Reader): string => reader.text.charAt(reader.at);

function take(reader: Reader, form: RegExp): string {
  form.lastIndex = reader.at;
  const [taken = ''] = form.exec(reader.text) ?? [];
  reader.at += taken.length;
  return taken;
}
