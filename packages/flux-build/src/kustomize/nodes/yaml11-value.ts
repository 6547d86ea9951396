import { spendOperations } from '../../spending.ts';
import { type JsonValue, nodeValue } from './node-value.ts';
import { parseDocument } from './parse-document.ts';
import { refusal } from './refusal.ts';
import { WORDS_OF_YAML_11 } from './scalar-tag.ts';
import { QUOTED, TAGGED, type YamlNode } from './yaml-node.ts';

/**
 * Returns the value of a text for the API machinery, which reads YAML 1.1: `yes` is true, dates remain strings, keys become strings, and of
 * a key that occurs twice the last counts. Kustomization files and JSON patches are read in this way.
 */
export function yaml11Value(text: string): JsonValue {
  spendOperations(OPERATIONS_PER_CHARACTER * text.length);
  const node = parseDocument(text);
  return node === undefined ? null : readNode(node);
}

/** Cost of a character when a text is read as a document. */
const OPERATIONS_PER_CHARACTER = 5;

function readNode(node: YamlNode): JsonValue {
  switch (node.kind) {
    case 'list':
      return node.content.map(readNode);
    case 'map':
      return mapOf(node);
    case 'scalar':
      return scalarOf(node);
    default:
      return null;
  }
}

function mapOf(node: YamlNode): JsonValue {
  const map = new Map<string, JsonValue>();
  for (let index = 0; index + 1 < node.content.length; index += 2) {
    map.set(keyOf(node.content[index] as YamlNode), readNode(node.content[index + 1] as YamlNode));
  }
  return Object.fromEntries(map);
}

function keyOf(key: YamlNode): string {
  if (key.kind !== 'scalar') throw refusal('non-string-key', 'a key is a collection');
  const value = scalarOf(key);
  if (value === null) throw refusal('non-string-key', 'a key is null');
  return String(value);
}

function scalarOf(node: YamlNode): JsonValue {
  const { style, tag, value } = node;
  if (style & TAGGED) return nodeValue(node);
  if (style & QUOTED) return value;
  if (tag === '!!timestamp') return value;
  if (tag === '!!str') return WORDS_OF_YAML_11.test(value) ? /^[yYoO](?:$|[eEnN])/.test(value) : value;
  return nodeValue(node);
}
