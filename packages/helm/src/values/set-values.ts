import { int64 } from '@slipway/go-template';
import { setKey } from '@slipway/manifest';
import { hasKey, isTable, type Values, valueAt } from '../value-maps.ts';

/** How `--set` converts a value: to the type that it looks like, always to a string, or as JSON. */
export type SetMode = 'typed' | 'string' | 'json';

/** Thrown for a text that `--set` rejects. The message is that of Helm. */
export class SetProblem extends Error {}

const MAX_INDEX = 65_536;
const MAX_DEPTH = 30;

/** Sets values in place, in the syntax of `helm --set`: `a.b[0].c=1,d={x,y}`. Throws a SetProblem. */
export function setValues(text: string, values: Values, mode: SetMode = 'typed'): void {
  const reader: Reader = { characters: [...text], at: 0, mode };
  while (reader.at < reader.characters.length) readKey(reader, values, 0);
}

interface Reader {
  readonly characters: readonly string[];
  at: number;
  readonly mode: SetMode;
}

const isEnd = ({ at, characters }: Reader): boolean => at >= characters.length;

/** Reads up to one of the stop characters, and consumes it. A backslash escapes the next character. */
function readUntil(reader: Reader, stops: string): { readonly text: string; readonly stop: string | undefined } {
  let text = '';
  while (!isEnd(reader)) {
    const character = reader.characters[reader.at] as string;
    reader.at += 1;
    if (stops.includes(character)) return { text, stop: character };
    if (character !== '\\') text += character;
    else {
      if (isEnd(reader)) return { text, stop: undefined };
      text += reader.characters[reader.at] as string;
      reader.at += 1;
    }
  }
  return { text, stop: undefined };
}

function readKey(reader: Reader, values: Values, depth: number): void {
  const { text: key, stop } = readUntil(reader, '=[,.');
  if (stop === undefined) {
    if (key === '') return;
    throw new SetProblem(`key ${JSON.stringify(key)} has no value`);
  }
  if (stop === ',') {
    set(values, key, '');
    throw new SetProblem(`key ${JSON.stringify(key)} has no value (cannot end with ,)`);
  }
  if (stop === '=') set(values, key, readValue(reader));
  else if (stop === '[') {
    const index = readIndex(reader);
    const old = valueAt(values, key);
    if (old !== undefined && !Array.isArray(old)) throw wrongType(old, '[]interface {}');
    set(values, key, readItem(reader, (old as unknown[] | undefined) ?? [], index, depth));
  } else readInner(reader, values, key, depth + 1);
}

function readInner(reader: Reader, values: Values, key: string, depth: number): void {
  if (depth > MAX_DEPTH) {
    throw new SetProblem(`value name nested level is greater than maximum supported nested level of ${MAX_DEPTH}`);
  }
  const old = valueAt(values, key);
  if (hasKey(values, key) && !isTable(old)) throw wrongType(old, 'map[string]interface {}');
  const inner = (old as Values | undefined) ?? {};
  const wasAtEnd = isEnd(reader);
  try {
    readKey(reader, inner, depth);
  } finally {
    if (Object.keys(inner).length > 0) set(values, key, inner);
  }
  if (Object.keys(inner).length === 0 && !wasAtEnd) throw new SetProblem(`key map ${JSON.stringify(key)} has no value`);
}

/** Sets a value. Ignores an empty key. */
function set(values: Values, key: string, value: unknown): void {
  if (key !== '') setKey(values, key, value);
}

function readIndex(reader: Reader): number {
  const { text, stop } = readUntil(reader, ']');
  if (stop === undefined) throw new SetProblem('error parsing index: EOF');
  if (!/^[-+]?\d+$/.test(text)) {
    throw new SetProblem(`error parsing index: strconv.Atoi: parsing ${JSON.stringify(text)}: invalid syntax`);
  }
  const index = Number(text);
  if (index < 0) throw new SetProblem(`negative ${index} index not allowed`);
  return index;
}

function readItem(reader: Reader, list: readonly unknown[], index: number, depth: number): unknown[] {
  const { text, stop } = readUntil(reader, '[.=');
  if (text !== '') throw new SetProblem(`unexpected data at end of array index: ${JSON.stringify(text)}`);
  if (stop === undefined) throw new SetProblem('EOF');
  if (stop === '=') return withItem(list, index, readValue(reader));
  const old = list[index];
  if (stop === '[') {
    if (old !== undefined && old !== null && !Array.isArray(old)) throw wrongType(old, '[]interface {}');
    return withItem(list, index, readItem(reader, (old as unknown[] | undefined) ?? [], readIndex(reader), depth));
  }
  const inner = isTable(old) ? old : {};
  readKey(reader, inner, depth);
  return withItem(list, index, inner);
}

function withItem(list: readonly unknown[], index: number, value: unknown): unknown[] {
  if (index > MAX_INDEX) throw new SetProblem(`index of ${index} is greater than maximum supported index of ${MAX_INDEX}`);
  const items = [...list];
  while (items.length < index) items.push(null);
  items[index] = value;
  return items;
}

function readValue(reader: Reader): unknown {
  if (reader.mode === 'json') return readJson(reader);
  if (isEnd(reader)) return '';
  if (reader.characters[reader.at] === '{') return readList(reader);
  return typedValue(readUntil(reader, ',').text, reader.mode);
}

function readList(reader: Reader): unknown[] {
  reader.at += 1;
  const list: unknown[] = [];
  for (;;) {
    const { text, stop } = readUntil(reader, ',}');
    if (stop === undefined) throw new SetProblem("list must terminate with '}'");
    list.push(typedValue(text, reader.mode));
    if (stop === '}') break;
  }
  if (reader.characters[reader.at] === ',') reader.at += 1;
  return list;
}

/** Reads one JSON value, and the comma after it. */
function readJson(reader: Reader): unknown {
  const rest = reader.characters.slice(reader.at).join('');
  if (/^\s*(?:,|$)/.test(rest)) {
    reader.at += [...(/^\s*,?/.exec(rest)?.[0] ?? '')].length;
    return null;
  }
  for (let end = rest.length; end > 0; end = rest.lastIndexOf(',', end - 1)) {
    try {
      const value: unknown = JSON.parse(rest.slice(0, end));
      reader.at += [...rest.slice(0, end + 1)].length;
      return value;
    } catch {
      // A comma inside the value: the next one is tried.
    }
  }
  throw new SetProblem('invalid JSON value');
}

function typedValue(text: string, mode: SetMode): unknown {
  if (mode === 'string') return text;
  const word = text.toLowerCase();
  if (word === 'true') return true;
  if (word === 'false') return false;
  if (word === 'null') return null;
  if (text === '0') return int64(0n);
  if (!/^[-+]?\d+$/.test(text) || text.startsWith('0')) return text;
  const value = BigInt(text);
  return BigInt.asIntN(64, value) === value ? int64(value) : text;
}

function wrongType(value: unknown, wanted: string): SetProblem {
  const got = value === null || value === undefined ? 'nil' : goType(value);
  return new SetProblem(`unable to parse key: interface conversion: interface {} is ${got}, not ${wanted}`);
}

function goType(value: unknown): string {
  if (Array.isArray(value)) return '[]interface {}';
  if (isTable(value)) return 'map[string]interface {}';
  if (typeof value === 'number') return 'float64';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'object' ? 'int64' : 'string';
}
