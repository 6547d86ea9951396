import { once } from '@slipway/manifest';
import { goQuote, isPrintable } from '../values/go-quote.ts';

/** The kind of a token. The kind of a keyword is its word. */
export type TokenKind =
  | 'error'
  | 'bool'
  | 'char'
  | 'char constant'
  | 'complex'
  | '='
  | ':='
  | 'EOF'
  | 'field'
  | 'identifier'
  | 'left delim'
  | '('
  | 'number'
  | '|'
  | 'raw string'
  | 'right delim'
  | ')'
  | 'space'
  | 'string'
  | 'text'
  | 'variable'
  | Keyword;

type Keyword = '.' | 'block' | 'break' | 'continue' | 'define' | 'else' | 'end' | 'if' | 'nil' | 'range' | 'template' | 'with';

export interface Token {
  readonly kind: TokenKind;
  /** Offset in the template. */
  readonly at: number;
  readonly text: string;
}

const KEYWORDS: ReadonlySet<string> = new Set<Keyword>([
  '.',
  'block',
  'break',
  'continue',
  'define',
  'else',
  'end',
  'if',
  'nil',
  'range',
  'template',
  'with',
]);

/** Returns a token as Go shows it in an error. */
export function tokenText({ kind, text }: Token): string {
  if (kind === 'EOF') return 'EOF';
  if (kind === 'error') return text;
  if (KEYWORDS.has(kind)) return `<${text}>`;
  const characters = Array.from(text);
  return Buffer.byteLength(text) > 10 ? `${goQuote(characters.slice(0, 10).join(''))}...` : goQuote(text);
}

export interface Delimiters {
  readonly left: string;
  readonly right: string;
}

const isSpace = (character: string | undefined): boolean =>
  character === ' ' || character === '\t' || character === '\r' || character === '\n';

const ASCII_WORD = /\w*/y;
/** Created at the first word that is not ASCII, because V8 needs a millisecond for each of these classes. */
const wordPattern = once(() => /[_\p{L}\p{Nd}]*/uy);
const BLANKS = /[ \t\r\n]*/y;

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

const LAST_ASCII = 0x7f;

/** Splits a template into tokens, one at a time, as `text/template/parse` does. */
export class Lexer {
  private input: string;
  private readonly delimiters: Delimiters;
  private readonly breakIsFunction: boolean;
  private readonly continueIsFunction: boolean;
  private at = 0;
  private start = 0;
  private isInsideAction = false;
  private parentheses = 0;
  private failed: Token | undefined;

  constructor(input: string, delimiters: Delimiters, hasFunction: (name: string) => boolean) {
    this.input = input;
    this.delimiters = delimiters;
    this.breakIsFunction = hasFunction('break');
    this.continueIsFunction = hasFunction('continue');
  }

  /** Returns the next token. After an error, the only token is the end. */
  next(): Token {
    if (this.failed !== undefined) return { kind: 'EOF', at: 0, text: 'EOF' };
    const token = this.isInsideAction ? this.insideAction() : this.outside();
    if (token.kind === 'error') this.failed = token;
    return token;
  }

  private emit(kind: TokenKind): Token {
    const token = { kind, at: this.start, text: this.input.slice(this.start, this.at) };
    this.start = this.at;
    return token;
  }

  private error(text: string): Token {
    return { kind: 'error', at: this.start, text };
  }

  private outside(): Token {
    const { left } = this.delimiters;
    for (;;) {
      const index = this.input.indexOf(left, this.at);
      if (index < 0) {
        this.at = this.input.length;
        return this.at > this.start ? this.emit('text') : this.emit('EOF');
      }
      const inner = index + left.length;
      const isTrimmed = this.input[inner] === '-' && isSpace(this.input[inner + 1]);
      const end = isTrimmed ? this.blanksBefore(index) : index;
      if (end > this.start) {
        this.at = end;
        const text = this.emit('text');
        this.at = this.start = index;
        return text;
      }
      this.at = this.start = index;
      const token = this.leftDelim(isTrimmed);
      if (token !== undefined) return token;
    }
  }

