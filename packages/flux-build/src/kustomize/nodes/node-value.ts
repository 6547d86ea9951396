import { resolveScalar, type ScalarValue, setKey } from '@slipway/manifest';
import { refolded } from './folded-text.ts';
import { refusal } from './refusal.ts';
import { scalarTag } from './scalar-tag.ts';
import { FLOW, FOLDED, QUOTED, TAGGED, type YamlNode } from './yaml-node.ts';

/** A JSON value, with bigint for integers that a number cannot hold. */
export type JsonValue = ScalarValue | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * Returns the value of a node after writing and reading it, as kustomize returns it. Text without a tag gets its type from its look. A key
 * that occurs twice is refused, and so are numbers without a JSON form.
 */
export function nodeValue(node: YamlNode, inFlow = false): JsonValue {
  switch (node.kind) {
    case 'scalar':
      return scalarValue(node, inFlow);
    case 'list':
      return listValue(node, inFlow || (node.style & FLOW) !== 0);
    case 'map':
      return mapValue(node, true, inFlow || (node.style & FLOW) !== 0);
    default:
      return null;
  }
}

/** Returns the value like `nodeValue`, for the top of an object, whose keys may be numbers: they become strings. */
export const objectValue = (node: YamlNode): Record<string, JsonValue> => mapValue(node, false, (node.style & FLOW) !== 0);

function listValue({ content }: YamlNode, inFlow: boolean): JsonValue {
  const items: JsonValue[] = new Array(content.length);
  for (let index = 0; index < content.length; index++) items[index] = nodeValue(content[index] as YamlNode, inFlow);
  return items;
}

function mapValue({ content }: YamlNode, strict: boolean, inFlow: boolean): Record<string, JsonValue> {
  const map: Record<string, JsonValue> = {};
  for (let index = 0; index + 1 < content.length; index += 2) {
    const key = content[index] as YamlNode;
    const name = key.value;
    if (key.kind !== 'scalar') throw refusal('non-string-key', 'a key is a collection');
    // An empty key is written in quotes.
    if (strict && !isNothing(key) && !(key.tag === '!!str' || (key.tag === '' && scalarTag(name) === '!!str'))) {
      if (!(key.style & QUOTED) && readScalar(key) !== name) throw refusal('non-string-key', 'a map has a key that is not text');
    }
    if (Object.hasOwn(map, name)) throw refusal('duplicate-key', 'a map has the same key twice'); // which of a Secret must not be shown
    setKey(map, name, nodeValue(content[index + 1] as YamlNode, inFlow));
  }
  return map;
}

const isNothing = ({ value, style }: YamlNode): boolean => value === '' && !(style & TAGGED);

function scalarValue(node: YamlNode, inFlow: boolean): JsonValue {
  // Folded texts and empty nodes are not possible between brackets: both are written in quotes.
  if (inFlow && node.value === '' && !(node.style & TAGGED) && !TYPED.has(node.tag)) return '';
  if (!inFlow && node.style & FOLDED && node.tag === '!!str') return refolded(node.value);
  if (inFlow && isQuotedInFlow(node)) return node.value;
  const value = readScalar(node);
  if (typeof value === 'number' && !Number.isFinite(value)) throw refusal('non-finite-number', `${node.value} has no JSON form`);
  return value;
}

/** Tags that are written, because an empty text does not look like their types. */
const TYPED: ReadonlySet<string> = new Set(['!!int', '!!float', '!!bool', '!!timestamp']);

/** A time of day contains a colon, so it is quoted between brackets, and is then a string. */
const isQuotedInFlow = ({ value, style }: YamlNode): boolean =>
  value.charCodeAt(4) === MINUS && value.includes(':') && !(style & (QUOTED | TAGGED)) && scalarTag(value) === '!!timestamp';

const MINUS = 0x2d;

function readScalar({ tag, style, value }: YamlNode): ScalarValue {
  if (style & TAGGED) return taggedValue(tag, value);
  if (style & QUOTED && (tag === '!!str' || tag === '')) return value;
  if (tag === '!!str' || value.includes('\n')) return value;
  if (tag === '') return resolveScalar(value);
  if (scalarTag(value) !== tag) return taggedValue(tag, value);
  // The tag is not written when the text looks like its type; the quotes then make it a string.
  return style & QUOTED ? value : resolveScalar(value);
}

/** Returns the value of a tag that differs from the look of the text. */
function taggedValue(tag: string, value: string): ScalarValue {
  if (tag === '!!str') return value;
  if (tag === '!!binary') return decoded(value);
  const looks = scalarTag(value);
  if (tag === looks || (tag === '!!float' && looks === '!!int')) return resolveScalar(value);
  if (tag === '!!null' || tag === '!!int' || tag === '!!float' || tag === '!!bool' || tag === '!!timestamp') {
    throw refusal('wrong-tag', `${value} is no ${tag}`);
  }
  return value;
}

function decoded(value: string): string {
  const text = value.replace(/[\r\n]/g, '');
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text))
    throw refusal('malformed-yaml', 'a value with the tag !!binary is not base64');
  return Buffer.from(text, 'base64').toString('utf8');
}
