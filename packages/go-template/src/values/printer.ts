import { byteLength, fromBytes, toBytes } from './go-bytes.ts';
import { durationText } from './go-duration.ts';
import { exponentText, floatText, withoutZeros } from './go-number.ts';
import { goQuote, isPrintable } from './go-quote.ts';
import { type GoMap, GoStruct, isFrozenEmpty, NIL_MAP, Sized, sortedKeys, typeInfo, typeName } from './go-value.ts';
import { countItems, countText } from './limits.ts';
import { DAYS, MONTHS } from './moment.ts';
import { TemplateLimitError } from './template-error.ts';
import { Unknown } from './unknown.ts';

/** The flags of a verb in a format: `%+08.3f`. */
export interface Flags {
  sharp: boolean;
  zero: boolean;
  plus: boolean;
  minus: boolean;
  space: boolean;
  /** Whether the verb is `%#v`; `plusV` is for `%+v`. */
  sharpV: boolean;
  plusV: boolean;
  width: number | undefined;
  precision: number | undefined;
}

export const noFlags = (): Flags => ({
  sharp: false,
  zero: false,
  plus: false,
  minus: false,
  space: false,
  sharpV: false,
  plusV: false,
  width: undefined,
  precision: undefined,
});

const PLAIN_FLAGS: Flags = Object.freeze(noFlags());

/** Maximum depth. A value that contains itself has no end. */
const MAX_DEPTH = 1000;

/** Returns the text that marks an unknown value in the output. */
export type MarkerOf = (unknown: Unknown) => string;

/** Prints a value as `%v` does, both at the top level and inside another value. */
export function printed(value: unknown, markerOf: MarkerOf): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  return new Printer(PLAIN_FLAGS, markerOf).value(value, 'v', 0);
}

/** Prints values with one verb and its flags. */
export class Printer {
  readonly flags: Flags;
  readonly markerOf: MarkerOf;
  private erroring = false;

  constructor(flags: Flags, markerOf: MarkerOf) {
    this.flags = flags;
    this.markerOf = markerOf;
  }

  /** Prints an argument. */
  argument(value: unknown, verb: string): string {
    if (value instanceof Unknown) return this.markerOf(value);
    if (value === null || value === undefined) return verb === 'T' || verb === 'v' ? this.pad('<nil>') : this.badVerb(value, verb);
    if (verb === 'T') return this.pad(this.truncated(typeName(value)));
    if (verb === 'p') return this.badVerb(value, verb);
    return this.value(value, verb, 0);
  }

  value(value: unknown, verb: string, depth: number): string {
    if (depth > MAX_DEPTH) throw new TemplateLimitError('depth');
    countItems();
    if (verb === 'w') return this.badVerb(value, verb);
    switch (typeof value) {
      case 'string':
        countText(value.length);
        return this.string(value, verb);
      case 'number':
        return this.float(value, verb);
      case 'bigint':
        return this.integer(value, true, verb);
      case 'boolean':
        return verb === 't' || verb === 'v' ? this.pad(String(value)) : this.badVerb(value, verb);
      case 'undefined':
        return this.nothing(verb, depth);
      default:
        return value === null ? this.nothing(verb, depth) : this.object(value as object, verb, depth);
    }
  }

  private nothing(verb: string, depth: number): string {
    if (this.flags.sharpV) return 'interface {}(nil)';
    return verb === 'v' || depth > 0 ? '<nil>' : this.badVerb(null, verb);
  }

  private object(value: object, verb: string, depth: number): string {
    if (value instanceof Unknown) return this.markerOf(value);
    if (value instanceof Sized) return this.sized(value, verb);
    if (value instanceof GoStruct) return this.struct(value, verb, depth);
    if (value instanceof Uint8Array) return this.bytes(value, verb);
    if (Array.isArray(value)) return this.list(value, verb, depth);
    return this.map(value as GoMap, verb, depth);
  }

  private sized(value: Sized, verb: string): string {
    if (value.parts !== undefined) return this.complex(value.parts, verb);
    const text = value.type.startsWith('time.') && 'vsxXq'.includes(verb) && !this.flags.sharpV ? namedText(value) : undefined;
    if (text !== undefined) return this.string(text, verb);
    return this.integer(value.value, !value.type.startsWith('uint'), verb, value);
  }

