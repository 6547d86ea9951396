import { createRequire } from 'node:module';
import type { Finding } from '../../findings/finding.ts';
import { buildPointer } from '../../objects/json-pointer.ts';
import { describeObject } from '../../objects/object-id.ts';
import { ABSENT, quickDocument, UNUSUAL } from '../quick/quick-document.ts';
import { valueMaker } from '../quick/value-maker.ts';
import type { YamlProblem } from './construct-document.ts';
import { forbiddenCharacters, holdsForbidden } from './forbidden-characters.ts';
import { type KnownDocument, type Outline, outlined } from './outline.ts';
import { SYNTAX_REMEDIES } from './syntax-remedies.ts';
import { positionsIn, type TextPosition } from './text-position.ts';
import type { Unread, WholeDocument } from './whole-yaml.ts';
import { yamlRule } from './yaml-rules.ts';

/** One document of a stream. */
export interface YamlDocument {
  /** Number in the stream, from 0; empty documents count, though they are left out. */
  readonly index: number;
  readonly value: unknown;
  /** What Flux's readers refuse or change in it; the findings of the stream have them too. */
  readonly findings: readonly Finding[];
  /** The text of the document alone, when it is a text of the usual kind: the same text always gives the same value. */
  readonly text?: () => string;
  /** Offset in that text of what `positionOf` gives the place of. */
  readonly offsetOf?: (pointer: string) => number;
  /** Where the field (its key), the item or, for what does not exist, its nearest parent is written. */
  positionOf(pointer: string): TextPosition;
}

/** What a text holds, and what is wrong with it. */
export interface YamlStream {
  readonly documents: readonly YamlDocument[];
  readonly findings: readonly Finding[];
}

/**
 * Reads the documents of `text` as Flux's readers do, and reports everything that they reject or change. A document with a syntax error is
 * left out and reported; the others are read. `file` is the file that findings name. Where `recall` has the text of a document, its value
 * is read at first access.
 */
export function readYaml(text: string, file: string, recall?: RecallDocument): YamlStream {
  const reading = { ...startReading(text, file), recall };
  if (!UNUSUAL_TEXT.test(reading.source)) readParts(reading);
  else addAll(reading, whole().readWhole(reading.source));
  return ended(reading);
}

const require = createRequire(import.meta.url);

/** The reader that takes every text is loaded for one that needs it. */
const whole = () => require('./whole-yaml.ts') as typeof import('./whole-yaml.ts');

/** What is remembered of a text that was a usual document before. */
type RecallDocument = (text: string) => KnownDocument | undefined;

/** Does the same with the complete reader alone. Tests compare `readYaml` with it. */
export function readYamlWhole(text: string, file: string): YamlStream {
  const reading = startReading(text, file);
  addAll(reading, whole().readWhole(reading.source));
  return ended(reading);
}

/** Directives, carriage returns and byte-order marks at the start of a line have a say in what follows them. */
const UNUSUAL_TEXT = /^[%\ufeff]|\r/m;

interface Reading {
  readonly source: string;
  readonly file: string;
  readonly place: (offset: number) => TextPosition;
  readonly documents: YamlDocument[];
  readonly findings: Finding[];
  readonly recall?: RecallDocument | undefined;
  /** Number of the next document. */
  index: number;
  /** Whether enough was read. */
  isFull: boolean;
}

function startReading(text: string, file: string): Reading {
  const source = withoutSlashes(text.startsWith('\ufeff') ? text.slice(1) : text, file);
  let positions: ((offset: number) => TextPosition) | undefined;
  const place = (offset: number): TextPosition => {
    positions ??= positionsIn(source);
    return positions(offset);
  };
  const findings = forbiddenCharacters(source).map((problem) => finding(file, place, problem, undefined));
  return { source, file, place, documents: [], findings, index: 0, isFull: false };
}

