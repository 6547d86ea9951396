import { spendOperations } from '../../spending.ts';
import { refusal } from './refusal.ts';
import { isTypedInYaml11 } from './scalar-tag.ts';
import { become, isMissingOrNull, makeNode, PLAIN, plainScalar, QUOTED, stringScalar, type YamlNode } from './yaml-node.ts';

/**
 * Returns the value of a field; undefined when it is missing, or the node is not a map. Of a field that occurs twice, it returns the first.
 */
export function fieldOf(node: YamlNode | undefined, name: string): YamlNode | undefined {
  if (node?.kind !== 'map') return undefined;
  const { content } = node;
  if (content.length > MAX_UNCOUNTED) spendOperations(content.length / 2);
  for (let index = 0; index < content.length; index += 2) if (content[index]?.value === name) return content[index + 1];
  return undefined;
}

/** Up to this number of keys and values, a search needs no budget. */
const MAX_UNCOUNTED = 200;

/** Returns the names of the fields in order. */
export function fieldNames(node: YamlNode): string[] {
  const names: string[] = [];
  for (let index = 0; index < node.content.length; index += 2) names.push((node.content[index] as YamlNode).value);
  return names;
}

/** Returns a field like `fieldOf`, for a node that must be a map if it exists. */
export function mapField(node: YamlNode, name: string): YamlNode | undefined {
  expectKind(node, 'map');
  return isMissingOrNull(node) ? undefined : fieldOf(node, name);
}

/** Refuses a node of another kind; accepts null and missing nodes. */
export function expectKind(node: YamlNode | undefined, kind: YamlNode['kind']): void {
  if (node !== undefined && node.tag !== '!!null' && node.kind !== kind) throw wrongKind(node, kind);
}

/** Returns the refusal of a node of a wrong kind. */
export const wrongKind = (node: YamlNode, expected: YamlNode['kind']): Error =>
  refusal('wrong-node-kind', `expected a ${expected}, found a ${node.kind}`);

/** Removes a field; the first one, if it occurs twice. */
export function clearField(node: YamlNode, name: string): void {
  expectKind(node, 'map');
  const { content } = node;
  for (let index = 0; index < content.length; index += 2) {
    if (content[index]?.value === name) {
      content.splice(index, 2);
      return;
    }
  }
}

/**
 * Sets a field as kustomize does: null removes it, an existing value keeps its quotes, and plain text with another type in YAML 1.1 is
 * quoted. A null to be kept is marked.
 */
export function setField(node: YamlNode, name: string, value: YamlNode | undefined, keepNull = false): void {
  if (value !== undefined) quoteIfTyped(value);
  if (value === undefined || (value.tag === '!!null' && !keepNull)) {
    clearField(node, name);
    return;
  }
  const found = mapField(node, name);
  if (found !== undefined) {
    value.style = found.style;
    become(found, value);
    return;
  }
  if (!isMissingOrNull(node)) node.content.push(plainScalar(name), value);
}

/** Sets the text of a scalar, which keeps its quotes. */
export function setScalar(node: YamlNode, value: YamlNode): void {
  quoteIfTyped(value);
  expectKind(node, 'scalar');
  if (isMissingOrNull(value)) return;
  value.style = node.style;
  become(node, value);
}

function quoteIfTyped(value: YamlNode): void {
  if (value.kind !== 'scalar' || value.style !== PLAIN) return;
  if ((value.tag === '!!str' || value.tag === '') && isTypedInYaml11(value.value)) value.style = QUOTED;
}

/**
 * Returns the value of a field. It creates an empty node of a kind if the field is missing; undefined in a null, which cannot have fields.
 */
export function createField(node: YamlNode | undefined, name: string, kind: YamlNode['kind']): YamlNode | undefined {
  if (node === undefined) return undefined;
  const found = mapField(node, name);
  if (found !== undefined || isMissingOrNull(node)) return found;
  const made = makeNode(kind, '', '', PLAIN, []);
  setField(node, name, made);
  return made;
}

/** Returns the entries of a map of strings: labels, annotations, data. Of a duplicate entry, it returns the last. */
export function textEntries(node: YamlNode | undefined): Map<string, string> {
  const entries = new Map<string, string>();
  if (node === undefined) return entries;
  for (let index = 0; index + 1 < node.content.length; index += 2) {
    entries.set((node.content[index] as YamlNode).value, (node.content[index + 1] as YamlNode).value);
  }
  return entries;
}

/** Replaces a map of strings below `parent`, in the order of its keys; removes it without entries. */
export function setTextEntries(parent: YamlNode, name: string, entries: ReadonlyMap<string, string>): void {
  clearField(parent, name);
  if (entries.size === 0) return;
  const map = createField(parent, name, 'map');
  if (map === undefined) return;
  for (const key of [...entries.keys()].sort(byBytes)) setField(map, key, stringScalar(entries.get(key) as string));
}

/** Compares strings as Go does: by UTF-8 bytes. */
export function byBytes(a: string, b: string): number {
  if (a === b) return 0;
  for (let index = 0; index < a.length && index < b.length; index++) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    // A single surrogate sorts after every other character.
    if (left !== right) return fixed(left) - fixed(right);
  }
  return a.length - b.length;
}

const fixed = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
