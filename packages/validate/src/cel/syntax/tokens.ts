import { CelSyntaxError, type Literal } from './ast.ts';
import { readText } from './text-literal.ts';

/** A token of CEL: a name, an operator, or a literal with its value. */
export interface Token {
  readonly type: 'name' | 'operator' | 'literal' | 'end';
  readonly text: string;
  readonly value?: Literal;
  readonly offset: number;
}

const SPACE = /[ \t\r\n\f]*(?:\/\/[^\n]*(?:\n[ \t\r\n\f]*|$))*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const DOUBLE = /(?:[0-9]+\.[0-9]+(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+|\.[0-9]+(?:[eE][+-]?[0-9]+)?)/y;
const INTEGER = /(0x[0-9a-fA-F]+|[0-9]+)([uU]?)/y;
const TEXT = /([rR]?[bB]?|[bB][rR])("""|'''|"|')/y;
const OPERATOR = /(?:&&|\|\||==|!=|<=|>=|[-+*/%<>!?:.,()[\]{}])/y;

/** Returns the tokens of `source`. The last one is `end`. Throws CelSyntaxError. */
export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = offset;
    return pattern.exec(source);
  };
  while (true) {
    offset += match(SPACE)?.[0].length ?? 0;
    if (offset >= source.length) break;
    const token = textAt(source, offset, match(TEXT)) ?? wordAt(offset, match(NAME)) ?? numberAt(offset, match(DOUBLE), match(INTEGER));
    if (token !== undefined) {
      tokens.push(token);
      offset += token.text.length;
      continue;
    }
    const operator = match(OPERATOR);
    if (operator === null) throw new CelSyntaxError(`unexpected ${JSON.stringify(source[offset])}`, offset);
    tokens.push({ type: 'operator', text: operator[0], offset });
    offset += operator[0].length;
  }
  return [...tokens, { type: 'end', text: '', offset }];
}

function textAt(source: string, offset: number, start: RegExpExecArray | null): Token | undefined {
  if (start === null) return undefined;
  const [opening, prefix = '', quote = ''] = start;
  const { length, value } = readText(source, offset + opening.length, quote, prefix.toLowerCase());
  return { type: 'literal', text: source.slice(offset, offset + opening.length + length), value, offset };
}

const WORD_VALUES: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

function wordAt(offset: number, found: RegExpExecArray | null): Token | undefined {
  if (found === null) return undefined;
  const text = found[0];
  if (text === 'in') return { type: 'operator', text, offset };
  const value = WORD_VALUES.get(text);
  return value === undefined ? { type: 'name', text, offset } : { type: 'literal', text, value, offset };
}

function numberAt(offset: number, double: RegExpExecArray | null, integer: RegExpExecArray | null): Token | undefined {
  if (double !== null) return { type: 'literal', text: double[0], value: Number(double[0]), offset };
  if (integer === null) return undefined;
  const value = BigInt(integer[1] ?? '');
  return { type: 'literal', text: integer[0], value: integer[2] ? { uint: value } : value, offset };
}
