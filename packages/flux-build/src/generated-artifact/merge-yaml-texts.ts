import { type Fields, isFields } from '@slipway/manifest';
import { readYaml11, writeYaml } from '@slipway/manifest/yaml11';
import { spendBytes, spendOperations } from '../spending.ts';

/** A file; undefined when it cannot be read. */
interface FileContent {
  readonly text: string | undefined;
  readonly bytes: Uint8Array | undefined;
}

/**
 * Merges a YAML file into another one as source-watcher does: maps are merged key by key, any other value is replaced, and null is a value.
 * Documents of one file are merged first. Returns the text as go-yaml writes it, with sorted keys and no comments.
 */
export function mergeYamlTexts(base: FileContent, overlay: FileContent): { readonly text: string } | { readonly problem: string } {
  const size = (base.text?.length ?? 0) + (overlay.text?.length ?? 0);
  spendBytes(size);
  spendOperations(OPERATIONS_PER_CHARACTER * size);
  const over = readMap(overlay);
  if ('problem' in over) return over;
  const under = readMap(base);
  if ('problem' in under) return under;
  return { text: writeYaml(withShortNumbers(mergeMaps(under.value, over.value))) };
}

/** Cost of reading and writing YAML by the rules of go-yaml. */
const OPERATIONS_PER_CHARACTER = 60;

function readMap({ text, bytes }: FileContent): { readonly value: Fields } | { readonly problem: string } {
  if (text === undefined || bytes === undefined) return { problem: 'the file cannot be read' };
  if (text.includes('\ufffd') && !Buffer.from(text).equals(bytes))
    return { problem: 'error reading YAML document: bytes that are no UTF-8' };
  let value: Fields = {};
  const documents = documentsOf(text);
  if ('problem' in documents) return { problem: `error reading YAML document: ${documents.problem}` };
  for (const document of documents.texts) {
    const reading = readYaml11(document);
    if ('problem' in reading) return { problem: `cannot unmarshal YAML document: ${reading.problem}` };
    if (reading.value === null) continue;
    if (!isFields(reading.value)) return { problem: 'cannot unmarshal YAML document: it is not a map' };
    value = mergeMaps(value, reading.value);
  }
  return { value };
}

/**
 * Splits a text at lines that begin with `---`, after which only a comment may follow. The first such line is part of the text after it.
 */
function documentsOf(text: string): { readonly texts: readonly string[] } | { readonly problem: string } {
  const texts: string[] = [];
  let lines: string[] = [];
  for (const line of text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n')) {
    const behind = line.startsWith('---') ? line.slice(3).trim() : undefined;
    if (behind !== undefined && behind !== '' && !behind.startsWith('#')) return { problem: `invalid Yaml document separator: ${behind}` };
    if (behind !== undefined && lines.length > 0) {
      texts.push(lines.join(''));
      lines = [];
    } else lines.push(`${line}\n`);
  }
  return { texts: lines.length > 0 ? [...texts, lines.join('')] : texts };
}

/** Merges maps as Helm merges values: the second has precedence, and lists are replaced. */
export function mergeMaps(base: Fields, overlay: Fields): Fields {
  const merged = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(overlay)) {
    const before = merged.get(key);
    merged.set(key, isFields(value) && isFields(before) ? mergeMaps(before, value) : value);
  }
  return Object.fromEntries(merged);
}

/**
 * Shortens large integers, which were doubles in JSON: they have the fewest digits that identify them, and are integers if 64 bits hold
 * them.
 */
function withShortNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withShortNumbers);
  if (isFields(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withShortNumbers(each)]));
  if (!Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(Number(value)) >= 1e21) return value;
  const digits = BigInt(String(value));
  return digits < 2n ** 64n && digits >= -(2n ** 63n) ? digits : value;
}