  private list(value: readonly unknown[], verb: string, depth: number): string {
    if (!this.flags.sharpV) {
      const isBytes = typeInfo(value)?.elem === 'uint8' && 'sqxX'.includes(verb);
      if (isBytes) return this.bytes(Uint8Array.from(value as number[]), verb);
      return `[${value.map((item) => this.value(item, verb, depth + 1)).join(' ')}]`;
    }
    if (isFrozenEmpty(value)) return `${typeName(value)}(nil)`;
    return `${typeName(value)}{${value.map((item) => this.value(item, verb, depth + 1)).join(', ')}}`;
  }

  private map(value: GoMap, verb: string, depth: number): string {
    const { sharpV } = this.flags;
    if (sharpV && value === NIL_MAP) return `${typeName(value)}(nil)`;
    const entries = sortedKeys(value).map((key) => `${this.value(key, verb, depth + 1)}:${this.value(value[key], verb, depth + 1)}`);
    return sharpV ? `${typeName(value)}{${entries.join(', ')}}` : `map[${entries.join(' ')}]`;
  }

  private struct(value: GoStruct, verb: string, depth: number): string {
    const { fields } = value;
    const type = (depth === 0 ? undefined : value.type.copied) ?? value.type;
    const { sharpV, plusV } = this.flags;
    if (type.isNil) return verb === 'v' ? '<nil>' : 'bodxX'.includes(verb) ? this.integer(0n, false, verb) : this.badVerb(value, verb);
    if (type.text !== undefined && !sharpV && 'vsxXq'.includes(verb) && !this.erroring) return this.string(type.text(value as never), verb);
    const names = type.fields ?? Object.keys(fields);
    const isPointer = type.kind === 'ptr';
    // Go prints the address of an inner pointer with %v.
    if (isPointer && depth > 0 && verb !== 'v') return this.badVerb(value, verb);
    const parts = names.map((name) => `${sharpV || plusV ? `${name}:` : ''}${this.value(fields[name], verb, depth + 1)}`);
    const name = isPointer ? type.name.slice(1) : type.name;
    return `${isPointer ? '&' : ''}${sharpV ? name : ''}{${parts.join(sharpV ? ', ' : ' ')}}`;
  }

  private bytes(value: Uint8Array, verb: string): string {
    if (verb === 's' || verb === 'q') return this.string(fromBytes(value), verb);
    if (verb === 'x' || verb === 'X') return this.hex(value, verb);
    if (verb !== 'v' && verb !== 'd')
      return `[${Array.from(value, (byte) => this.sized(new Sized('uint8', BigInt(byte)), verb)).join(' ')}]`;
    if (this.flags.sharpV) return `[]byte{${Array.from(value, (byte) => `0x${byte.toString(16)}`).join(', ')}}`;
    return `[${Array.from(value, (byte) => this.integer(BigInt(byte), false, 'd')).join(' ')}]`;
  }

  private string(value: string, verb: string): string {
    switch (verb) {
      case 'v':
        return this.flags.sharpV ? this.quoted(value) : this.pad(this.truncated(value));
      case 's':
        return this.pad(this.truncated(value));
      case 'q':
        return this.quoted(value);
      case 'x':
      case 'X':
        return this.hex(toBytes(value), verb);
      default:
        return this.badVerb(value, verb);
    }
  }

  private quoted(value: string): string {
    const text = this.truncated(value);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
    const isRaw = this.flags.sharp && !/[\u0000-\u0008\u000a-\u001f\u007f`\ufeff]|[\ud800-\udfff](?![\udc00-\udfff])/.test(text);
    return this.pad(isRaw ? `\`${text}\`` : goQuote(text, '"', this.flags.plus));
  }

