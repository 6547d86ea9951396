import { type CollectionNode, type YamlNode as ParsedNode, parseNodes, type ScalarNode, YamlRefusal } from '@slipway/manifest/go-yaml';
import { completeMap } from './merge-keys.ts';
import { quickNodes } from './quick-nodes.ts';
import { refusal } from './refusal.ts';
import { scalarTag } from './scalar-tag.ts';
import { FLOW, FOLDED, makeNode, makeScalar, PLAIN, QUOTED, TAGGED, type YamlNode } from './yaml-node.ts';

/**
 * Returns the first document of `text` as nodes, with expanded aliases and merge keys; undefined without a document. Text that is not YAML
 * is refused with `malformed-yaml`, a document with enormous aliases with `alias-bomb`.
 */
export function parseDocument(text: string): YamlNode | undefined {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return quickNodes(source) ?? parseWhole(source);
}

/** Does the same slowly, for every text, by the rules of go-yaml. Tests compare `parseDocument` with it. */
export function parseWhole(source: string): YamlNode | undefined {
  if (FORBIDDEN.test(source)) throw refusal('malformed-yaml', 'control characters are not allowed');
  const root = parse(source);
  return root && makeNodes(root, { left: MAX_NODES, inside: new Set() }, 0);
}

/** Characters that go-yaml always refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

function parse(text: string): ParsedNode | undefined {
  try {
    return parseNodes(text, 'v3');
  } catch (error) {
    if (error instanceof YamlRefusal) throw refusal('malformed-yaml', error.message);
    throw error;
  }
}

/** The most nodes of one document with expanded aliases. */
const MAX_NODES = 2_000_000;
/** Deeper than any object, and small enough for every recursive function. */
const MAX_DEPTH = 200;

interface ParseState {
  left: number;
  /** Collections around the current node. */
  readonly inside: Set<ParsedNode>;
}

function makeNodes(node: ParsedNode, making: ParseState, depth: number): YamlNode {
  if (making.left-- <= 0) throw refusal('alias-bomb', 'aliases make the document too large');
  switch (node.kind) {
    case 'scalar':
      return makeScalarOf(node);
    case 'alias':
      if (node.node === undefined || making.inside.has(node.node))
        throw refusal('malformed-yaml', `the value of anchor ${node.name} contains itself`);
      return makeNodes(node.node, making, depth);
    default:
      if (depth >= MAX_DEPTH) throw refusal('malformed-yaml', `values are nested more than ${MAX_DEPTH} deep`);
      return makeCollection(node, making, depth + 1);
  }
}

function makeScalarOf({ value, tag, style }: ScalarNode): YamlNode {
  const written = style === 'plain' ? PLAIN : style === 'folded' ? QUOTED | FOLDED : QUOTED;
  const own = shortTag(tag);
  if (own !== '') return makeScalar(own, value, TAGGED | written);
  return makeScalar(written === PLAIN ? scalarTag(value) : '!!str', value, written);
}

/** `!` means that a node has no tag of its own. */
const shortTag = (tag: string): string => (tag === '!' ? '' : tag.replace(/^tag:yaml\.org,2002:/, '!!'));

function makeCollection(node: CollectionNode, making: ParseState, depth: number): YamlNode {
  making.inside.add(node);
  const content = node.content.map((child) => makeNodes(child, making, depth));
  making.inside.delete(node);
  const made = makeNode(node.kind, shortTag(node.tag) || (node.kind === 'list' ? '!!seq' : '!!map'), '', node.flow ? FLOW : PLAIN, content);
  if (made.kind === 'map') completeMap(made);
  return made;
}
