import { compareTexts, goFloat } from '../values/text.ts';
import { formatDuration, formatTime } from '../values/times.ts';
import { celError, entriesOf, isError, isTagged, type List, type Value } from '../values/value.ts';
import { bytesToText } from './conversions.ts';

const CLAUSE = /%(?:%|(\.\d+)?(.))/gsu;

/** Returns the result of `'%s is %.2f'.format([a, b])`; an error when a clause does not match its argument. */
export function formatText(template: string, args: List): Value {
  const values = [...entriesOf(args)];
  let used = 0;
  let problem: Value | undefined;
  if (/%(?:\.\d*)?$/.test(template.replaceAll('%%', ''))) return celError('unexpected end of string');
  const text = template.replace(CLAUSE, (clause, precision: string | undefined, verb: string | undefined) => {
    if (verb === undefined) return '%';
    const value = values[used++];
    const made = value === undefined ? celError(`index ${used - 1} out of range`) : formatClause(verb, precision, value);
    if (typeof made === 'string') return made;
    problem ??= made;
    return clause;
  });
  return problem ?? text;
}

function formatClause(verb: string, precision: string | undefined, value: Value): Value {
  const digits = precision === undefined ? 6 : Number(precision.slice(1));
  const integer = integerOf(value);
  switch (verb) {
    case 's':
      return asText(value);
    case 'd':
      return integer === undefined ? wrong(verb) : String(integer);
    case 'f':
      return fixed(value, (number) => withGroups(toFixed(number, digits)));
    case 'e':
      return fixed(value, (number) => scientific(number, digits));
    case 'b':
      return typeof value === 'boolean' ? String(Number(value)) : integer === undefined ? wrong(verb) : integer.toString(2);
    case 'o':
      return integer === undefined ? wrong(verb) : integer.toString(8);
    case 'x':
      return hexadecimal(value) ?? wrong(verb);
    case 'X':
      return hexadecimal(value)?.toUpperCase() ?? wrong(verb);
    default:
      return celError(`could not parse formatting clause: unrecognized formatting clause "${verb}"`);
  }
}

function integerOf(value: Value): bigint | undefined {
  if (typeof value === 'bigint') return value;
  return isTagged(value) && value.kind === 'uint' ? value.value : undefined;
}

const hexadecimal = (value: Value): string | undefined =>
  typeof value === 'string' || value instanceof Uint8Array ? Buffer.from(value as string).toString('hex') : integerOf(value)?.toString(16);

const wrong = (verb: string): Value => celError(`error during formatting: the value does not fit %${verb}`);

function fixed(value: Value, print: (value: number) => string): Value {
  if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return print(Number(value));
  return typeof value === 'number' ? print(value) : wrong('f');
}

/** Rounds like `toFixed`, except that a tie is rounded to the even digit. */
function toFixed(value: number, digits: number): string {
  const [whole = '', fraction = ''] = value.toFixed(Math.min(100, digits + 30)).split('.');
  const isTie = /^50*$/.test(fraction.slice(digits));
  const kept = `${whole}${fraction.slice(0, digits)}`;
  if (!isTie || Number(kept.at(-1)) % 2 === 1) return value.toFixed(digits);
  return digits === 0 ? whole : `${whole}.${fraction.slice(0, digits)}`;
}

/** Returns a number with commas between groups of three digits, as the server writes fixed numbers. */
const withGroups = (text: string): string => {
  if (!/^-?\d/.test(text)) return text === 'NaN' ? text : text.replace('Infinity', '∞');
  const [whole = '', fraction] = text.split('.');
  return grouped(whole) + (fraction === undefined ? '' : `.${fraction}`);
};

/** Returns the digits in groups of three, separated by commas. */
function grouped(digits: string): string {
  const sign = digits.startsWith('-') ? '-' : '';
  const groups: string[] = [];
  for (let end = digits.length; end > sign.length; end -= 3) groups.unshift(digits.slice(Math.max(sign.length, end - 3), end));
  return sign + groups.join(',');
}

/** Returns a number with six digits after the point. The server reads the precision of the clause as a width. */
function scientific(value: number, width: number): string {
  const [mantissa = '', exponent] = value.toExponential(6).split('e');
  if (exponent === undefined) return withGroups(mantissa).padStart(width);
  const power = `${exponent.startsWith('-') ? '-' : ''}${exponent.slice(1).padStart(2, '0')}`;
  return `${mantissa}×10${power.replace(/[-\d]/g, (each) => SUPERSCRIPT[each] ?? each)}`.padStart(width);
}

const SUPERSCRIPT: Readonly<Record<string, string>> = Object.fromEntries(
  [...'-0123456789'].map((each, at) => [each, [...'⁻⁰¹²³⁴⁵⁶⁷⁸⁹'][at] ?? each]),
);

function asText(value: Value): Value {
  switch (typeof value) {
    case 'string':
      return value;
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'number':
      return goFloat(value);
  }
  if (value === null) return 'null';
  if (value instanceof Uint8Array) return bytesToText(value);
  switch (value.kind) {
    case 'uint':
      return String(value.value);
    case 'timestamp':
      return formatTime(value);
    case 'duration':
      return formatDuration(value);
    case 'type':
      return value.name;
    case 'list':
      return joined([...entriesOf(value)].map(quotedText), '[', ']');
    case 'map': {
      const pairs = value.keys().map((key) => [quotedText(key), entryText(value.get(key))] as const);
      const problem = pairs.flat().find(isError);
      if (problem) return problem;
      return joined(pairs.map(([key, entry]) => `${String(key)}:${String(entry)}`).sort(compareTexts), '{', '}');
    }
    default:
      return celError(
        'error during formatting: string clause can only be used on strings, bools, bytes, ints, doubles, maps, lists, types, durations, and timestamps',
      );
  }
}

function joined(parts: readonly Value[], opening: string, closing: string): Value {
  return parts.find(isError) ?? `${opening}${parts.join(', ')}${closing}`;
}

const entryText = (value: Value | undefined): Value => (value === undefined ? celError('could not find key') : quotedText(value));

function quotedText(value: Value): Value {
  const text = asText(value);
  if (isError(text)) return text;
  if (typeof value === 'string') return JSON.stringify(text);
  return value instanceof Uint8Array ? `b${JSON.stringify(text)}` : text;
}
