import { spendSteps } from '../../spending.ts';
import { expectKind, fieldOf, mapField, wrongKind } from '../nodes/fields.ts';
import { isEmptyNode, isMissingOrNull, type YamlNode } from '../nodes/yaml-node.ts';

/**
 * Replaces the items of a list whose fields have these values by `element`, or takes them away when there is none; an
 * element without its like is added. Without keys, items are compared by their text. Empty items vanish.
 */
export function setElement(list: YamlNode, element: YamlNode | undefined, keys: readonly string[], values: readonly string[]): void {
  expectKind(list, 'list');
  spendSteps(8 * list.content.length);
  const byField = (keys[0] ?? '') !== '' && (values[0] ?? '') !== '';
  const content: YamlNode[] = [];
  let found = false;
  for (const item of list.content) {
    if (isMissingOrNull(item) || (item.kind === 'map' && item.content.length === 0)) continue;
    if (item.kind !== 'map' && byField) {
      content.push(item);
    } else if (!isLike(item, keys, values)) {
      if (values.length > 0) content.push(item);
    } else {
      found = true;
      if (element !== undefined) content.push(element);
    }
  }
  list.content = content;
  if (isMissingOrNull(element)) return;
  if (!found) list.content.push(element as YamlNode);
}

function isLike(item: YamlNode, keys: readonly string[], values: readonly string[]): boolean {
  let seen: YamlNode | undefined = keys.length > 0 && values.length === 0 ? undefined : item;
  for (let index = 0; index < keys.length; index++) {
    if (index < values.length) seen = matchField(item, keys[index] as string, values[index] as string);
    if (seen === undefined) return false;
  }
  return true;
}

/** An empty name asks for the node itself, an empty value accepts all. */
function matchField(item: YamlNode, key: string, value: string): YamlNode | undefined {
  if (key === '') {
    if (item.kind !== 'scalar') throw wrongKind(item, 'scalar');
    return item.value === value ? item : undefined;
  }
  const field = mapField(item, key);
  return field === undefined || (value !== '' && field.value !== value) ? undefined : field;
}

/** The first item whose fields have all these values, an empty one included. */
export function elementWith(list: YamlNode | undefined, keys: readonly string[], values: readonly string[]): YamlNode | undefined {
  if (list?.kind !== 'list') return undefined;
  spendSteps(5 * list.content.length);
  if ((keys[0] ?? '') === '') return list.content.find((item) => item.value === (values[0] ?? ''));
  if (keys.length !== values.length) return undefined;
  return list.content.find(
    (item) => item.kind === 'map' && keys.every((key, index) => fieldOf(item, key)?.value === (values[index] as string)),
  );
}

/** For each item the texts of its key fields; empty where it has none. */
export function elementKeys(list: YamlNode | undefined, keys: readonly string[]): string[][] {
  if (list?.kind !== 'list') return [];
  return list.content.map((item) =>
    keys.map((key) => {
      const field = fieldOf(item, key);
      return isEmptyNode(field) ? '' : (field as YamlNode).value;
    }),
  );
}
