import type { GeneratorFields } from '../config/kustomization-fields.ts';
import { type Loader, loadBytes, loadText } from '../files/loader.ts';
import { refusal } from '../nodes/refusal.ts';

/** A value of a ConfigMap or Secret: text, or bytes that are not UTF-8. */
export type DataValue = string | Uint8Array;

/** Returns the entries of a generator: of env files, then literals, then files. A duplicate key is refused. */
export function keyValues({ envs = [], literals = [], files = [] }: GeneratorFields, loader: Loader): ReadonlyMap<string, DataValue> {
  const pairs = [
    ...envs.flatMap((path) => envPairs(loadText(loader, path))),
    ...literals.map(literalPair),
    ...files.map((source) => filePair(source, loader)),
  ];
  const values = new Map<string, DataValue>();
  for (const [key, value] of pairs) {
    if (values.has(key)) throw refusal('duplicate-key', `the generated key ${key} occurs twice`);
    values.set(key, value);
  }
  return values;
}

type Pair = readonly [key: string, value: DataValue];

/** The longest line that is read. kustomize silently ignores a longer line and all lines after it. */
const MAX_LINE_LENGTH = 65_536;

function envPairs(text: string): readonly Pair[] {
  const pairs: Pair[] = [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const [index, line] of lines.entries()) {
    if (Buffer.byteLength(line) >= MAX_LINE_LENGTH) break;
    const written = (index === 0 ? line.replace(/^\ufeff/, '') : line).replace(/\r$/, '').trimStart();
    if (written === '' || written.startsWith('#')) continue;
    const at = written.indexOf('=');
    const key = at < 0 ? written : written.slice(0, at);
    if (key !== '') pairs.push([key, at < 0 ? '' : written.slice(at + 1)]);
  }
  return pairs;
}

function literalPair(literal: string): Pair {
  const at = literal.indexOf('=');
  if (at <= 0) throw refusal('invalid-generator', `the literal ${literal} is not key=value`);
  return [literal.slice(0, at), withoutQuotes(literal.slice(at + 1))];
}

const withoutQuotes = (text: string): string => (text.length >= 2 && /^(["']).*\1$/s.test(text) ? text.slice(1, -1) : text);

function filePair(source: string, loader: Loader): Pair {
  const parts = source.split('=');
  if (parts.length > 2) throw refusal('invalid-generator', `the file ${source} has more than one =`);
  const [key, path] = parts.length === 1 ? [baseName(source), source] : (parts as [string, string]);
  if (key === '' || path === '') throw refusal('invalid-generator', `the file ${source} is not key=path`);
  return [key, textOrBytes(loadBytes(loader, path))];
}

/** Returns the last part of a path, without slashes at its end. */
function baseName(path: string): string {
  if (path === '') return '.';
  let end = path.length;
  while (path[end - 1] === '/') end--;
  const trimmed = path.slice(0, end);
  return trimmed === '' ? '/' : trimmed.slice(trimmed.lastIndexOf('/') + 1);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOrBytes(bytes: Uint8Array): DataValue {
  try {
    return UTF8.decode(bytes);
  } catch {
    return bytes;
  }
}
