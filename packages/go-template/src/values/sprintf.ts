import { Sized, typeName } from './go-value.ts';
import { type Flags, type MarkerOf, noFlags, Printer, printed } from './printer.ts';

/** Go rejects larger widths and precisions. */
const MAX_NUMBER = 1_000_000;

/** Formats values as `fmt.Sprintf` does. */
export function sprintf(format: string, values: readonly unknown[], markerOf: MarkerOf): string {
  return new Format(format, values, markerOf).text();
}

class Format {
  private readonly format: string;
  private readonly values: readonly unknown[];
  private readonly markerOf: MarkerOf;
  private at = 0;
  private argument = 0;
  private reordered = false;
  private isGoodNumber = true;
  private afterIndex = false;

  constructor(format: string, values: readonly unknown[], markerOf: MarkerOf) {
    this.format = format;
    this.values = values;
    this.markerOf = markerOf;
  }

  text(): string {
    const { format } = this;
    let text = '';
    while (this.at < format.length) {
      const percent = format.indexOf('%', this.at);
      if (percent < 0) {
        text += format.slice(this.at);
        break;
      }
      text += format.slice(this.at, percent);
      this.at = percent + 1;
      text += this.verb();
    }
    return text + this.extra();
  }

  private verb(): string {
    this.isGoodNumber = true;
    this.afterIndex = false;
    const flags = noFlags();
    this.readFlags(flags);
    const first = this.format[this.at] ?? '';
    if (first >= 'a' && first <= 'z' && this.argument < this.values.length) {
      this.at++;
      return this.print(first, flags);
    }
    this.readIndex();
    const problems = this.readWidth(flags) + this.readPrecision(flags);
    if (!this.afterIndex) this.readIndex();
    if (this.at >= this.format.length) return `${problems}%!(NOVERB)`;
    const verb = String.fromCodePoint(this.format.codePointAt(this.at) as number);
    this.at += verb.length;
    return problems + this.finish(verb, flags);
  }

  private finish(verb: string, flags: Flags): string {
    if (verb === '%') return '%';
    if (!this.isGoodNumber) return `%!${verb}(BADINDEX)`;
    if (this.argument >= this.values.length) return `%!${verb}(MISSING)`;
    return this.print(verb, flags);
  }

  private print(verb: string, flags: Flags): string {
    const value = this.values[this.argument++];
    if (verb === 'v') {
      flags.sharpV = flags.sharp;
      flags.sharp = false;
      flags.plusV = flags.plus;
      flags.plus = false;
    }
    return new Printer(flags, this.markerOf).argument(value, verb);
  }

  private readFlags(flags: Flags): void {
    for (; this.at < this.format.length; this.at++) {
      const name = FLAG_NAMES[this.format[this.at] as string];
      if (name === undefined) return;
      flags[name] = true;
    }
  }

  /** Reads `[2]`. */
  private readIndex(): void {
    if (this.format[this.at] !== '[') {
      this.afterIndex = false;
      return;
    }
    this.reordered = true;
    const close = this.format.indexOf(']', this.at);
    const index = close < 0 ? undefined : this.format.slice(this.at + 1, close);
    const number = index !== undefined && /^\d+$/.test(index) ? Number(index) : 0;
    const isNumber = index !== undefined && /^\d+$/.test(index) && number <= MAX_NUMBER;
    this.at = this.format.length - this.at < 3 || close < 0 ? this.at + 1 : close + 1;
    if (isNumber && number >= 1 && number <= this.values.length) {
      this.argument = number - 1;
      this.afterIndex = true;
      return;
    }
    this.isGoodNumber = false;
    this.afterIndex = isNumber;
  }

  private readWidth(flags: Flags): string {
    if (this.format[this.at] !== '*') {
      flags.width = this.readNumber();
      if (this.afterIndex && flags.width !== undefined) this.isGoodNumber = false;
      return '';
    }
    this.at++;
    this.afterIndex = false;
    const width = this.numberArgument();
    if (width === undefined) return '%!(BADWIDTH)';
    flags.width = Math.abs(width);
    if (width < 0) {
      flags.minus = true;
      flags.zero = false;
    }
    return '';
  }

  private readPrecision(flags: Flags): string {
    if (this.format[this.at] !== '.' || this.at + 1 > this.format.length) return '';
    this.at++;
    if (this.afterIndex) this.isGoodNumber = false;
    this.readIndex();
    if (this.format[this.at] !== '*') {
      flags.precision = this.readNumber() ?? 0;
      return '';
    }
    this.at++;
    this.afterIndex = false;
    const precision = this.numberArgument();
    if (precision === undefined || precision < 0) return '%!(BADPREC)';
    flags.precision = precision;
    return '';
  }

  private numberArgument(): number | undefined {
    if (this.argument >= this.values.length) return undefined;
    const value = this.values[this.argument++];
    const number = typeof value === 'bigint' ? value : value instanceof Sized ? value.value : undefined;
    return number === undefined || number > MAX_NUMBER || number < -MAX_NUMBER ? undefined : Number(number);
  }

  private readNumber(): number | undefined {
    const start = this.at;
    while (this.at < this.format.length && /\d/.test(this.format[this.at] as string)) this.at++;
    if (this.at === start) return undefined;
    const number = Number(this.format.slice(start, this.at));
    if (number <= MAX_NUMBER) return number;
    this.at = this.format.length;
    return undefined;
  }

  private extra(): string {
    if (this.reordered || this.argument >= this.values.length) return '';
    const rest = this.values
      .slice(this.argument)
      .map((value) => (value === null || value === undefined ? '<nil>' : `${typeName(value)}=${printed(value, this.markerOf)}`));
    return `%!(EXTRA ${rest.join(', ')})`;
  }
}

const FLAG_NAMES: Readonly<Record<string, 'sharp' | 'zero' | 'plus' | 'minus' | 'space' | undefined>> = {
  '#': 'sharp',
  '0': 'zero',
  '+': 'plus',
  '-': 'minus',
  ' ': 'space',
};

/** Joins values as `fmt.Sprint` does: with a space between two values if neither is a string. */
export function sprint(values: readonly unknown[], markerOf: MarkerOf): string {
  let text = '';
  let wasString = true;
  for (const value of values) {
    const isString = typeof value === 'string';
    if (!isString && !wasString) text += ' ';
    text += value === undefined || value === null ? '<nil>' : printed(value, markerOf);
    wasString = isString;
  }
  return text;
}

/** Joins values as `fmt.Sprintln` does. */
export const sprintln = (values: readonly unknown[], markerOf: MarkerOf): string =>
  `${values.map((value) => (value === undefined || value === null ? '<nil>' : printed(value, markerOf))).join(' ')}\n`;
