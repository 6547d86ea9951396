import { setKey } from '@slipway/manifest';
import { goQuote } from '../../values/go-quote.ts';
import type { GoMap } from '../../values/go-value.ts';
import { GoError } from '../../values/template-error.ts';

const MAX_DEPTH = 10_000;

/** The limit of this recursive reader. */
const MAX_NESTED = 1000;

/** Decodes JSON as `encoding/json` does. Throws a `GoError` with the same message. */
export function decodeJson(text: string): unknown {
  return new JsonReader(text).document();
}

class JsonReader {
  private readonly text: string;
  private at = 0;
  /** A number that does not fit. It is reported only when the syntax of the whole text is valid. */
  private problem: GoError | undefined;

  constructor(text: string) {
    this.text = text;
  }

  document(): unknown {
    const value = this.value(0);
    this.skipSpace();
    if (this.at < this.text.length) this.fail('after top-level value');
    if (this.problem !== undefined) throw this.problem;
    return value;
  }

  private skipSpace(): void {
    while (this.at < this.text.length && ' \t\r\n'.includes(this.text[this.at] as string)) this.at++;
  }

  private fail(where: string): never {
    const code = this.text.codePointAt(this.at);
    if (code === undefined)
      throw new GoError(FAILS_AT_SPACE.test(where) ? `invalid character ' ' ${where}` : 'unexpected end of JSON input');
    throw new GoError(`invalid character ${quotedByte(this.text, this.at)} ${where}`);
  }

  private value(depth: number): unknown {
    if (depth > MAX_NESTED) throw new GoError(depth > MAX_DEPTH ? 'exceeded max depth' : 'the JSON is nested too deep');
    this.skipSpace();
    switch (this.text[this.at]) {
      case '{':
        return this.object(depth);
      case '[':
        return this.array(depth);
      case '"':
        return this.string();
      case 't':
        return this.literal('true', true);
      case 'f':
        return this.literal('false', false);
      case 'n':
        return this.literal('null', null);
      default:
        return this.number();
    }
  }

  private literal<Value>(word: string, value: Value): Value {
    for (const [index, letter] of Array.from(word).entries()) {
      if (this.text[this.at] !== letter) this.fail(`in literal ${word} (expecting '${word[index]}')`);
      this.at++;
    }
    return value;
  }

  private object(depth: number): GoMap {
    const map: GoMap = {};
    this.at++;
    this.skipSpace();
    if (this.text[this.at] === '}') {
      this.at++;
      return map;
    }
    for (;;) {
      this.skipSpace();
      if (this.text[this.at] !== '"') this.fail('looking for beginning of object key string');
      const key = this.string();
      this.skipSpace();
      if (this.text[this.at] !== ':') this.fail('after object key');
      this.at++;
      setKey(map, key, this.value(depth + 1));
      this.skipSpace();
      const next = this.text[this.at];
      if (next !== ',' && next !== '}') this.fail('after object key:value pair');
      this.at++;
      if (next === '}') return map;
    }
  }

  private array(depth: number): unknown[] {
    const items: unknown[] = [];
    this.at++;
    this.skipSpace();
    if (this.text[this.at] === ']') {
      this.at++;
      return items;
    }
    for (;;) {
      items.push(this.value(depth + 1));
      this.skipSpace();
      const next = this.text[this.at];
      if (next !== ',' && next !== ']') this.fail('after array element');
      this.at++;
      if (next === ']') return items;
    }
  }

  private string(): string {
    let value = '';
    this.at++;
    for (;;) {
      const start = this.at;
      while (this.at < this.text.length && !STOPS.test(this.text[this.at] as string)) this.at++;
      value += this.text.slice(start, this.at);
      const character = this.text[this.at];
      if (character === '"') {
        this.at++;
        return value.toWellFormed();
      }
      if (character !== '\\') this.fail('in string literal');
      value += this.escape();
    }
  }

  private escape(): string {
    this.at++;
    const character = this.text[this.at];
    if (character === undefined || !Object.hasOwn(ESCAPED, character)) {
      if (character !== 'u') this.fail('in string escape code');
      return this.unicode();
    }
    this.at++;
    return ESCAPED[character] as string;
  }

  private unicode(): string {
    let code = 0;
    for (let digit = 0; digit < 4; digit++) {
      this.at++;
      const character = this.text[this.at];
      if (character === undefined || !/[\da-fA-F]/.test(character)) this.fail('in \\u hexadecimal character escape');
      code = code * 16 + Number.parseInt(character, 16);
    }
    this.at++;
    return String.fromCharCode(code);
  }

  private number(): number {
    const start = this.at;
    if (this.text[this.at] === '-') this.at++;
    if (!this.isDigit()) this.fail(this.at > start ? 'in numeric literal' : 'looking for beginning of value');
    if (this.text[this.at] === '0') this.at++;
    else this.digits();
    if (this.text[this.at] === '.') {
      this.at++;
      if (!this.isDigit()) this.fail('after decimal point in numeric literal');
      this.digits();
    }
    if (this.text[this.at] === 'e' || this.text[this.at] === 'E') {
      this.at++;
      if (this.text[this.at] === '+' || this.text[this.at] === '-') this.at++;
      if (!this.isDigit()) this.fail('in exponent of numeric literal');
      this.digits();
    }
    const text = this.text.slice(start, this.at);
    const value = Number(text);
    if (!Number.isFinite(value)) this.problem ??= new GoError(`json: cannot unmarshal number ${text} into Go value of type float64`);
    return value;
  }

  private isDigit(): boolean {
    const character = this.text[this.at];
    return character !== undefined && character >= '0' && character <= '9';
  }

  private digits(): void {
    while (this.isDigit()) this.at++;
  }
}

/** The scanner of Go reads a space after the text. Numbers, literals and escapes fail there. */
const FAILS_AT_SPACE = /^(?:in literal|in numeric|after decimal|in exponent|in string escape|in \\u)/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters end a string
const STOPS = /["\\\u0000-\u001f]/;

const ESCAPED: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Returns the first byte of a character in quotes, because the scanner of Go reads bytes. */
function quotedByte(text: string, at: number): string {
  const character = String.fromCodePoint(text.codePointAt(at) as number);
  if (character === "'") return "'\\''";
  if (character === '"') return "'\"'";
  const first = Buffer.from(character)[0] as number;
  return goQuote(first < 0x80 ? character : String.fromCharCode(first), "'");
}
