import { type Fields, isFields, stableText } from '@slipway/manifest';
import { diffArrays } from 'diff';
import { isSame, own } from '../objects/values.ts';
import type { Difference, PathSegment } from './difference.ts';
import { idKey, idOf, listKeys } from './list-keys.ts';
import { fieldNode, itemNode, type SchemaNode } from './schema-node.ts';

/** A difference, and the schema of its path. */
export type FoundDifference = Difference & { readonly node?: SchemaNode };

/**
 * Returns all differences between two JSON values, in the order of their fields. Compares maps by field, and lists by the keys of their items
 * or else by index. `applyDifferences` applies the result.
 */
export function diffValues(
  before: unknown,
  after: unknown,
  node?: SchemaNode,
  path: readonly PathSegment[] = [],
): readonly FoundDifference[] {
  if (isSame(before, after)) return [];
  if (isFields(before) && isFields(after)) return diffMaps(before, after, node, path);
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, node, path);
  return [{ op: 'change', path, before, after, ...(node && { node }) }];
}

function diffMaps(before: Fields, after: Fields, node: SchemaNode | undefined, path: readonly PathSegment[]): readonly FoundDifference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.flatMap((key): readonly FoundDifference[] => {
    const at = [...path, { field: key }];
    const field = fieldNode(node, key);
    const about = field === undefined ? {} : { node: field };
    if (!Object.hasOwn(after, key)) return [{ op: 'remove', path: at, before: own(before, key), ...about }];
    if (!Object.hasOwn(before, key)) return [{ op: 'add', path: at, after: own(after, key), ...about }];
    return diffValues(own(before, key), own(after, key), field, at);
  });
}

function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  node: SchemaNode | undefined,
  path: readonly PathSegment[],
): readonly FoundDifference[] {
  const keys = listKeys(before, after, node?.schema);
  return keys === undefined ? diffByIndex(before, after, node, path) : diffItems(before, after, keys, node, path);
}

function diffItems(
  before: readonly unknown[],
  after: readonly unknown[],
  by: readonly string[],
  node: SchemaNode | undefined,
  path: readonly PathSegment[],
): readonly FoundDifference[] {
  const item = itemNode(node);
  const about = item === undefined ? {} : { node: item };
  const [old, next] = [byId(before, by), byId(after, by)];
  const segment = (value: unknown): readonly PathSegment[] => [...path, { by, id: idOf(value, by) }];
  const found: FoundDifference[] = [];
  for (const [id, { value, index }] of old)
    if (!next.has(id)) found.push({ op: 'remove', path: segment(value), before: value, index, ...about });
  for (const [id, { value }] of old) {
    const other = next.get(id);
    if (other !== undefined && by.length > 0) for (const each of diffValues(value, other.value, item, segment(value))) found.push(each);
  }
  for (const [id, { value, index }] of next)
    if (!old.has(id)) found.push({ op: 'add', path: segment(value), after: value, index, ...about });
  const [first, second] = [[...old].filter(([id]) => next.has(id)), [...next].filter(([id]) => old.has(id))];
  if (first.some(([id], at) => id !== second[at]?.[0])) {
    const ids = (all: typeof first): readonly unknown[] => all.map(([, { value }]) => idOf(value, by));
    found.push({ op: 'reorder', path, before: ids(first), after: ids(second), by, ...(node && { node }) });
  }
  return found;
}

const byId = (items: readonly unknown[], by: readonly string[]): ReadonlyMap<string, { readonly value: unknown; readonly index: number }> =>
  new Map(items.map((value, index) => [idKey(idOf(value, by)), { value, index }]));

/** Skips equal items, and compares the others by index. */
function diffByIndex(
  before: readonly unknown[],
  after: readonly unknown[],
  node: SchemaNode | undefined,
  path: readonly PathSegment[],
): readonly FoundDifference[] {
  const item = itemNode(node);
  const about = item === undefined ? {} : { node: item };
  if (isReordered(before, after)) return [{ op: 'reorder', path, before, after, ...(node && { node }) }];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const [old, next] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  return gapsOf(old, next).flatMap((gap) => diffGap(gap, { head, path, item, about }));
}

/** Items of two lists between equal ones, with the indexes of the first of them. */
interface Gap {
  readonly old: readonly unknown[];
  readonly next: readonly unknown[];
  readonly from: number;
  readonly to: number;
}

/** Finds the items that are not in both lists. A new item does not move the items behind it. */
function gapsOf(old: readonly unknown[], next: readonly unknown[]): readonly Gap[] {
  const whole: Gap = { old, next, from: 0, to: 0 };
  if (old.length === 0 || next.length === 0 || Math.max(old.length, next.length) > MAX_SORTED) return [whole];
  const [keys, others] = [old.map((item) => stableText(item)), next.map((item) => stableText(item))];
  // Two lists can be aligned in several ways. Both directions of the comparison must choose the same one.
  const isSwapped = keys.join('\0') > others.join('\0');
  const parts = isSwapped ? diffArrays(others, keys, ALIGNMENT) : diffArrays(keys, others, ALIGNMENT);
  if (parts === undefined || !parts.some(({ added, removed }) => !added && !removed)) return [whole];
  const gaps: Gap[] = [];
  let [from, to] = [0, 0];
  let [open, end] = [0, 0];
  const close = (): void => {
    if (from > open || to > end) gaps.push({ old: old.slice(open, from), next: next.slice(end, to), from: open, to: end });
  };
  for (const { added, removed, count } of parts) {
    if (isSwapped ? removed : added) to += count;
    else if (added || removed) from += count;
    else {
      close();
      [from, to] = [from + count, to + count];
      [open, end] = [from, to];
    }
  }
  close();
  return gaps;
}

/** Lists with more differences are compared by index. */
const ALIGNMENT = { maxEditLength: 200 };

interface GapContext {
  /** Equal items in front of all gaps. */
  readonly head: number;
  readonly path: readonly PathSegment[];
  readonly item: SchemaNode | undefined;
  readonly about: { readonly node?: SchemaNode };
}

/** Compares the items of a gap by index, if these are the same on both sides. Otherwise items are removed and added. */
function diffGap({ old, next, from, to }: Gap, { head, path, item, about }: GapContext): readonly FoundDifference[] {
  const both = from === to ? Math.min(old.length, next.length) : 0;
  const segment = (index: number): readonly PathSegment[] => [...path, { index }];
  const [first, second] = [head + from, head + to];
  return [
    ...old.slice(both).map((value, at): FoundDifference => {
      const index = first + both + at;
      return { op: 'remove', path: segment(index), before: value, index, ...about };
    }),
    ...old.slice(0, both).flatMap((value, at) => diffValues(value, next[at], item, segment(first + at))),
    ...next.slice(both).map((value, at): FoundDifference => {
      const index = second + both + at;
      return { op: 'add', path: segment(index), after: value, index, ...about };
    }),
  ];
}

function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length || before.length > MAX_SORTED) return false;
  const [old, next] = [before, after].map((list) => list.map((item) => stableText(item)).sort());
  return isSame(old, next);
}

/** Limit of the length of lists that are checked for a changed order. */
const MAX_SORTED = 2000;
