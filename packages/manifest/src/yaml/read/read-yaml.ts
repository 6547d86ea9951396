import { createRequire } from 'node:module';
import type { Finding } from '../../findings/finding.ts';
import { buildPointer } from '../../objects/json-pointer.ts';
import { describeObject } from '../../objects/object-id.ts';
import { ABSENT, quickDocument, UNUSUAL } from '../quick/quick-document.ts';
import { valueMaker } from '../quick/value-maker.ts';
import type { YamlProblem } from './construct-document.ts';
import { forbiddenCharacters, hasForbiddenCharacter } from './forbidden-characters.ts';
import { type KnownDocument, type Outline, outlined } from './outline.ts';
import { SYNTAX_REMEDIES } from './syntax-remedies.ts';
import { positionsIn, type TextPosition } from './text-position.ts';
import type { Unread, WholeDocument } from './whole-yaml.ts';
import { yamlRule } from './yaml-rules.ts';

/** One document of a stream. */
export interface YamlDocument {
  /** Index in the stream, from 0. Empty documents count, although they are left out. */
  readonly index: number;
  readonly value: unknown;
  /** Values of the document that Flux's readers reject or change. The findings of the stream include them. */
  readonly findings: readonly Finding[];
  /** Returns the text of the document alone, if it has the usual form. Equal texts have equal values. */
  readonly text?: () => string;
  /** Returns the offset in that text for which `positionOf` returns the position. */
  readonly offsetOf?: (pointer: string) => number;
  /** Returns the position of a field (its key) or an item. For a pointer that does not exist, returns that of its nearest parent. */
  positionOf(pointer: string): TextPosition;
}

/** The documents of a text, and its problems. */
export interface YamlStream {
  readonly documents: readonly YamlDocument[];
  readonly findings: readonly Finding[];
}

/**
 * Reads the documents of `text` as Flux's readers do, and reports all values that they reject or change. A document with a syntax error is
 * reported and left out; the others are read. Findings name `file`. If `recall` has the text of a document, its value is read at first
 * access.
 */
export function readYaml(text: string, file: string, recall?: RecallDocument): YamlStream {
  const reading = { ...startReading(text, file), recall };
  if (!UNUSUAL_TEXT.test(reading.source)) readParts(reading);
  else addAll(reading, whole().readWhole(reading.source));
  return ended(reading);
}

const require = createRequire(import.meta.url);

/** The complete reader is loaded only for a text that needs it. */
const whole = () => require('./whole-yaml.ts') as typeof import('./whole-yaml.ts');

/** Returns the stored results of a document with this text, if it was read before. */
type RecallDocument = (text: string) => KnownDocument | undefined;

/** Reads `text` with only the complete reader. Tests compare `readYaml` with it. */
export function readYamlWhole(text: string, file: string): YamlStream {
  const reading = startReading(text, file);
  addAll(reading, whole().readWhole(reading.source));
  return ended(reading);
}

/** Directives, carriage returns and byte-order marks at the start of a line change how the following text is read. */
const UNUSUAL_TEXT = /^[%\ufeff]|\r/m;

interface Reading {
  readonly source: string;
  readonly file: string;
  readonly positionAt: (offset: number) => TextPosition;
  readonly documents: YamlDocument[];
  readonly findings: Finding[];
  readonly recall?: RecallDocument | undefined;
  /** Index of the next document. */
  index: number;
  /** Whether the limit of documents or findings is reached. */
  isFull: boolean;
}

function startReading(text: string, file: string): Reading {
  const source = withoutSlashes(text.startsWith('\ufeff') ? text.slice(1) : text, file);
  let positions: ((offset: number) => TextPosition) | undefined;
  const positionAt = (offset: number): TextPosition => {
    positions ??= positionsIn(source);
    return positions(offset);
  };
  const findings = forbiddenCharacters(source).map((problem) => finding(file, positionAt, problem, undefined));
  return { source, file, positionAt, documents: [], findings, index: 0, isFull: false };
}

