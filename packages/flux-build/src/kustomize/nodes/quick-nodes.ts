import { type QuickMaker, quickDocument } from '@slipway/manifest';
import { scalarTag } from './scalar-tag.ts';
import { FLOW, FOLDED, makeNode, makeScalar, PLAIN, QUOTED, type YamlNode } from './yaml-node.ts';

/**
 * Reads a text of one document in the usual form in one pass. Returns the same nodes as the full parser; undefined for any other text,
 * which the full parser reads.
 */
export function quickNodes(text: string): YamlNode | undefined {
  if (UNUSUAL_TEXT.test(text) || text.includes('\n---') || text.startsWith('%') || text.includes('\n%')) return undefined;
  const node = quickDocument(text, 0, text.length, nodeMaker);
  return typeof node === 'symbol' ? undefined : node;
}

/** Characters that need special handling in some reader, and surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNUSUAL_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]/;

/** The number of different keys is small, so equal keys share one string. */
function shared(key: string): string {
  const known = KEYS.get(key);
  if (known !== undefined) return known;
  // As the name of a property, it is the string that Node compares by its address.
  const [name = key] = Object.keys({ [key]: key });
  if (KEYS.size >= MAX_KEYS) KEYS.clear();
  KEYS.set(name, name);
  return name;
}

const KEYS = new Map<string, string>();
const MAX_KEYS = 10_000;

const nodeMaker: QuickMaker<YamlNode> = {
  map: (flow) => makeNode('map', '!!map', '', flow ? FLOW : PLAIN, []),
  addField(map, key, plain, value) {
    map.content.push(makeScalar('!!str', shared(key), plain ? PLAIN : QUOTED), value);
  },
  list: (flow) => makeNode('list', '!!seq', '', flow ? FLOW : PLAIN, []),
  addItem: (list, item) => void list.content.push(item),
  plain: (text) => makeScalar(scalarTag(text), text, PLAIN),
  quoted: (text) => makeScalar('!!str', text, QUOTED),
  block: (text, folded) => makeScalar('!!str', text, folded ? QUOTED | FOLDED : QUOTED),
};
