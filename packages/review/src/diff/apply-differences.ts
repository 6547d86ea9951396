import { type Fields, fieldsOf, isFields } from '@slipway/manifest';
import { isSame } from '../objects/values.ts';
import type { Difference, PathSegment } from './difference.ts';
import { idKey, idOf } from './list-keys.ts';

/** Applies the differences of `diffValues` to a value. Throws if the value is not the compared one. */
export function applyDifferences(value: unknown, differences: readonly Difference[]): unknown {
  const here = differences.find(({ path, op }) => path.length === 0 && op === 'change');
  if (here?.op === 'change') return here.after;
  if (differences.length === 0) return value;
  return Array.isArray(value) ? changedList(value, differences) : changedMap(fieldsOf(value), differences);
}

function changedMap(map: Fields, differences: readonly Difference[]): Fields {
  const changed = new Map(Object.entries(map));
  for (const [key, group] of Map.groupBy(differences, ({ path }) => fieldOf(path[0]))) {
    const whole = group.find(({ path, op }) => path.length === 1 && (op === 'add' || op === 'remove'));
    if (whole?.op === 'remove') changed.delete(key);
    else if (whole?.op === 'add') changed.set(key, whole.after);
    else changed.set(key, applyDifferences(map[key], group.map(inner)));
  }
  return Object.fromEntries(changed);
}

function fieldOf(segment: PathSegment | undefined): string {
  if (segment === undefined || !('field' in segment)) throw new Error('a field is expected');
  return segment.field;
}

const inner = (difference: Difference): Difference => ({ ...difference, path: difference.path.slice(1) });

/** Changes items first, then removes some, sorts the others, and inserts new ones. */
function changedList(list: readonly unknown[], differences: readonly Difference[]): readonly unknown[] {
  const nested = differences.filter(({ path, op }) => path.length > 1 || (path.length === 1 && op === 'change'));
  let items: unknown[] = list.map((item, index) => {
    const own = nested.filter(({ path: [segment] }) => leadsTo(segment, item, index));
    return own.length === 0 ? item : applyDifferences(item, own.map(inner));
  });
  const whole = differences.filter(({ path }) => path.length === 1);
  const gone = new Set(whole.flatMap((each) => (each.op === 'remove' && each.index !== undefined ? [each.index] : [])));
  items = items.filter((_, index) => !gone.has(index));
  for (const each of differences) if (each.op === 'reorder' && each.path.length === 0) items = reordered(items, each.after, each.by);
  const added = whole.flatMap((each) => (each.op === 'add' && each.index !== undefined ? [{ index: each.index, item: each.after }] : []));
  for (const { index, item } of added.sort((a, b) => a.index - b.index)) items.splice(index, 0, item);
  return items;
}

function leadsTo(segment: PathSegment | undefined, item: unknown, index: number): boolean {
  if (segment === undefined || 'field' in segment) return false;
  if ('index' in segment) return segment.index === index;
  return (segment.by.length === 0 || isFields(item)) && isSame(idOf(item, segment.by), segment.id);
}

function reordered(items: readonly unknown[], order: readonly unknown[], by: readonly string[] | undefined): unknown[] {
  if (by === undefined) return [...order];
  const found = new Map(items.map((item) => [idKey(idOf(item, by)), item]));
  return order.map((id) => found.get(idKey(id as readonly unknown[])));
}
