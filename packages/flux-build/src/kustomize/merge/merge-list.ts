import { spendOperations } from '../../spending.ts';
import { expectKind, fieldOf, mapField, setField } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { isEmptyNode, isMissingOrNull, makeNode, PLAIN, plainScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { elementKeys, elementWith, setElement } from './list-elements.ts';
import type { Merge, MergeNodes } from './merge.ts';

/**
 * Merges a list whose items are identified by key fields, or by their text. The result has the items of the patch, in its order, then the
 * items that only the target has.
 */
export function mergeList(merge: Merge, mergeNodes: MergeNodes): YamlNode | undefined {
  const keys = merge.schema?.keys ?? [];
  if (keys.length === 0 && merge.schema?.mergesByKey !== true) throw refusal('invalid-patch', 'a list has no merge key');
  const values = keys.length > 0 ? keyValues(merge, keys) : textValues(merge);
  return mergeItems({ ...merge, mergeNodes }, keys.length > 0 ? keys : [''], values);
}

/** Returns each combination of keys once: those of the patch, then those of the target. */
function keyValues({ target, patch }: Merge, keys: readonly string[]): string[][] {
  return unique([...elementKeys(patch, keys), ...elementKeys(target, keys)]);
}

const textValues = ({ target, patch }: Merge): string[][] =>
  unique([...(patch?.content ?? []), ...(target?.content ?? [])].map(({ value }) => [value]));

function unique(values: readonly string[][]): string[][] {
  const seen = new Set<string>();
  return values.filter((each) => {
    const key = each.join('\0');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

interface ListMerge extends Merge {
  readonly mergeNodes: MergeNodes;
}

function mergeItems(merge: ListMerge, keys: readonly string[], found: readonly string[][]): YamlNode | undefined {
  const target = merge.target as YamlNode;
  const values = keys.length > 1 ? completeValues(found) : found;
  const added = makeNode('list', '', '', PLAIN, []);
  let used: Keyed = { keys: [], values: [] };
  for (const each of values) {
    used = usedKeys(values, each, keys);
    const item = mergeItem(merge, used);
    if (item === undefined) setElement(target, undefined, used.keys, used.values);
    else setElement(added, item, used.keys, used.values);
  }
  if (values.length > 0) appendItems(added, target, used.keys);
  const result = values.length > 0 ? added : target;
  return isMissingOrNull(result) ? undefined : result;
}

interface Keyed {
  readonly keys: readonly string[];
  readonly values: readonly string[];
}

/** Completes values that match except for a key that one of them lacks: they identify the same item. */
function completeValues(values: readonly string[][]): string[][] {
  const completed = values.map((each) => each);
  for (let i = 0; i < completed.length; i++) {
    // The value before this loop completes it.
    const first = completed[i] as string[];
    spendOperations(5 * completed.length);
    for (let j = 0; j < completed.length; j++) {
      const both = completion(first, completed[j] as string[]);
      if (both === undefined) continue;
      completed[i] = both;
      completed[j] = both;
    }
  }
  return completed;
}

function completion(first: readonly string[], second: readonly string[]): string[] | undefined {
  let common = false;
  const both: string[] = [];
  for (let index = 0; index < first.length; index++) {
    const [a, b] = [first[index] as string, second[index] as string];
    if (a !== b && a !== '' && b !== '') return undefined;
    if (a === b) common = true;
    both.push(a === '' ? b : a);
  }
  return common ? both : undefined;
}

/** Returns only keys that some item has; all keys if no item has any. */
function usedKeys(values: readonly (readonly string[])[], item: readonly string[], keys: readonly string[]): Keyed {
  const used = keys.map((_, index) => values.some((each) => each[index] !== ''));
  if (!used.includes(true)) return { keys, values: item };
  return {
    keys: keys.filter((_, index) => used[index]),
    values: item.filter((value, index) => value !== '' || used[index]),
  };
}

function mergeItem({ schemas, schema, target, patch, mergeNodes }: ListMerge, used: Keyed): YamlNode | undefined {
  const own = usedKeys([used.values], used.values, used.keys);
  const item = mergeNodes({
    schemas,
    schema: schema?.elements(),
    target: elementWith(target, own.keys, own.values),
    patch: elementWith(patch, own.keys, own.values),
  });
  if (item === undefined || isMissingOrNull(item) || (item.kind === 'map' && isEmptyNode(item))) return undefined;
  for (const [index, key] of used.keys.entries()) {
    const value = used.values[index] ?? '';
    if (key !== '' && value !== '' && fieldOf(item, key) === undefined) setField(item, key, plainScalar(value));
  }
  return item;
}

/** Appends items; they replace items with the same keys. */
function appendItems(list: YamlNode, source: YamlNode, keys: readonly string[]): void {
  expectKind(source, 'list');
  for (const item of source.content) {
    if ((keys[0] ?? '') === '') {
      setElement(list, item, [''], [item.value]);
      continue;
    }
    const values: string[] = [];
    for (const key of keys) {
      const value = mapField(item, key);
      if (value === undefined) list.content.push(item);
      else values.push(value.value);
    }
    if (keys.length > 1) setElement(list, undefined, keys, values);
    setElement(list, item, keys, values);
  }
}