  private hex(bytes: Uint8Array, verb: string): string {
    const { precision, sharp, space } = this.flags;
    const shown = precision !== undefined && precision < bytes.length ? bytes.subarray(0, precision) : bytes;
    const pairs = Array.from(shown, (byte) => byte.toString(16).padStart(2, '0'));
    const prefix = sharp && pairs.length > 0 ? '0x' : '';
    const text = space ? pairs.map((pair) => prefix + pair).join(' ') : prefix + pairs.join('');
    return this.pad(verb === 'X' ? text.toUpperCase() : text);
  }

  /** Prints an integer with a verb. */
  integer(value: bigint, isSigned: boolean, verb: string, original: Sized | bigint = value): string {
    switch (verb) {
      case 'v':
        if (this.flags.sharpV && !isSigned) return `0x${value.toString(16)}`;
        return this.digits(value, 10, verb);
      case 'd':
        return this.digits(value, 10, verb);
      case 'b':
        return this.digits(value, 2, verb);
      case 'o':
      case 'O':
        return this.digits(value, 8, verb);
      case 'x':
      case 'X':
        return this.digits(value, 16, verb);
      case 'c':
        return this.pad(runeText(value));
      case 'q':
        return this.pad(goQuote(runeText(value), "'", this.flags.plus));
      case 'U':
        return this.unicode(value);
      default:
        return this.badVerb(original, verb);
    }
  }

  private digits(value: bigint, base: number, verb: string): string {
    const { precision, width } = this.flags;
    const isNegative = value < 0n;
    if (precision === 0 && value === 0n) return ' '.repeat(width ?? 0);
    const sign = this.signOf(isNegative);
    const plain = (isNegative ? -value : value).toString(base).padStart(this.leastDigits(sign), '0');
    const text = this.withBase(verb === 'X' ? plain.toUpperCase() : plain, base, verb);
    return this.pad(sign + text, false);
  }

  private signOf(isNegative: boolean): string {
    if (isNegative) return '-';
    return this.flags.plus ? '+' : this.flags.space ? ' ' : '';
  }

  private leastDigits(sign: string): number {
    const { precision, zero, minus, width } = this.flags;
    if (precision !== undefined) return precision;
    return zero && !minus && width !== undefined ? width - sign.length : 0;
  }

  private withBase(text: string, base: number, verb: string): string {
    if (verb === 'O') return `0o${text}`;
    if (!this.flags.sharp) return text;
    if (base === 2) return `0b${text}`;
    if (base === 8) return text.startsWith('0') ? text : `0${text}`;
    return base === 16 ? `0${verb === 'X' ? 'X' : 'x'}${text}` : text;
  }

  private unicode(value: bigint): string {
    const { precision, sharp } = this.flags;
    const code = value
      .toString(16)
      .toUpperCase()
      .padStart(Math.max(4, precision ?? 4), '0');
    const character = value >= 0n && value <= 0x10ffffn ? String.fromCodePoint(Number(value)) : '';
    return this.pad(`U+${code}${sharp && character !== '' && isPrintable(character) ? ` '${character}'` : ''}`, false);
  }

  /** Prints a float with a verb. */
  float(value: number, verb: string): string {
    const { precision } = this.flags;
    switch (verb) {
      case 'v':
        return this.signed(this.general(value, precision, 'g'), 'g');
      case 'g':
      case 'G':
        return this.signed(this.general(value, precision, verb), verb);
      case 'f':
      case 'F':
        return this.signed(isSpecial(value) ? floatText(value) : fixedText(value, precision ?? 6), 'f');
      case 'e':
      case 'E':
        return this.signed(isSpecial(value) ? floatText(value) : scientific(value, precision ?? 6, verb), verb);
      case 'b':
      case 'x':
      case 'X':
        return this.signed(isSpecial(value) ? floatText(value) : binaryFloat(value, verb, precision), verb);
      default:
        return this.badVerb(value, verb);
    }
  }

  private general(value: number, precision: number | undefined, verb: string): string {
    const text = isSpecial(value) || precision === undefined ? floatText(value) : generalText(value, precision);
    return verb === 'G' && !isSpecial(value) ? text.replace('e', 'E') : text;
  }

