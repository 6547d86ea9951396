import { spendOperations } from '../../spending.ts';
import { fieldOf, mapField, setField, wrongKind } from './fields.ts';
import { refusal } from './refusal.ts';
import { isMissingOrNull, makeNode, PLAIN, plainScalar, type YamlNode } from './yaml-node.ts';

/**
 * Returns the node at a path of field names, list indices, `-` (the last item) and `[name=value]`; undefined when it is missing. With
 * `create` it creates missing maps and lists on the path, and at the end a node of that kind.
 */
export function lookup(node: YamlNode, path: readonly string[], create?: YamlNode['kind']): YamlNode | undefined {
  const parts = path.map((part) => part.trim()).filter((part) => part !== '');
  let at: YamlNode | undefined = node;
  for (let index = 0; index < parts.length; index++) {
    at = step(at as YamlNode, parts[index] as string, parts[index + 1], create);
    if (at === undefined) return undefined;
  }
  return at;
}

function step(node: YamlNode, part: string, next: string | undefined, create: YamlNode['kind'] | undefined): YamlNode | undefined {
  if (isInteger(part)) {
    if (Number(part) < 0) throw refusal('invalid-field-path', `the index ${part} is negative`);
    return itemAt(node, Number(part));
  }
  if (part === '-') return itemAt(node, -1);
  if (part === '*') throw refusal('invalid-field-path', '* cannot be looked up');
  if (isListPart(part)) return matchingItem(node, part, create);
  if (create === undefined) return mapField(node, part);
  const found = mapField(node, part);
  if (found !== undefined) return found;
  if (isMissingOrNull(node)) return undefined;
  const made = makeNode(kindFor(next, create), '', '', PLAIN, []);
  setField(node, part, made);
  return made;
}

function itemAt(node: YamlNode, index: number): YamlNode | undefined {
  if (isMissingOrNull(node)) return undefined;
  if (node.kind !== 'list') throw wrongKind(node, 'list');
  if (index >= 0) return node.content[index];
  const last = node.content.at(-1);
  if (last === undefined) throw refusal('panic', 'the last item of an empty list was asked for');
  return last;
}

/** Returns the kind of node to create before `next`. */
export const kindFor = (next: string | undefined, last: YamlNode['kind']): YamlNode['kind'] =>
  next === undefined || next === '' ? last : isListPart(next) || (isInteger(next) && Number(next) >= 0) ? 'list' : 'map';

export const isInteger = (part: string): boolean => /^[-+]?\d+$/.test(part);
export const isListPart = (part: string): boolean => part.startsWith('[') && part.endsWith(']');

/** Splits `[name=value]` into its two sides. */
export function splitListPart(part: string): readonly [string, string] {
  const inner = part.slice(1, -1);
  const at = inner.indexOf('=');
  if (at < 0) throw refusal('invalid-field-path', `${part} has to name a field and its value`);
  return [inner.slice(0, at), inner.slice(at + 1)];
}

function matchingItem(node: YamlNode, part: string, create: YamlNode['kind'] | undefined): YamlNode | undefined {
  const [name, value] = splitListPart(part);
  if (!isMissingOrNull(node) && node.kind !== 'list') throw wrongKind(node, 'list');
  spendOperations(10 * node.content.length);
  const found = node.content.find((item) =>
    name === '' ? item.value === value : item.kind === 'map' && fieldOf(item, name)?.value === value,
  );
  if (found !== undefined || create === undefined || node.kind !== 'list') return found;
  const made = name === '' ? plainScalar(value) : makeNode('map', '', '', PLAIN, [plainScalar(name), plainScalar(value)]);
  node.content.push(made);
  return made;
}