  /** Returns the start of the space before an offset. */
  private blanksBefore(index: number): number {
    let end = index;
    while (end > this.start && isSpace(this.input[end - 1])) end--;
    return end;
  }

  /** Returns the token for the start of an action; undefined for a comment. */
  private leftDelim(isTrimmed: boolean): Token | undefined {
    const { left } = this.delimiters;
    const inner = this.at + left.length + (isTrimmed ? 2 : 0);
    if (this.input.startsWith('/*', inner)) {
      this.at = this.start = inner;
      return this.comment();
    }
    this.at += left.length;
    const token = this.emit('left delim');
    this.at = this.start = inner;
    this.isInsideAction = true;
    this.parentheses = 0;
    return token;
  }

  private comment(): Token | undefined {
    const end = this.input.indexOf('*/', this.at + 2);
    if (end < 0) return this.error('unclosed comment');
    this.at = end + 2;
    const right = this.rightDelimAt();
    if (right === undefined) return this.error('comment ends before closing delimiter');
    this.at += right.length;
    if (right.isTrimmed) this.skipBlanks();
    this.start = this.at;
    return undefined;
  }

  /** Returns the length of the right delimiter at the current offset, with its trim marker. */
  private rightDelimAt(): { readonly length: number; readonly isTrimmed: boolean } | undefined {
    const { right } = this.delimiters;
    if (isSpace(this.input[this.at]) && this.input[this.at + 1] === '-' && this.input.startsWith(right, this.at + 2)) {
      return { length: right.length + 2, isTrimmed: true };
    }
    return this.input.startsWith(right, this.at) ? { length: right.length, isTrimmed: false } : undefined;
  }

  private skipBlanks(): void {
    BLANKS.lastIndex = this.at;
    this.at += BLANKS.exec(this.input)?.[0].length ?? 0;
  }

  private insideAction(): Token {
    const right = this.rightDelimAt();
    if (right !== undefined) return this.parentheses === 0 ? this.rightDelim(right) : this.error('unclosed left paren');
    const character = this.input[this.at];
    if (character === undefined) return this.error('unclosed action');
    if (isSpace(character)) return this.space();
    const sign = this.sign(character);
    if (sign !== undefined) return sign;
    switch (character) {
      case '"':
        return this.quoted('"', 'string', 'unterminated quoted string');
      case "'":
        return this.quoted("'", 'char constant', 'unterminated character constant');
      case '`':
        return this.rawString();
      case '$':
        this.at++;
        return this.fieldOrVariable('variable');
      default:
        return this.word(character);
    }
  }

  private rightDelim({ length, isTrimmed }: { readonly length: number; readonly isTrimmed: boolean }): Token {
    this.start = isTrimmed ? this.at + 2 : this.at;
    this.at += length;
    const token = this.emit('right delim');
    if (isTrimmed) this.skipBlanks();
    this.start = this.at;
    this.isInsideAction = false;
    return token;
  }

  private sign(character: string): Token | undefined {
    switch (character) {
      case '=':
      case '|':
        this.at++;
        return this.emit(character);
      case ':':
        this.at++;
        if (this.input[this.at] !== '=') return this.error('expected :=');
        this.at++;
        return this.emit(':=');
      case '(':
        this.at++;
        this.parentheses++;
        return this.emit('(');
      case ')':
        this.at++;
        this.parentheses--;
        return this.parentheses < 0 ? this.error('unexpected right paren') : this.emit(')');
      default:
        return undefined;
    }
  }

  private word(character: string): Token {
    const next = this.input[this.at + 1] ?? '';
    if (character === '.' && !isDigit(next) && this.at + 1 < this.input.length) {
      this.at++;
      return this.fieldOrVariable('field');
    }
    if (character === '.' || character === '-' || character === '+' || isDigit(character)) return this.number();
    if (this.wordLength() > 0) return this.identifier();
    if (character >= ' ' && character <= '~') {
      this.at++;
      return this.emit('char');
    }
    return this.error(`unrecognized character in action: ${this.unicodeText(this.at)}`);
  }