  /** Adds the sign, zeros and padding to the text of a float. */
  private signed(text: string, verb: string): string {
    const { zero, minus, width, sharp } = this.flags;
    if (text === 'NaN' || text.endsWith('Inf')) return this.pad(this.specialText(text), false);
    const sign = this.signOf(text.startsWith('-'));
    const plain = text.replace(/^-/, '');
    const digits = sharp && verb !== 'b' ? withPoint(plain, verb, this.flags.precision) : plain;
    if (zero && !minus && width !== undefined) return sign + digits.padStart(width - sign.length, '0');
    return this.pad(sign + digits, false);
  }

  /** Returns the text of NaN and infinities, which are never padded with zeros. */
  private specialText(text: string): string {
    const { plus, space } = this.flags;
    if (text === 'NaN') return plus ? '+NaN' : space ? ' NaN' : 'NaN';
    if (text.startsWith('-')) return text;
    return space && !plus ? ' Inf' : '+Inf';
  }

  private complex([real, imaginary]: readonly [number, number], verb: string): string {
    const inner = new Printer({ ...this.flags, plus: true }, this.markerOf);
    return `(${this.float(real, verb)}${inner.float(imaginary, verb)}i)`;
  }

  private truncated(text: string): string {
    const { precision } = this.flags;
    if (precision === undefined) return text;
    const characters = Array.from(text);
    return characters.length <= precision ? text : characters.slice(0, precision).join('');
  }

  private pad(text: string, mayBeZero = true): string {
    const { width, minus, zero } = this.flags;
    if (width === undefined || width === 0) return text;
    const missing = width - (byteLength(text) === text.length ? text.length : Array.from(text).length);
    if (missing <= 0) return text;
    if (minus) return text + ' '.repeat(missing);
    return (zero && mayBeZero ? '0' : ' ').repeat(missing) + text;
  }

  private badVerb(value: unknown, verb: string): string {
    if (value === null || value === undefined) return `%!${verb}(<nil>)`;
    this.erroring = true;
    const text = `%!${verb}(${typeName(value)}=${this.value(value, 'v', 0)})`;
    this.erroring = false;
    return text;
  }
}

/** Returns the name of a month or of a day of the week, or a duration as text. */
function namedText({ type, value }: Sized): string | undefined {
  if (type === 'time.Month') return MONTHS[Number(value) - 1];
  if (type === 'time.Weekday') return DAYS[Number(value)];
  return type === 'time.Duration' ? durationText(value) : undefined;
}

const isSpecial = (value: number): boolean => !Number.isFinite(value);

const runeText = (value: bigint): string =>
  value >= 0n && value <= 0x10ffffn && !(value >= 0xd800n && value <= 0xdfffn) ? String.fromCodePoint(Number(value)) : '\ufffd';

/** No float has more digits after its point. */
const MAX_PLACES = 1074;

/** Formats as `%.3f` does, exactly, with any number of digits. A half is rounded to an even digit. */
function fixedText(value: number, precision: number): string {
  const { sign, mantissa, exponent } = bitsOf(value);
  const places = Math.min(precision, MAX_PLACES);
  const scaled = mantissa * 10n ** BigInt(places);
  const digits = String(exponent >= 0 ? scaled << BigInt(exponent) : halfToEven(scaled, BigInt(-exponent))).padStart(places + 1, '0');
  const whole = sign + digits.slice(0, digits.length - places);
  return precision === 0 ? whole : `${whole}.${digits.slice(digits.length - places).padEnd(precision, '0')}`;
}

/** Returns a number without its last bits, rounded to the nearest one. */
function halfToEven(value: bigint, bits: bigint): bigint {
  const kept = value >> bits;
  const [rest, half] = [value - (kept << bits), 1n << (bits - 1n)];
  return rest > half || (rest === half && (kept & 1n) === 1n) ? kept + 1n : kept;
}

/** Returns whether the removed digits are exactly a half. JavaScript rounds a half away from zero, Go to an even digit. */
const isTie = (longer: string, kept: number): boolean => /^\.?50*$/.test(longer.slice(kept)) && longer.length > kept;

