import { parseStream, TOO_DEEP, type YamlNode } from '../go-yaml/parse-nodes.ts';
import { YamlRefusal } from '../go-yaml/yaml-token.ts';
import { MAX_DEPTH } from '../write/unwritable.ts';
import { constructDocument, type YamlProblem } from './construct-document.ts';
import { nodeOffsets } from './node-offsets.ts';

/** What the whole reader makes of one document. */
export interface WholeDocument {
  readonly value: unknown;
  /** Nothing to go on with: only comments, or what no reader takes. */
  readonly absent: boolean;
  /** Offsets count from the start of the source. */
  readonly problems: readonly YamlProblem[];
  /** The part of the source that it was read from, where that starts, and which of its documents it is. */
  readonly part: { readonly text: string; readonly start: number; readonly number: number };
}

/** Reads all documents of `source`, in any form of YAML, and reports those that do not parse. */
export function* readWhole(source: string): Iterable<WholeDocument | Unread> {
  for (const part of parse(source)) yield* documentsOf(part);
}

/** Does the same for a part of the source that is read alone. */
export const readWholePart = (text: string, start: number): Iterable<WholeDocument | Unread> => documentsOf(parsePart(text, start));

/** Returns the offset in `text` of every node of its document `number`, by JSON pointer. */
export function wholeOffsets(text: string, number: number): ReadonlyMap<string, number> {
  const root = parsePart(text, 0).roots[number];
  return root === undefined ? new Map([['', 0]]) : nodeOffsets(root);
}

/** What could not be read. */
export interface Unread {
  readonly error: YamlProblem;
  /** Whether its characters were reported before anything was read. */
  readonly isReported: boolean;
}

function* documentsOf({ text, start, roots, error }: Part): Iterable<WholeDocument | Unread> {
  for (const [number, root] of roots.entries()) {
    const { value, absent, problems } = constructDocument(root);
    const placed = problems.map((problem) => ({ ...problem, offset: start + problem.offset }));
    yield { value, absent, problems: placed, part: { text, start, number } };
  }
  if (error) yield { error, isReported: error.value === REFUSED_CHARACTERS };
}

/** A run of documents, and what follows them that does not parse. */
interface Part {
  readonly text: string;
  /** Offset of `text` in the source. */
  readonly start: number;
  readonly roots: readonly YamlNode[];
  readonly error?: YamlProblem;
}

/**
 * Parses the stream at once; only when that fails, document by document, so that one error hides nothing behind it. So is a long stream
 * from the start: what the parser remembers of a text is many times as large, and one document after the other is enough.
 */
function* parse(source: string): Iterable<Part> {
  // Directives are part of the document after their ---.
  if (source.length > LONG_STREAM && !/^%/m.test(source)) {
    for (const { text, start } of splitDocuments(source)) yield parsePart(text, start);
    return;
  }
  const whole = parsePart(source, 0);
  if (whole.error === undefined) yield whole;
  else for (const { text, start } of splitDocuments(source)) yield parsePart(text, start);
}

const LONG_STREAM = 2 ** 20;

/** Characters of one document. The API server takes objects of 3 MiB of JSON; etcd keeps half of that. */
const MAX_DOCUMENT_LENGTH = 4 * 2 ** 20;

function parsePart(text: string, start: number): Part {
  const failed = (rule: YamlProblem['rule'], offset: number, value: unknown): Pick<Part, 'error'> => ({
    error: { rule, offset: start + offset, path: [], value },
  });
  if (text.length > MAX_DOCUMENT_LENGTH) return { text, start, roots: [], ...failed('too-large', 0, text.length) };
  const roots: YamlNode[] = [];
  if (REFUSED.test(text) || !text.isWellFormed()) return { text, start, roots, ...failed('yaml-syntax', 0, REFUSED_CHARACTERS) };
  try {
    for (const root of parseStream(text, MAX_DEPTH)) roots.push(root);
    return { text, start, roots };
  } catch (error) {
    if (!(error instanceof YamlRefusal)) throw error;
    return { text, start, roots, ...failed(error.problem === TOO_DEEP ? 'too-deep' : 'yaml-syntax', error.offset, error.problem) };
  }
}

/** What go-yaml reads nowhere, as it does halves of characters, which have no UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

const REFUSED_CHARACTERS = 'control characters are not allowed';

/** Splits a stream at lines that start with `---`, even inside a block scalar. */
function splitDocuments(source: string): { readonly text: string; readonly start: number }[] {
  const starts = [0, ...Array.from(source.matchAll(/(?<=[\n\r])---(?=[ \t\n\r]|$)/g), (marker) => marker.index)];
  return starts
    .map((start, index) => ({ start, text: source.slice(start, starts[index + 1] ?? source.length) }))
    .filter(({ text }, index) => index > 0 || !/^(?:[ \t]*(?:#.*)?[\n\r])*$/.test(text));
}
