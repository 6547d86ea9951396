import { parseStream, TOO_DEEP, type YamlNode } from '../go-yaml/parse-nodes.ts';
import { YamlRefusal } from '../go-yaml/yaml-token.ts';
import { MAX_DEPTH } from '../write/unwritable.ts';
import { constructDocument, type YamlProblem } from './construct-document.ts';
import { nodeOffsets } from './node-offsets.ts';

/** One document, as the complete reader reads it. */
export interface WholeDocument {
  readonly value: unknown;
  /** Whether the document has no usable value: it has only comments, or every reader rejects it. */
  readonly absent: boolean;
  /** Offsets count from the start of the source. */
  readonly problems: readonly YamlProblem[];
  /** The part of the source with the document, the offset of the part, and the index of the document in it. */
  readonly part: { readonly text: string; readonly start: number; readonly number: number };
}

/** Reads all documents of `source`, in any form of YAML, and reports those that do not parse. */
export function* readWhole(source: string): Iterable<WholeDocument | Unread> {
  for (const part of parse(source)) yield* documentsOf(part);
}

/** Reads the documents of one part of a source. */
export const readPartWhole = (text: string, start: number): Iterable<WholeDocument | Unread> => documentsOf(parsePart(text, start));

/** Returns the offset in `text` of every node of the document with index `number`, by JSON pointer. */
export function wholeOffsets(text: string, number: number): ReadonlyMap<string, number> {
  const root = parsePart(text, 0).roots[number];
  return root === undefined ? new Map([['', 0]]) : nodeOffsets(root);
}

/** A part that does not parse. */
export interface Unread {
  readonly error: YamlProblem;
  /** Whether a forbidden character of the part was already reported. */
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

/** Successive documents, and the error of the text after them, if it does not parse. */
interface Part {
  readonly text: string;
  /** Offset of `text` in the source. */
  readonly start: number;
  readonly roots: readonly YamlNode[];
  readonly error?: YamlProblem;
}

/**
 * Parses the stream at once. If that fails, parses document by document, so that all errors are reported. Also parses a long stream
 * document by document, because the memory of the parser is many times the length of its text.
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

/** Maximum length of one document in characters. The API server accepts objects of 3 MiB of JSON; etcd stores half of that. */
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

/** Splits a stream at lines that start with `---`, also inside a block scalar. */
function splitDocuments(source: string): { readonly text: string; readonly start: number }[] {
  const starts = [0, ...Array.from(source.matchAll(/(?<=[\n\r])---(?=[ \t\n\r]|$)/g), (marker) => marker.index)];
  return starts
    .map((start, index) => ({ start, text: source.slice(start, starts[index + 1] ?? source.length) }))
    .filter(({ text }, index) => index > 0 || !/^(?:[ \t]*(?:#.*)?[\n\r])*$/.test(text));
}
