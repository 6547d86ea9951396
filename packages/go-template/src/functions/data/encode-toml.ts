import { durationText } from '../../values/go-duration.ts';
import { floatText } from '../../values/go-number.ts';
import { isTime, momentOf, TIME_TYPE } from '../../values/go-time.ts';
import { type GoMap, GoStruct, isFrozenEmpty, isList, isMap, NIL_MAP, Sized, sortedKeys, typeInfo } from '../../values/go-value.ts';
import { countItems, countText, limitText } from '../../values/limits.ts';
import type { MarkerOf } from '../../values/printer.ts';
import { GoError, TemplateLimitError } from '../../values/template-error.ts';
import { formatTime } from '../../values/time-layout.ts';
import { Unknown } from '../../values/unknown.ts';

const MAX_DEPTH = 1000;

/** Encodes a value as the library toml 1.6 of BurntSushi does. Throws a `GoError` with the same message. */
export function encodeToml(value: unknown, markerOf: MarkerOf): string {
  if (value === null || value === undefined) throw new GoError('reflect: call of reflect.Value.Type on zero Value');
  const writer = new TomlWriter(markerOf);
  writer.encode([], value);
  return writer.text;
}

const isNil = (value: unknown): boolean =>
  value === null || value === undefined || value === NIL_MAP || (isList(value) && isFrozenEmpty(value));

const isTable = (value: unknown): boolean =>
  (isMap(value) && !isNil(value)) || (value instanceof GoStruct && value.type !== TIME_TYPE && value.type.json === undefined);

class TomlWriter {
  text = '';
  private readonly markerOf: MarkerOf;

  constructor(markerOf: MarkerOf) {
    this.markerOf = markerOf;
  }

  encode(key: readonly string[], value: unknown): void {
    if (key.length > MAX_DEPTH) throw new TemplateLimitError('depth');
    countItems();
    limitText(this.text.length);
    if (isNil(value)) {
      if (isList(value)) this.keyValue(key, value, false);
      return;
    }
    if (isTable(value)) this.table(key, value as GoMap | GoStruct);
    else if (isList(value) && isArrayOfTables(value)) this.tables(key, value);
    else this.keyValue(key, value, false);
  }

  private newLine(): void {
    if (this.text !== '') this.text += '\n';
  }

  private table(key: readonly string[], value: GoMap | GoStruct): void {
    if (key.length === 1) this.newLine();
    if (key.length > 0) {
      this.text += `${'  '.repeat(key.length - 1)}[${key.map(keyText).join('.')}]`;
      this.newLine();
    }
    this.entries(key, value, false);
  }

  private tables(key: readonly string[], items: readonly unknown[]): void {
    if (key.length === 0) throw new GoError('toml: top-level values must be Go maps or structs');
    for (const item of items) {
      if (isNil(item)) continue;
      this.newLine();
      this.text += `${'  '.repeat(key.length - 1)}[[${key.map(keyText).join('.')}]]`;
      this.newLine();
      this.entries(key, item as GoMap | GoStruct, false);
    }
  }

  /** Writes simple values, then tables, both sorted. */
  private entries(key: readonly string[], value: GoMap | GoStruct, isInline: boolean): void {
    const map = value instanceof GoStruct ? value.fields : value;
    const keys = value instanceof GoStruct ? (value.type.fields ?? Object.keys(map)) : sortedKeys(map);
    const isSub = (name: string): boolean => isTable(map[name]) || (isList(map[name]) && isArrayOfTables(map[name] as readonly unknown[]));
    const [simple, sub] = [keys.filter((name) => !isSub(name)), keys.filter(isSub)];
    for (const names of [simple, sub]) {
      for (const [index, name] of names.entries()) {
        const inner = map[name];
        if (isNil(inner) && !isList(inner)) continue;
        if (!isInline) {
          this.encode([...key, name], inner);
          continue;
        }
        this.keyValue([name], inner, true);
        if (index < names.length - 1 || (names === simple && sub.length > 0)) this.text += ', ';
      }
    }
  }

  private keyValue(key: readonly string[], value: unknown, isInline: boolean): void {
    if (isNil(value)) return;
    if (key.length > 0) this.text += `${'  '.repeat(key.length - 1)}${keyText(key.at(-1) as string)} = `;
    this.element(value, key.length);
    if (key.length > 0 && !isInline) this.newLine();
  }

  private element(value: unknown, depth: number): void {
    if (depth > MAX_DEPTH) throw new TemplateLimitError('depth');
    countItems();
    if (isList(value)) {
      this.text += '[';
      for (const [index, item] of value.entries()) {
        if (index > 0) this.text += ', ';
        this.element(item, depth + 1);
      }
      this.text += ']';
    } else if (isTable(value)) {
      this.text += '{';
      this.entries([], value as GoMap | GoStruct, true);
      this.text += '}';
    } else this.text += this.scalar(value);
  }

  private scalar(value: unknown): string {
    switch (typeof value) {
      case 'string':
        countText(value.length);
        return quoteToml(value);
      case 'number':
        return tomlFloat(value);
      case 'bigint':
      case 'boolean':
        return String(value);
      default:
        return this.object(value as object);
    }
  }

  private object(value: object): string {
    if (value instanceof Unknown) return quoteToml(this.markerOf(value));
    if (isTime(value)) return formatTime(momentOf(value), '2006-01-02T15:04:05.999999999Z07:00');
    if (value instanceof GoStruct) return quoteToml(String(value.type.json?.(value as never)));
    if (value instanceof Sized) {
      if (value.parts !== undefined) throw new GoError('unsupported type: complex128');
      return value.type === 'time.Duration' ? quoteToml(durationText(value.value)) : String(value.value);
    }
    if (value instanceof Uint8Array) return `[${Array.from(value).join(', ')}]`;
    throw new GoError(`unexpected type: ${typeInfo(value)?.name ?? 'nil'}`);
  }
}

/** Returns whether all items are tables. Rejects an item that is nil. */
function isArrayOfTables(items: readonly unknown[]): boolean {
  if (items.length === 0) return false;
  let areTables = true;
  for (const item of items) {
    if (isNil(item)) throw new GoError('toml: cannot encode array with nil element');
    if (isList(item)) isArrayOfTables(item);
    if (!isTable(item)) areTables = false;
  }
  return areTables;
}

function tomlFloat(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  const text = floatText(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

const keyText = (key: string): string => (/^[A-Za-z0-9_-]+$/.test(key) ? key : quoteToml(key));

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

function quoteToml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are escaped
  return `"${text.replace(/["\\\u0000-\u001f\u007f]/g, (character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;
}
