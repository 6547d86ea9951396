import { type Event, parseEvents, YAMLException } from 'js-yaml';
import { constructDocument, type YamlProblem } from './construct-document.ts';
import type { Finding } from './finding.ts';
import { buildPointer } from './json-pointer.ts';
import { nodeOffsets } from './node-offsets.ts';
import { describeObject } from './object-id.ts';
import { namedCharacter } from './refused-character.ts';
import { positionsIn, type TextPosition } from './text-position.ts';
import { DEEPEST } from './unwritable.ts';
import { type YamlRuleId, yamlRule } from './yaml-rules.ts';

/** One document of a stream. */
export interface YamlDocument {
  /** Number in the stream, from 0; empty documents count, though they are left out. */
  readonly index: number;
  readonly value: unknown;
  /** What Flux's readers refuse or change in it; the findings of the stream have them too. */
  readonly findings: readonly Finding[];
  /** Where the field (its key), the item or, for what is not there, its nearest parent is written. */
  positionOf(pointer: string): TextPosition;
}

/** What a text holds, and what is wrong with it. */
export interface YamlStream {
  readonly documents: readonly YamlDocument[];
  readonly findings: readonly Finding[];
}

/**
 * The documents of `text` as Flux's readers see them, and everything that they refuse or change. A document with a
 * syntax error is left out and told of; the others are read all the same. `file` is named in the findings.
 */
export function readYaml(text: string, file: string): YamlStream {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  let positions: ((offset: number) => TextPosition) | undefined;
  const place = (offset: number): TextPosition => {
    positions ??= positionsIn(source);
    return positions(offset);
  };
  const findings = forbiddenCharacters(source).map((problem) => finding(file, place, problem, undefined));
  const documents: YamlDocument[] = [];
  let index = 0;
  for (const part of parse(source)) {
    if ('events' in part) {
      index = addDocuments(part, index, { file, place, documents, findings });
    } else {
      index++;
      if (!TOLD_ALREADY.test(String(part.error.value))) findings.push(finding(file, place, part.error, undefined));
    }
  }
  return { documents, findings: findings.sort(byPlace) };
}

const byPlace = (a: Finding, b: Finding): number => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** What the parser says of characters that were looked for before. */
const TOLD_ALREADY = /non-printable|null byte/;

/** A run of documents that parse together, or one that does not. */
type Part = ParsedPart | { readonly error: YamlProblem };

interface ParsedPart {
  readonly text: string;
  /** Offset of `text` in the source. */
  readonly start: number;
  readonly events: readonly Event[];
}

/**
 * The stream at once; only when that fails, document by document, so that one error hides nothing behind it. So is a long
 * stream from the start: what the parser remembers of a text is many times as large, and one document after the other is enough.
 */
function* parse(source: string): Iterable<Part> {
  // Directives belong to the document behind their ---.
  if (source.length > LONG_STREAM && !/^%/m.test(source)) {
    for (const { text, start } of splitDocuments(source)) yield parsePart(text, start);
    return;
  }
  const whole = parsePart(source, 0);
  if ('events' in whole) yield whole;
  else for (const { text, start } of splitDocuments(source)) yield parsePart(text, start);
}

const LONG_STREAM = 2 ** 20;

/** Characters of one document. The API server takes objects of 3 MiB of JSON; etcd keeps half of that. */
const LONGEST_DOCUMENT = 4 * 2 ** 20;

function parsePart(text: string, start: number): Part {
  if (text.length > LONGEST_DOCUMENT) return { error: { rule: 'too-large', offset: start, path: [], value: text.length } };
  try {
    return { text, start, events: parseEvents(text, { maxDepth: DEEPEST }) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const rule: YamlRuleId = error.reason.includes('maxDepth') ? 'too-deep' : 'yaml-syntax';
    return { error: { rule, offset: start + (error.mark?.position ?? 0), path: [], value: error.reason } };
  }
}

/** A line that starts with `---` begins a document wherever it stands, even inside a block scalar. */
function splitDocuments(source: string): { readonly text: string; readonly start: number }[] {
  const starts = [0, ...Array.from(source.matchAll(/(?<=[\n\r])---(?=[ \t\n\r]|$)/g), (marker) => marker.index)];
  return starts
    .map((start, index) => ({ start, text: source.slice(start, starts[index + 1] ?? source.length) }))
    .filter(({ text }, index) => index > 0 || !/^(?:[ \t]*(?:#.*)?[\n\r])*$/.test(text));
}

interface Reading {
  readonly file: string;
  readonly place: (offset: number) => TextPosition;
  readonly documents: YamlDocument[];
  readonly findings: Finding[];
}

function addDocuments(part: ParsedPart, firstIndex: number, reading: Reading): number {
  let index = firstIndex;
  for (let next = 0; next < part.events.length; index++) {
    const first = next;
    const document = constructDocument(part.text, part.events, first);
    next = document.next;
    const findings = document.problems.map((problem) =>
      finding(reading.file, reading.place, { ...problem, offset: part.start + problem.offset }, document.value),
    );
    for (const told of findings) reading.findings.push(told);
    if (!document.absent)
      reading.documents.push({ index, value: document.value, findings, positionOf: locator(part.text, part.start, first, reading.place) });
  }
  return index;
}

/** Places are worked out on the first question, from the text, so that reading many files keeps no parse trees. */
function locator(text: string, start: number, first: number, place: (offset: number) => TextPosition): YamlDocument['positionOf'] {
  let offsets: ReadonlyMap<string, number> | undefined;
  return (pointer) => {
    offsets ??= nodeOffsets(text, parseEvents(text, { maxDepth: DEEPEST }), first);
    let at = pointer;
    while (at !== '' && !offsets.has(at)) at = at.slice(0, at.lastIndexOf('/'));
    return place(start + (offsets.get(at) ?? 0));
  };
}

/** Characters that go-yaml refuses wherever they stand, or takes for line ends that YAML 1.2 does not know; no more than are worth reading. */
function forbiddenCharacters(source: string): YamlProblem[] {
  if (!FORBIDDEN.test(source)) return [];
  const problems: YamlProblem[] = [];
  for (const { index, 0: value } of source.matchAll(new RegExp(FORBIDDEN, 'gu'))) {
    if (problems.length === MOST_CHARACTERS) break;
    const isLineBreak = /[\u0085\u2028\u2029]/.test(value);
    problems.push({
      rule: isLineBreak ? 'foreign-line-break' : 'yaml-syntax',
      offset: index,
      path: [],
      value: isLineBreak ? value : `the character ${namedCharacter(value)} is not allowed`,
    });
  }
  return problems;
}

const MOST_CHARACTERS = 20;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]|\p{Surrogate}/u;

function finding(file: string, place: (offset: number) => TextPosition, problem: YamlProblem, document: unknown): Finding {
  const { summary, ...rule } = yamlRule(problem.rule);
  return {
    ...rule,
    message: problem.rule === 'yaml-syntax' ? `${summary}: ${String(problem.value)}` : summary,
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
