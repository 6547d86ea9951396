import { type Event, parseEvents, YAMLException } from 'js-yaml';
import { constructDocument, type YamlProblem } from './construct-document.ts';
import { nodeOffsets } from './node-offsets.ts';
import { DEEPEST } from './unwritable.ts';
import type { YamlRuleId } from './yaml-rules.ts';

/** What the whole reader makes of one document. */
export interface WholeDocument {
  readonly value: unknown;
  /** Nothing to go on with: only comments, or what no reader takes. */
  readonly absent: boolean;
  /** Offsets count from the start of the source. */
  readonly problems: readonly YamlProblem[];
  /** The part of the source that it was read from, where that starts, and which of its events is the first of the document. */
  readonly part: { readonly text: string; readonly start: number; readonly first: number };
}

/** The documents of `source`, whatever they are written like, and what does not parse. */
export function* readWhole(source: string): Iterable<WholeDocument | { readonly error: YamlProblem }> {
  for (const part of parse(source)) yield* documentsOf(part);
}

/** The same of a part of the source that is read by itself. */
export const readWholePart = (text: string, start: number): Iterable<WholeDocument | { readonly error: YamlProblem }> =>
  documentsOf(parsePart(text, start));

/** JSON pointer to offset in `text`, for every node of the document of which the events start at `first`. */
export const wholeOffsets = (text: string, first: number): ReadonlyMap<string, number> =>
  nodeOffsets(text, parseEvents(text, { maxDepth: DEEPEST }), first);

function* documentsOf(part: Part): Iterable<WholeDocument | { readonly error: YamlProblem }> {
  if ('error' in part) {
    yield part;
    return;
  }
  const { text, start, events } = part;
  for (let next = 0; next < events.length; ) {
    const first = next;
    const { value, absent, problems, next: behind } = constructDocument(text, events, first);
    next = behind;
    const placed = problems.map((problem) => ({ ...problem, offset: start + problem.offset }));
    yield { value, absent, problems: placed, part: { text, start, first } };
  }
}

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
