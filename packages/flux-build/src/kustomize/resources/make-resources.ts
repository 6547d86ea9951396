import type { TraceStep } from '../../built-object.ts';
import { rethrowLimit, spendObjects, spendOperations, spendReading, type Weight } from '../../spending.ts';
import { fieldNames, fieldOf } from '../nodes/fields.ts';
import { nodeValue } from '../nodes/node-value.ts';
import { type ReadDocument, readDocuments } from '../nodes/read-documents.ts';
import { refusal } from '../nodes/refusal.ts';
import { jsonNode } from '../nodes/value-node.ts';
import { copyQuietly, FLOW, FOLDED, isEmptyNode, weighNode, type YamlNode } from '../nodes/yaml-node.ts';
import type { Resource } from './resource.ts';

/** Caches parsed texts, so that a file of many builds is read twice at most. Pass the same cache to all builds. */
export interface ParseCache {
  readonly documents: Map<string, Entry>;
}

/** The state of a parsed text. */
type Entry =
  /** It was read, and is unchanged. */
  | { readonly read: readonly ReadDocument[] | Error; readonly handedOut: boolean; readonly weight: Weight }
  /** It was read for a caller that may have changed it. */
  | { readonly read: undefined; readonly weight: Weight };

export const createParseCache = (): ParseCache => ({ documents: new Map() });

/**
 * Returns the resources of a text, Lists as their items. `file` is the file of the text; a document that is not a Kubernetes object is
 * refused.
 */
export function makeResources(text: string, file: string, cache: ParseCache, step: TraceStep): Resource[] {
  return takeDocuments(text, cache).map(({ node, index }) => makeResource(node, file, index, step));
}

export const makeResource = (node: YamlNode, file: string, index: number, step: TraceStep): Resource => ({
  node,
  vars: [],
  file,
  index,
  trace: [step],
});

/** Returns the documents of a text, which the caller must not change. */
export function sharedDocuments(text: string, cache: ParseCache): readonly ReadDocument[] {
  spendOperations(text.length);
  const entry = cache.documents.get(text);
  const read = entry?.read ?? tryToRead(text);
  if (entry?.read === undefined) {
    cache.documents.set(text, { read, handedOut: entry !== undefined, weight: entry?.weight ?? weightOf(read) });
  }
  if (read instanceof Error) throw read;
  return read;
}

function weightOf(read: readonly ReadDocument[] | Error): Weight {
  const weight: Weight = { nodes: 0, text: 0 };
  if (!(read instanceof Error)) for (const { node } of read) weighNode(node, weight);
  return weight;
}

/**
 * Returns the documents of a text, which the caller may change. Most texts are used once, so the first caller gets the parsed documents.
 * Later callers get copies of a second parse, which is kept.
 */
function takeDocuments(text: string, cache: ParseCache): readonly ReadDocument[] {
  const entry = cache.documents.get(text);
  const read = sharedDocuments(text, cache);
  const weight = cache.documents.get(text)?.weight ?? weightOf(read);
  // Returned documents cost the same, copied or not.
  spendObjects(read.length);
  spendReading(weight);
  if (entry !== undefined && (entry.read === undefined || entry.handedOut)) {
    return read.map(({ node, index }) => ({ node: copyQuietly(node), index }));
  }
  cache.documents.set(text, { read: undefined, weight });
  return read;
}

function tryToRead(text: string): readonly ReadDocument[] | Error {
  try {
    return inlineLists(dropEmpty(readDocuments(text)));
  } catch (error) {
    rethrowLimit(error);
    if (error instanceof Error) return error;
    throw error;
  }
}

const dropEmpty = (documents: readonly ReadDocument[]): ReadDocument[] =>
  documents.filter(({ node }) => {
    if (isEmptyNode(node)) return false;
    checkMetadata(node);
    return true;
  });

/** Checks that an object has a kind and, unless it is a List, a name. Its apiVersion is checked at the end. */
export function checkMetadata(node: YamlNode): void {
  const kind = fieldOf(node, 'kind');
  const metadata = fieldOf(node, 'metadata');
  if (isEmptyNode(kind) && isEmptyNode(metadata) && isEmptyNode(fieldOf(node, 'apiVersion'))) {
    throw refusal('missing-metadata', `it has ${fieldsText(node)}, but neither kind nor metadata`);
  }
  const kindText = isEmptyNode(kind) ? '' : (kind as YamlNode).value;
  if (kindText === '') throw refusal('missing-kind', 'an object has no kind');
  if (kindText.endsWith('List')) return;
  const name = isEmptyNode(metadata) ? undefined : fieldOf(metadata, 'name');
  if (isEmptyNode(name) || (name as YamlNode).value === '') throw refusal('missing-name', `an object of kind ${kindText} has no name`);
}

const fieldsText = (node: YamlNode): string =>
  node.kind === 'map' ? `the fields ${fieldNames(node).slice(0, 5).join(', ')}` : `a ${node.kind}`;

/** Replaces kinds that end with List and have items by their items, after all other objects of the file. */
function inlineLists(documents: readonly ReadDocument[]): readonly ReadDocument[] {
  if (!documents.some(({ node }) => fieldOf(node, 'kind')?.value.endsWith('List'))) return documents;
  const queue = [...documents];
  const inlined: ReadDocument[] = [];
  for (const document of queue) {
    const items = itemsOf(document);
    if (items === undefined) inlined.push(document);
    else for (const item of items) queue.push(item);
  }
  return inlined;
}

function itemsOf({ node, index }: ReadDocument): readonly ReadDocument[] | undefined {
  if (!fieldOf(node, 'kind')?.value.endsWith('List')) return undefined;
  const items = fieldOf(node, 'items');
  if (items === undefined) return undefined;
  if (isEmptyNode(items) && items.kind !== 'map') return [];
  if (items.kind !== 'list') throw refusal('wrong-node-kind', `items of a List are a ${items.kind}`);
  return dropEmpty(items.content.map((item) => ({ node: jsonNode(nodeValue(asRead(item))), index })));
}

/** Copies an item as it was read, not as it would be written. */
const asRead = (node: YamlNode): YamlNode => ({ ...node, style: node.style & ~(FLOW | FOLDED), content: node.content.map(asRead) });
