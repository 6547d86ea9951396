import { type GoMap, GoStruct, isFrozenEmpty, isList, isMap, isNilMap, Sized, sortedKeys, typeName } from '../../values/go-value.ts';
import { countItems, countText } from '../../values/limits.ts';
import type { MarkerOf } from '../../values/printer.ts';
import { GoError, TemplateLimitError } from '../../values/template-error.ts';
import { Unknown } from '../../values/unknown.ts';

/** The format of JSON text. */
export interface JsonStyle {
  readonly escapesHtml: boolean;
  /** Indentation of one level. @default everything is on one line */
  readonly indent?: string;
}

const MAX_DEPTH = 1000;

/** Encodes a value as `json.Marshal` does. Throws a `GoError` for values that JSON cannot express. */
export function encodeJson(value: unknown, style: JsonStyle, markerOf: MarkerOf): string {
  return new JsonWriter(style, markerOf).write(value, 0);
}

class JsonWriter {
  private readonly style: JsonStyle;
  private readonly markerOf: MarkerOf;

  constructor(style: JsonStyle, markerOf: MarkerOf) {
    this.style = style;
    this.markerOf = markerOf;
  }

  write(value: unknown, depth: number): string {
    if (depth > MAX_DEPTH) throw new TemplateLimitError('depth');
    countItems();
    switch (typeof value) {
      case 'string':
        countText(value.length);
        return quoteJson(value, this.style.escapesHtml);
      case 'number':
        return jsonNumber(value);
      case 'bigint':
      case 'boolean':
        return String(value);
      case 'undefined':
        return 'null';
      default:
        return value === null ? 'null' : this.object(value as object, depth);
    }
  }

  private object(value: object, depth: number): string {
    if (value instanceof Unknown) return quoteJson(this.markerOf(value), false);
    if (value instanceof Sized) return sizedText(value);
    if (value instanceof Uint8Array) return quoteJson(Buffer.from(value).toString('base64'), false);
    if (value instanceof GoStruct) return this.struct(value, depth);
    if (isList(value)) return isFrozenEmpty(value) ? 'null' : this.list(value, depth);
    return isNilMap(value) ? 'null' : this.map(value as GoMap, sortedKeys(value as GoMap), depth);
  }

  private struct(value: GoStruct, depth: number): string {
    const { json, fields } = value.type;
    const own = json?.(value as never);
    if (json !== undefined) return isMap(own) ? this.map(own, Object.keys(own), depth) : this.write(own, depth);
    const names = (fields ?? Object.keys(value.fields)).filter((name) => /^\p{Lu}/u.test(name));
    return this.map(value.fields, names, depth);
  }

  private list(items: readonly unknown[], depth: number): string {
    return this.lines(
      '[',
      ']',
      items.map((item) => this.write(item, depth + 1)),
      depth,
    );
  }

  private map(map: GoMap, keys: readonly string[], depth: number): string {
    const separator = this.style.indent === undefined ? ':' : ': ';
    const entries = keys.map((key) => quoteJson(key, this.style.escapesHtml) + separator + this.write(map[key], depth + 1));
    return this.lines('{', '}', entries, depth);
  }

  private lines(open: string, close: string, parts: readonly string[], depth: number): string {
    const { indent } = this.style;
    if (indent === undefined || parts.length === 0) return open + parts.join(',') + close;
    const line = `\n${indent.repeat(depth + 1)}`;
    return `${open}${line}${parts.join(`,${line}`)}\n${indent.repeat(depth)}${close}`;
  }
}

function sizedText(value: Sized): string {
  if (value.parts !== undefined) throw new GoError(`json: unsupported type: ${typeName(value)}`);
  return String(value.value);
}

/** Returns a number in the JSON format of Go: with an exponent below 1e-6 and from 1e21. */
export function jsonNumber(value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value);
  throw new GoError(`json: unsupported value: ${Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'}`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are escaped
const PLAIN = /^[^"\\<>&\u0000-\u001f\u2028\u2029\ud800-\udfff]*$/;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const escapeCode = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;

/** Returns a string in JSON quotes. */
function quoteJson(text: string, escapesHtml: boolean): string {
  if (PLAIN.test(text)) return `"${text}"`;
  let quoted = '"';
  for (const character of text) {
    const code = character.charCodeAt(0);
    const known = ESCAPES[character];
    if (known !== undefined) quoted += known;
    else if (code < 0x20 || code === 0x2028 || code === 0x2029 || (escapesHtml && '<>&'.includes(character))) quoted += escapeCode(code);
    else quoted += character.length === 1 && code >= 0xd800 && code <= 0xdfff ? '\\ufffd' : character;
  }
  return `${quoted}"`;
}
