import { goJson } from './go-json.ts';
import { type JsonValue, nodeValue } from './node-value.ts';
import { printNode } from './print-node.ts';
import type { YamlNode } from './yaml-node.ts';

/** Writes a document back into a string: JSON if it was JSON, indented if it had several lines; else YAML. Comments are lost. */
export function printDocument(document: YamlNode, original: string): string {
  const first = original.trim()[0];
  if (first !== '{' && first !== '[') return printNode(document).trim();
  const value = nodeValue(document);
  return original.includes('\n') && original.includes('  ') ? indented(value, '') : goJson(value);
}

/** Indents by two spaces, like encoding/json of Go. */
function indented(value: JsonValue, indent: string): string {
  if (typeof value !== 'object' || value === null) return goJson(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = (value as readonly JsonValue[]).map((item) => `${inner}${indented(item, inner)}`);
    return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`;
  }
  const map = value as { readonly [key: string]: JsonValue };
  const fields = Object.keys(map)
    .sort()
    .map((key) => `${inner}${goJson(key)}: ${indented(map[key] as JsonValue, inner)}`);
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`;
}
