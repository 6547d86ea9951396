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
  const parts = splitDocuments(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
  const documents: ReadDocument[] = [];
  for (let index = 0; index < parts.length; index++) {
    const node = parsePart(parts, index);
    if (node === undefined || isMissingOrNull(node)) continue;
    const items = parts.length === 1 ? listItems(node) : undefined;
    if (items === undefined) documents.push({ node, index });
    else for (const item of items) documents.push({ node: item, index });
  }
  return documents;
}

/** go-yaml counts the lines of the document; users need the lines of the file. */
function parsePart(parts: readonly string[], index: number): YamlNode | undefined {
  try {
    return parseDocument(parts[index] as string);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [, line] = /\bline (\d+):/.exec(error.message) ?? [];
    if (line === undefined) throw error;
    const before = parts.slice(0, index).reduce((lines, part) => lines + part.split('\n').length, 0);
    throw new Refusal({ ...error.problem, line: before + Number(line) });
  }
}

function splitDocuments(text: string): readonly string[] {
  if (text === '') return [];
  if (!text.includes('\n---')) return [text];
  const parts: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/\n---(.*)\n/g)) {
    const rest = (match[1] as string).trim();
    // The text is not quoted: it may be a part of a Secret.
    if (rest !== '' && !rest.startsWith('#')) throw refusal('invalid-separator', 'a document cannot begin on the line of its ---');
    parts.push(`${text.slice(start, match.index)}\n`);
    start = match.index + match[0].length;
  }
  parts.push(text.slice(start));
  return parts;
}

function listItems(node: YamlNode): readonly YamlNode[] | undefined {
  const kind = fieldOf(node, 'kind')?.value;
  if (kind !== 'List' && kind !== 'ResourceList') return undefined;
  const items = fieldOf(node, 'items');
  if (items === undefined && fieldOf(node, 'functionConfig') === undefined) return undefined;
  return items?.content ?? [];
}