/** Subtracts one from an odd last digit. A carry to a new first digit is kept. */
function evenText(text: string, longer: string): string {
  const last = Number(text.at(-1));
  return last % 2 === 0 || (text === '1' && longer.startsWith('9')) ? text : text.slice(0, -1) + String(last - 1);
}

const withSignOfZero = (value: number, text: string): string =>
  (Object.is(value, -0) || value < 0) && !text.startsWith('-') ? `-${text}` : text;

function scientific(value: number, precision: number, verb: string): string {
  const [rounded = '', exponent = '0'] = value.toExponential(Math.min(precision, 100)).split('e');
  const [longer = ''] = value.toExponential(Math.min(precision + 25, 100)).split('e');
  const digits = isTie(longer, rounded.length) ? evenText(rounded, longer.replace('-', '')) : rounded;
  const power = Number(exponent);
  const text = `${withSignOfZero(value, digits)}${verb}${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  return precision > 100 ? text.replace(verb, '0'.repeat(precision - 100) + verb) : text;
}

/** Formats as `%.3g` does: with at most `precision` digits, without zeros at the end. */
function generalText(value: number, precision: number): string {
  if (value === 0) return floatText(value);
  const most = Math.min(Math.max(precision, 1), 100);
  const [digits = '', exponent = '0'] = value.toExponential(most - 1).split('e');
  const power = Number(exponent);
  const significant = withoutZeros(digits.replace('-', '').replace('.', '')).length || 1;
  const limit = most > significant && significant >= power + 1 ? significant : most;
  if (power < -4 || power >= limit) return exponentText(Number(value.toPrecision(most)));
  return String(Number(value.toPrecision(most)));
}

/** Splits a finite float: it is its mantissa times two to its exponent. */
function bitsOf(value: number): { readonly sign: string; readonly mantissa: bigint; readonly exponent: number } {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const raw = bits.getBigUint64(0);
  const biased = Number((raw >> 52n) & 0x7ffn);
  const fraction = raw & 0xfffffffffffffn;
  const sign = raw >> 63n === 1n ? '-' : '';
  return biased === 0 ? { sign, mantissa: fraction, exponent: -1074 } : { sign, mantissa: fraction | (1n << 52n), exponent: biased - 1075 };
}

/** Formats a float as `%b` and `%x` do. */
function binaryFloat(value: number, verb: string, precision: number | undefined): string {
  let { sign, mantissa, exponent } = bitsOf(value);
  if (verb === 'b') return `${sign}${mantissa}p${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
  if (mantissa === 0n) exponent = -52;
  while (mantissa !== 0n && mantissa >> 52n === 0n) {
    mantissa <<= 1n;
    exponent--;
  }
  return sign + hexadecimalFloat(mantissa, exponent + 52, verb, precision);
}

function hexadecimalFloat(mantissa: bigint, power: number, verb: string, precision: number | undefined): string {
  let [size, exponent] = [mantissa, power];
  if (precision !== undefined && precision < 13) {
    const shift = BigInt((13 - precision) * 4);
    size = halfToEven(size, shift) << shift;
    if (size >> 53n === 1n) {
      size >>= 1n;
      exponent++;
    }
  }
  const fraction = (size & 0xfffffffffffffn).toString(16).padStart(13, '0');
  const shown = precision === undefined ? withoutZeros(fraction) : fraction.padEnd(precision, '0').slice(0, precision);
  const text = `0x${size >> 52n}${shown === '' ? '' : `.${shown}`}p${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
  return verb === 'X' ? text.toUpperCase() : text;
}

/** Adds a decimal point, and the zeros that `%#g` keeps. */
function withPoint(text: string, verb: string, precision: number | undefined): string {
  const isHexadecimal = /^0[xX]/.test(text);
  const at = text.search(isHexadecimal ? /[pP]/ : /[eE]/);
  const [number, tail] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  let missing = verb === 'g' || verb === 'G' || verb === 'x' ? (precision ?? 6) : 0;
  missing -= number.replace(/^[0.]*/, '').replace('.', '').length;
  if (number === '0') missing--;
  return `${number}${number.includes('.') ? '' : '.'}${'0'.repeat(Math.max(0, missing))}${tail}`;
}
