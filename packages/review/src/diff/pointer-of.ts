import { buildPointer, isFields } from '@slipway/manifest';
import { own } from '../objects/values.ts';
import type { PathSegment } from './difference.ts';
import { idKey, idOf } from './list-keys.ts';

/** Returns the JSON pointer of a path in a compared object, up to the last existing segment. */
export function pointerOf(object: unknown, path: readonly PathSegment[]): string {
  const segments: string[] = [];
  let node = object;
  for (const segment of path) {
    const key = keyOf(node, segment);
    if (key === undefined) break;
    segments.push(key);
    node = Array.isArray(node) ? node[Number(key)] : isFields(node) ? own(node, key) : undefined;
  }
  return buildPointer(segments);
}

function keyOf(node: unknown, segment: PathSegment): string | undefined {
  if ('field' in segment) return isFields(node) && Object.hasOwn(node, segment.field) ? segment.field : undefined;
  if (!Array.isArray(node)) return undefined;
  const index = 'index' in segment ? segment.index : (indexesById(node, segment.by).get(idKey(segment.id)) ?? -1);
  return index >= 0 && index < node.length ? String(index) : undefined;
}

const cachedIndexes = new WeakMap<readonly unknown[], Map<string, ReadonlyMap<string, number>>>();

/** Returns the index of each item of a list by its id. Each difference of a long list needs one of them. */
function indexesById(list: readonly unknown[], by: readonly string[]): ReadonlyMap<string, number> {
  const byKeys = cachedIndexes.get(list) ?? new Map<string, ReadonlyMap<string, number>>();
  cachedIndexes.set(list, byKeys);
  const keys = by.join('\0');
  // The first one of several items with the same id counts.
  const places = byKeys.get(keys) ?? new Map(list.map((item, index) => [idKey(idOf(item, by)), index] as const).reverse());
  byKeys.set(keys, places);
  return places;
}
