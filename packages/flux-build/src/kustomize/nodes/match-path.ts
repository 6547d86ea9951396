import { spendOperations } from '../../spending.ts';
import { fieldOf, mapField, setField, wrongKind } from './fields.ts';
import { isInteger, isListPart, kindFor, splitListPart } from './lookup.ts';
import { parseDocument } from './parse-document.ts';
import { compilePattern } from './pattern.ts';
import { refusal } from './refusal.ts';
import { isMissingOrNull, makeNode, type NodeKind, PLAIN, plainScalar, type YamlNode } from './yaml-node.ts';

/**
 * Returns all nodes at a path of field names, indices, `*` and `[name=pattern]`, a regular expression that must match in the field;
 * undefined without a match. With `create`, it creates missing nodes, the last one of that kind.
 */
export function matchPath(node: YamlNode, path: readonly string[], create: NodeKind | undefined): readonly YamlNode[] | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return [node];
  if (isInteger(part) && Number(part) >= 0) return atIndex(node, part, rest, create);
  if (isListPart(part)) return inMatchingItems(node, part, rest, create);
  if (part === '*') return nonEmpty(itemsOf(node).flatMap((item) => matchPath(item, rest, create) ?? []));
  return atField(node, part, rest, create);
}

const nonEmpty = (nodes: readonly YamlNode[]): readonly YamlNode[] | undefined => (nodes.length === 0 ? undefined : nodes);

const OPERATIONS_PER_ITEM = 10;

/** Cost of a character when a text is read as a document. */
export const OPERATIONS_PER_CHARACTER = 10;

function itemsOf(node: YamlNode): readonly YamlNode[] {
  if (isMissingOrNull(node)) return [];
  if (node.kind !== 'list') throw wrongKind(node, 'list');
  spendOperations(OPERATIONS_PER_ITEM * node.content.length);
  return node.content;
}

function atField(node: YamlNode, name: string, rest: readonly string[], create: NodeKind | undefined): readonly YamlNode[] | undefined {
  let field = mapField(node, name);
  if (field === undefined) {
    if (create === undefined) return undefined;
    field = makeNode(kindFor(rest[0], create), '', '', PLAIN, []);
    setField(node, name, field);
  }
  // The path may lead into a string of YAML or JSON. The found nodes are then copies.
  if (field.kind === 'scalar' && rest.length > 0) {
    spendOperations(OPERATIONS_PER_CHARACTER * field.value.length);
    return matchPath(parseDocument(field.value) ?? makeNode('empty', '', '', PLAIN, []), rest, create);
  }
  return matchPath(field, rest, create);
}

function atIndex(node: YamlNode, part: string, rest: readonly string[], create: NodeKind | undefined): readonly YamlNode[] | undefined {
  const items = itemsOf(node);
  const index = Number(part);
  if (items.length === index && create !== undefined) append(node, makeNode(kindFor(rest[0], create), '', '', PLAIN, []));
  const item = node.content[index];
  if (item === undefined) throw refusal('replacement-field-missing', `there is no item ${index}`);
  return matchPath(item, rest, create);
}

function inMatchingItems(
  node: YamlNode,
  part: string,
  rest: readonly string[],
  create: NodeKind | undefined,
): readonly YamlNode[] | undefined {
  const [name, text] = splitListPart(part);
  const pattern = compilePattern(text);
  const matches = (item: YamlNode): boolean => {
    const compared = name === '' ? item : fieldOf(item, name);
    return compared !== undefined && pattern(writtenText(compared));
  };
  const find = (): YamlNode[] =>
    itemsOf(node)
      .filter(matches)
      .flatMap((item) => (name === '' ? [item] : (matchPath(item, rest, create) ?? [])));
  const found = find();
  if (found.length > 0 || create === undefined) return nonEmpty(found);
  append(node, name === '' ? plainScalar(text) : makeNode('map', '', '', PLAIN, [plainScalar(name), plainScalar(text)]));
  return nonEmpty(find());
}

/** Null accepts items too, and remains null. */
function append(node: YamlNode, item: YamlNode): void {
  if (node.kind === 'list') node.content.push(item);
  else node.content = [...node.content, item];
}

/** Returns the text of a scalar with its quotes. */
function writtenText({ kind, style, value }: YamlNode): string {
  if (kind !== 'scalar') return '';
  return (style === PLAIN ? value : JSON.stringify(value)).trim();
}