  private unicodeText(at: number): string {
    const code = this.input.codePointAt(at);
    if (code === undefined) return 'U+FFFFFFFFFFFFFFFF';
    const character = String.fromCodePoint(code);
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return isPrintable(character) ? `${name} '${character}'` : name;
  }

  private space(): Token {
    while (isSpace(this.input[this.at])) this.at++;
    // The last space may be part of the right delimiter.
    const { right } = this.delimiters;
    if (this.input[this.at] === '-' && this.input.startsWith(right, this.at + 1)) {
      this.at--;
      if (this.at === this.start) return this.rightDelim({ length: right.length + 2, isTrimmed: true });
    }
    return this.emit('space');
  }

  private quoted(quote: string, kind: 'string' | 'char constant', problem: string): Token {
    for (let at = this.at + 1; at < this.input.length; at++) {
      const character = this.input[at];
      if (character === '\n') break;
      if (character === '\\') {
        at++;
        if (this.input[at] === '\n') break;
      } else if (character === quote) {
        this.at = at + 1;
        return this.emit(kind);
      }
    }
    return this.error(problem);
  }

  private rawString(): Token {
    const end = this.input.indexOf('`', this.at + 1);
    if (end < 0) return this.error('unterminated raw quoted string');
    this.at = end + 1;
    return this.emit('raw string');
  }

  private skipWord(): void {
    this.at += this.wordLength();
  }

  /** Returns the length of the word at the current offset. */
  private wordLength(): number {
    ASCII_WORD.lastIndex = this.at;
    const length = ASCII_WORD.exec(this.input)?.[0].length ?? 0;
    if (!(this.input.charCodeAt(this.at + length) > LAST_ASCII)) return length;
    const word = wordPattern();
    word.lastIndex = this.at;
    return word.exec(this.input)?.[0].length ?? 0;
  }

  private isAtTerminator(): boolean {
    const character = this.input[this.at];
    return (
      character === undefined || isSpace(character) || '.,|:)('.includes(character) || this.input.startsWith(this.delimiters.right, this.at)
    );
  }

  private identifier(): Token {
    this.skipWord();
    if (!this.isAtTerminator()) return this.error(`bad character ${this.unicodeText(this.at)}`);
    const word = this.input.slice(this.start, this.at);
    if (word === 'true' || word === 'false') return this.emit('bool');
    if ((word === 'break' && this.breakIsFunction) || (word === 'continue' && this.continueIsFunction)) return this.emit('identifier');
    return this.emit(KEYWORDS.has(word) ? (word as Keyword) : 'identifier');
  }

  private fieldOrVariable(kind: 'field' | 'variable'): Token {
    if (this.isAtTerminator()) return this.emit(kind === 'variable' ? 'variable' : '.');
    this.skipWord();
    return this.isAtTerminator() ? this.emit(kind) : this.error(`bad character ${this.unicodeText(this.at)}`);
  }

  private number(): Token {
    if (!this.scanNumber()) return this.badNumber();
    const sign = this.input[this.at];
    if (sign !== '+' && sign !== '-') return this.emit('number');
    return this.scanNumber() && this.input[this.at - 1] === 'i' ? this.emit('complex') : this.badNumber();
  }

  private badNumber(): Token {
    return this.error(`bad number syntax: ${goQuote(this.input.slice(this.start, this.at))}`);
  }

  private scanNumber(): boolean {
    NUMBER.lastIndex = this.at;
    this.at += NUMBER.exec(this.input)?.[0].length ?? 0;
    if (this.wordLength() === 0) return true;
    this.at += String.fromCodePoint(this.input.codePointAt(this.at) as number).length;
    return false;
  }
}

const NUMBER =
  /[-+]?(?:0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]*)?(?:[pP][-+]?[\d_]*)?|0[oO][0-7_]*(?:\.[0-7_]*)?|0[bB][01_]*(?:\.[01_]*)?|[\d_]*(?:\.[\d_]*)?(?:[eE][-+]?[\d_]*)?)i?/y;