/** Removes the escapes of slashes, which JSON allows and go-yaml rejects. */
const withoutSlashes = (text: string, file: string): string =>
  file.endsWith('.json') && text.includes('\\/') ? text.replace(/(?<!\\)((?:\\\\)*)\\\//g, '$1/') : text;

/** Reads the text part by part, with the quick reader if the part has the usual form. */
function readParts(reading: Reading): void {
  const { source, recall } = reading;
  const isSuspect = reading.findings.length > 0;
  for (let start = 0; start < source.length; ) {
    if (isFull(reading, start)) return;
    const end = nextDocument(source, start);
    const part = source.slice(start, end);
    const isQuick = part.length <= MAX_QUICK_LENGTH && !(isSuspect && hasForbiddenCharacter(part));
    const known = isQuick ? recall?.(part) : undefined;
    const value = known?.outline
      ? lazily(known.outline, source, start, end)
      : isQuick
        ? quickDocument(source, start, end, valueMaker)
        : UNUSUAL;
    if (value === UNUSUAL) addAll(reading, whole().readPartWhole(part, start));
    // The text before the first marker is a document only when it is not empty.
    else if (value !== ABSENT || source.startsWith('---', start)) addQuick(reading, value, start, part, known);
    start = end;
  }
}

/**
 * Returns whether the limit of documents or findings is reached, and reports it once. Nothing is read after that, so that no text uses up
 * the memory.
 */
function isFull(reading: Reading, offset: number): boolean {
  const { file, positionAt, findings, index } = reading;
  if (reading.isFull) return true;
  if (index < MAX_DOCUMENTS && findings.length < MAX_FINDINGS) return false;
  const value = index < MAX_DOCUMENTS ? `${MAX_FINDINGS} mistakes` : `${MAX_DOCUMENTS} documents`;
  findings.push(finding(file, positionAt, { rule: 'too-many-documents', offset, path: [], value }, undefined));
  reading.isFull = true;
  return true;
}

const MAX_DOCUMENTS = 100_000;
const MAX_FINDINGS = 10_000;

function lazily(outline: Outline, source: string, start: number, end: number): unknown {
  return outlined(outline, () => {
    const value = quickDocument(source, start, end, valueMaker);
    if (typeof value !== 'object' || value === null) throw new Error('a document that was usual before is not usual now');
    return value;
  });
}

/** Longer parts are read by the complete reader, which reports parts that are too large. */
const MAX_QUICK_LENGTH = 2 ** 20;

/** Returns the start of the next document: a line that starts with `---`, at any position. */
function nextDocument(source: string, start: number): number {
  let at = start;
  for (;;) {
    at = source.indexOf('\n---', at);
    if (at < 0) return source.length;
    if (/^[ \t\n]?$/.test(source.charAt(at + 4))) return at + 1;
    at += 4;
  }
}

function addQuick(reading: Reading, value: unknown, start: number, part: string, known: KnownDocument | undefined): void {
  const index = reading.index++;
  if (value === ABSENT) return;
  // Always the same string, so that caches compute its hash once.
  const text = (): string => part;
  const offsetOf = offsetsIn(text, 0, known?.offsets);
  const positionOf = (pointer: string): TextPosition => reading.positionAt(start + offsetOf(pointer));
  reading.documents.push({ index, value, findings: NONE, text, offsetOf, positionOf });
}

const NONE: readonly Finding[] = [];

function addAll(reading: Reading, documents: Iterable<WholeDocument | Unread>): void {
  const { file, positionAt } = reading;
  for (const document of documents) {
    if (isFull(reading, 'error' in document ? document.error.offset : document.part.start)) return;
    const index = reading.index++;
    if ('error' in document) {
      if (!document.isReported) reading.findings.push(finding(file, positionAt, document.error, undefined));
      continue;
    }
    const { value, problems, absent, part } = document;
    const findings = problems.map((problem) => finding(file, positionAt, problem, value));
    for (const finding of findings) reading.findings.push(finding);
    const offsetOf = offsetsIn(() => part.text, part.number);
    if (!absent) reading.documents.push({ index, value, findings, positionOf: (pointer) => positionAt(part.start + offsetOf(pointer)) });
  }
}

/** Computes offsets at the first request, from the text, so that reading many files keeps no parse trees. */
function offsetsIn(text: () => string, number: number, known: KnownDocument['offsets'] = {}): (pointer: string) => number {
  let offsets: ReadonlyMap<string, number> | undefined;
  return (pointer) => {
    if (Object.hasOwn(known, pointer)) return known[pointer] ?? 0;
    offsets ??= whole().wholeOffsets(text(), number);
    let at = pointer;
    while (at !== '' && !offsets.has(at)) at = at.slice(0, at.lastIndexOf('/'));
    return offsets.get(at) ?? 0;
  };
}

const ended = ({ documents, findings }: Reading): YamlStream => ({ documents, findings: findings.sort(byPosition) });

const byPosition = (a: Finding, b: Finding): number => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

function finding(file: string, positionAt: (offset: number) => TextPosition, problem: YamlProblem, document: unknown): Finding {
  const { summary, remedy, ...rule } = yamlRule(problem.rule);
  return {
    ...rule,
    remedy: (problem.rule === 'yaml-syntax' && SYNTAX_REMEDIES.get(String(problem.value))) || remedy,
    message: problem.rule === 'yaml-syntax' || problem.rule === 'too-many-documents' ? `${summary}: ${String(problem.value)}` : summary,
    ...objectOf(document),
    file,
    ...positionAt(problem.offset),
    pointer: buildPointer(problem.path),
    value: problem.value,
    expected: EXPECTED.get(problem.rule) ?? 'YAML from which every reader gets the same Kubernetes object',
  };
}

/** What the rules expect that are not about the meaning of the YAML. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['yaml-syntax', 'YAML that Flux can read'],
  ['too-large', 'a document of at most 4 MiB'],
  ['too-many-documents', 'a file of at most 100,000 documents, with at most 10,000 mistakes'],
]);

function objectOf(document: unknown): Pick<Finding, 'object' | 'apiVersion'> {
  const { apiVersion, kind, metadata } = (document ?? {}) as { readonly [field: string]: unknown };
  const { name, namespace } = (metadata ?? {}) as { readonly [field: string]: unknown };
  if (typeof apiVersion !== 'string' || typeof kind !== 'string' || typeof name !== 'string') return {};
  return { apiVersion, object: describeObject({ kind, metadata: { name, ...(typeof namespace === 'string' ? { namespace } : {}) } }) };
}

/** Returns the text of UTF-16 bytes with a byte-order mark, which YAML 1.2 (section 5.2) allows; undefined for other bytes. */
export function utf16Text(bytes: Uint8Array): string | undefined {
  const encoding = MARKS.find(([first, second]) => bytes[0] === first && bytes[1] === second)?.[2];
  return encoding && new TextDecoder(encoding).decode(bytes);
}

const MARKS = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const;