/** Removes the escapes of slashes, which JSON allows and go-yaml does not. */
const withoutSlashes = (text: string, file: string): string =>
  file.endsWith('.json') && text.includes('\\/') ? text.replace(/(?<!\\)((?:\\\\)*)\\\//g, '$1/') : text;

/** Reads the text part by part, each in one pass where it has the usual form. */
function readParts(reading: Reading): void {
  const { source, recall } = reading;
  const isSuspect = reading.findings.length > 0;
  for (let start = 0; start < source.length; ) {
    if (isFull(reading, start)) return;
    const end = nextDocument(source, start);
    const part = source.slice(start, end);
    const isQuick = part.length <= MAX_QUICK_LENGTH && !(isSuspect && holdsForbidden(part));
    const known = isQuick ? recall?.(part) : undefined;
    const value = known?.outline
      ? lazily(known.outline, source, start, end)
      : isQuick
        ? quickDocument(source, start, end, valueMaker)
        : UNUSUAL;
    if (value === UNUSUAL) addAll(reading, whole().readWholePart(part, start));
    // The text before the first marker is a document only when it is not empty.
    else if (value !== ABSENT || source.startsWith('---', start)) addQuick(reading, value, start, part, known);
    start = end;
  }
}

/** Returns whether enough was read; says so once. After that nothing is read, so that no text exhausts who reads it. */
function isFull(reading: Reading, offset: number): boolean {
  const { file, place, findings, index } = reading;
  if (reading.isFull) return true;
  if (index < MAX_DOCUMENTS && findings.length < MAX_FINDINGS) return false;
  const value = index < MAX_DOCUMENTS ? `${MAX_FINDINGS} mistakes` : `${MAX_DOCUMENTS} documents`;
  findings.push(finding(file, place, { rule: 'too-many-documents', offset, path: [], value }, undefined));
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

/** Above this limit, the complete reader reports the part that is too large. */
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
  // One string: its hash, by which caches know it, is worked out once.
  const text = (): string => part;
  const offsetOf = offsetsIn(text, 0, known?.offsets);
  const positionOf = (pointer: string): TextPosition => reading.place(start + offsetOf(pointer));
  reading.documents.push({ index, value, findings: NONE, text, offsetOf, positionOf });
}

const NONE: readonly Finding[] = [];

function addAll(reading: Reading, documents: Iterable<WholeDocument | Unread>): void {
  const { file, place } = reading;
  for (const document of documents) {
    if (isFull(reading, 'error' in document ? document.error.offset : document.part.start)) return;
    const index = reading.index++;
    if ('error' in document) {
      if (!document.isReported) reading.findings.push(finding(file, place, document.error, undefined));
      continue;
    }
    const { value, problems, absent, part } = document;
    const findings = problems.map((problem) => finding(file, place, problem, value));
    for (const finding of findings) reading.findings.push(finding);
    const offsetOf = offsetsIn(() => part.text, part.number);
    if (!absent) reading.documents.push({ index, value, findings, positionOf: (pointer) => place(part.start + offsetOf(pointer)) });
  }
}

/** Places are worked out on the first question, from the text, so that reading many files keeps no parse trees. */
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

const ended = ({ documents, findings }: Reading): YamlStream => ({ documents, findings: findings.sort(byPlace) });

const byPlace = (a: Finding, b: Finding): number => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

function finding(file: string, place: (offset: number) => TextPosition, problem: YamlProblem, document: unknown): Finding {
  const { summary, remedy, ...rule } = yamlRule(problem.rule);
  return {
    ...rule,
    remedy: (problem.rule === 'yaml-syntax' && SYNTAX_REMEDIES.get(String(problem.value))) || remedy,
    message: problem.rule === 'yaml-syntax' || problem.rule === 'too-many-documents' ? `${summary}: ${String(problem.value)}` : summary,
    ...objectOf(document),
    file,
    ...place(problem.offset),
    pointer: buildPointer(problem.path),
    value: problem.value,
    expected: 'YAML that every reader takes for the same Kubernetes object',
  };
}

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
