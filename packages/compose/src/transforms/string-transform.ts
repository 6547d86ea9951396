import {
  adler32,
  compilePattern,
  decodeBase64,
  fromBytes,
  GoError,
  goQuote,
  lowerText,
  toBytes,
  upperText,
} from '@slipway/go-template/go-format';
import { CrossplaneError } from '../values/crossplane-error.ts';
import { formatGo, goJsonText, goText } from '../values/format-go.ts';
import type { GoJson } from '../values/go-json.ts';
import { countText, countValues } from '../values/limits.ts';
import type { StringTransform } from './transform.ts';

/** Returns the text that a string transform creates from a value. */
export function transformString(transform: StringTransform, input: GoJson): string {
  if (typeof input === 'string') countValues(input.length);
  switch (transform.type) {
    case 'Format':
      return formatGo(given(transform.fmt, transform, 'fmt'), [input]);
    case 'Convert':
      return convertText(given(transform.convert, transform, 'convert'), input);
    case 'TrimPrefix':
      return withoutPrefix(goText(input), given(transform.trim, transform, 'trim'));
    case 'TrimSuffix':
      return withoutSuffix(goText(input), given(transform.trim, transform, 'trim'));
    case 'Regexp':
      return matchedGroup(given(transform.regexp, transform, 'regexp'), goText(input));
    case 'Join':
      return joined(input, given(transform.join, transform, 'join').separator ?? '');
    case 'Replace':
      return replaced(goText(input), given(transform.replace, transform, 'replace'));
    default:
      throw new CrossplaneError(`type ${transform.type ?? ''} is not supported for string transform type`);
  }
}

function given<Value>(value: Value | undefined, { type }: StringTransform, name: string): Value {
  if (value === undefined) throw new CrossplaneError(`string transform of type ${type} ${name} is not set`);
  return value;
}

function convertText(conversion: string, input: GoJson): string {
  switch (conversion) {
    case 'ToUpper':
      return upperText(goText(input));
    case 'ToLower':
      return lowerText(goText(input));
    case 'ToJson':
      return goJsonText(input);
    case 'ToBase64':
      return toBase64(goText(input));
    case 'FromBase64':
      return fromBase64(goText(input));
    case 'ToSha1':
    case 'ToSha256':
    case 'ToSha512':
      return process.getBuiltinModule('node:crypto').hash(conversion.slice(2).toLowerCase(), hashedBytes(input));
    case 'ToAdler32':
      return String(adler32(hashedBytes(input)));
    default:
      throw new CrossplaneError(`type ${conversion} is not supported for string convert`);
  }
}

/** Returns the bytes of a string, and the JSON of any other value. */
const hashedBytes = (input: GoJson): Uint8Array => toBytes(typeof input === 'string' ? input : goJsonText(input));

function toBase64(text: string): string {
  const bytes = toBytes(text);
  countText(Math.ceil(bytes.length / 3) * 4);
  return Buffer.from(bytes).toString('base64');
}

function fromBase64(text: string): string {
  const bytes = decodeBase64(text);
  if (typeof bytes === 'number') throw new CrossplaneError(`string is not valid base64: illegal base64 data at input byte ${bytes}`);
  return fromBytes(bytes);
}

const withoutPrefix = (text: string, prefix: string): string => (text.startsWith(prefix) ? text.slice(prefix.length) : text);

const withoutSuffix = (text: string, suffix: string): string =>
  suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;

function matchedGroup({ match = '', group = 0n }: NonNullable<StringTransform['regexp']>, text: string): string {
  const matcher = compiledPattern(match, 'could not compile regexp').matcher(text);
  countValues(text.length);
  if (!matcher.find() || group < 0n || group > BigInt(matcher.groupCount())) {
    throw new CrossplaneError(`regexp ${goQuote(match)} had no matches for group ${group}`);
  }
  return matcher.group(Number(group)) ?? '';
}

/** Compiles a regular expression of RE2. */
export function compiledPattern(pattern: string, problem: string): ReturnType<typeof compilePattern> {
  try {
    return compilePattern(pattern);
  } catch (error) {
    if (error instanceof GoError) throw new CrossplaneError(`${problem}: ${error.message}`);
    throw error;
  }
}

/** The function appends a separator to each item, and then removes one byte: `a, b,` for the separator `, `. */
function joined(input: GoJson, separator: string): string {
  if (!Array.isArray(input)) throw new CrossplaneError('could not parse input array');
  countText(input.length * separator.length);
  const text = input.map((item) => goText(item) + separator).join('');
  if (input.length === 0 || separator === '') return text;
  return fromBytes(toBytes(text).subarray(0, -1));
}

function replaced(text: string, { search = '', replace = '' }: NonNullable<StringTransform['replace']>): string {
  const parts = search === '' ? ['', ...Array.from(text), ''] : text.split(search);
  countText(text.length + parts.length * replace.length);
  return parts.join(replace);
}
