import { spendOperations } from '../../spending.ts';
import { expectKind, fieldOf, mapField, wrongKind } from '../nodes/fields.ts';
import { isEmptyNode, isMissingOrNull, type YamlNode } from '../nodes/yaml-node.ts';

/**
 * Replaces the items of a list whose fields have these values by `element`, or removes them when `element` is undefined. It appends an
 * element that matches no item, and removes empty items. Without keys it compares the texts of items.
 */
export function setElement(list: YamlNode, element: YamlNode | undefined, keys: readonly string[], values: readonly string[]): void {
  expectKind(list, 'list');
  spendOperations(8 * list.content.length);
  const byField = (keys[0] ?? '') !== '' && (values[0] ?? '') !== '';
  const content: YamlNode[] = [];
  let found = false;
  for (const item of list.content) {
    if (isEmptyItem(item)) continue;
    if (item.kind !== 'map' && byField) content.push(item);
    else if (isLike(item, keys, values)) {
      found = true;
      if (element !== undefined) content.push(element);
    } else if (values.length > 0) content.push(item);
  }
  if (!found && !isMissingOrNull(element)) content.push(element as YamlNode);
  list.content = content;
}

const isEmptyItem = (item: YamlNode): boolean => isMissingOrNull(item) || (item.kind === 'map' && item.content.length === 0);

function isLike(item: YamlNode, keys: readonly string[], values: readonly string[]): boolean {
  let seen: YamlNode | undefined = keys.length > 0 && values.length === 0 ? undefined : item;
  for (let index = 0; index < keys.length; index++) {
    if (index < values.length) seen = matchField(item, keys[index] as string, values[index] as string);
    if (seen === undefined) return false;
  }
  return true;
}

/** Returns the field when it has the value. An empty key means the node itself; an empty value matches every value. */
function matchField(item: YamlNode, key: string, value: string): YamlNode | undefined {
  if (key === '') {
    if (item.kind !== 'scalar') throw wrongKind(item, 'scalar');
    return item.value === value ? item : undefined;
  }
  const field = mapField(item, key);
  return field === undefined || (value !== '' && field.value !== value) ? undefined : field;
}

/** Returns the first item whose fields have all these values; an empty value is a value, too. */
export function elementWith(list: YamlNode | undefined, keys: readonly string[], values: readonly string[]): YamlNode | undefined {
  if (list?.kind !== 'list') return undefined;
  spendOperations(5 * list.content.length);
  if ((keys[0] ?? '') === '') return list.content.find((item) => item.value === (values[0] ?? ''));
  if (keys.length !== values.length) return undefined;
  return list.content.find(
    (item) => item.kind === 'map' && keys.every((key, index) => fieldOf(item, key)?.value === (values[index] as string)),
  );
}

/** Returns the texts of the key fields of each item; the text of a missing field is empty. */
export function elementKeys(list: YamlNode | undefined, keys: readonly string[]): string[][] {
  if (list?.kind !== 'list') return [];
  return list.content.map((item) =>
    keys.map((key) => {
      const field = fieldOf(item, key);
      return isEmptyNode(field) ? '' : (field as YamlNode).value;
    }),
  );
}
