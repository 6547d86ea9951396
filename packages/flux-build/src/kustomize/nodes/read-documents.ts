import { fieldOf } from './fields.ts';
import { parseDocument } from './parse-document.ts';
import { Refusal, refusal } from './refusal.ts';
import { isMissingOrNull, type YamlNode } from './yaml-node.ts';

/** A document of a file, or an item of its List. */
export interface ReadDocument {
  readonly node: YamlNode;
  /** Number of the document in the file, from 0. */
  readonly index: number;
}

/**
 * Returns the documents of a file as kustomize splits them: at lines that begin with `---`, after which only a comment may follow. A file
 * with one List is replaced by its items.
 */
export function readDocuments(text: string): readonly ReadDocument[] {
  const source = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  const parts = splitDocuments(source);
  const documents: ReadDocument[] = [];
  const numberAt = parts.length === 1 ? () => 0 : documentNumbers(source);
  for (const part of parts) {
    const node = parsePart(source, part);
    if (node === undefined || isMissingOrNull(node)) continue;
    const index = numberAt(part.start);
    const items = parts.length === 1 ? listItems(node) : undefined;
    if (items === undefined) documents.push({ node, index });
    else for (const item of items) documents.push({ node: item, index });
  }
  return documents;
}

/** A document of a text, and its offset. */
interface Part {
  readonly text: string;
  readonly start: number;
}

/**
 * Returns the number of the document of each part, for offsets that ascend. It is the number that `readYaml` gives the same document: an
 * empty document has a number, but comments and directives before the first `---` are no document.
 */
function documentNumbers(source: string): (start: number) => number {
  const markers = source.matchAll(/^---(?=[ \t\n]|$)/gm);
  let next = markers.next();
  const isPreamble = next.value !== undefined && PREAMBLE.test(source.slice(0, next.value.index));
  let number = isPreamble ? -1 : 0;
  return (start) => {
    while (next.value !== undefined && next.value.index <= start) {
      number++;
      next = markers.next();
    }
    return Math.max(0, number);
  };
}

/** Comments, directives and blank lines, after a byte-order mark. */
const PREAMBLE = /^\ufeff?(?:[ \t]*(?:#[^\n]*)?\n|%[^\n]*\n)*$/;

/** go-yaml counts the lines of the document; users need the lines of the file. */
function parsePart(source: string, { text, start }: Part): YamlNode | undefined {
  try {
    return parseDocument(text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const line = Number(/\bline (\d+):/.exec(error.message)?.[1] ?? 1);
    throw new Refusal({ ...error.problem, line: lineAt(source, start) - 1 + line });
  }
}

function splitDocuments(text: string): readonly Part[] {
  if (text === '') return [];
  if (!text.includes('\n---')) return [{ text, start: 0 }];
  const parts: Part[] = [];
  let start = 0;
  for (const match of text.matchAll(/\n---(.*)\n/g)) {
    const rest = (match[1] as string).trim();
    // The text is not quoted: it may be a part of a Secret.
    if (rest !== '' && !rest.startsWith('#')) throw separatorRefusal(text, match.index + 1);
    parts.push({ text: `${text.slice(start, match.index)}\n`, start });
    start = match.index + match[0].length;
  }
  parts.push({ text: text.slice(start), start });
  return parts;
}

const separatorRefusal = (text: string, offset: number): Refusal =>
  new Refusal({ ...refusal('invalid-separator', 'a document cannot begin on the line of its ---').problem, line: lineAt(text, offset) });

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function listItems(node: YamlNode): readonly YamlNode[] | undefined {
  const kind = fieldOf(node, 'kind')?.value;
  if (kind !== 'List' && kind !== 'ResourceList') return undefined;
  const items = fieldOf(node, 'items');
  if (items === undefined && fieldOf(node, 'functionConfig') === undefined) return undefined;
  return items?.content ?? [];
}
