import { buildPointer, isFields } from '@slipway/manifest';
import { own } from '../objects/values.ts';
import type { Step } from './difference.ts';
import { idKey, idOf } from './list-keys.ts';

/** Returns the JSON pointer of a path in a compared object, up to the last existing segment. */
export function pointerOf(object: unknown, path: readonly Step[]): string {
  const segments: string[] = [];
  let node = object;
  for (const step of path) {
    const segment = segmentOf(node, step);
    if (segment === undefined) break;
    segments.push(segment);
    node = Array.isArray(node) ? node[Number(segment)] : isFields(node) ? own(node, segment) : undefined;
  }
  return buildPointer(segments);
}

function segmentOf(node: unknown, step: Step): string | undefined {
  if ('field' in step) return isFields(node) && Object.hasOwn(node, step.field) ? step.field : undefined;
  if (!Array.isArray(node)) return undefined;
  const index = 'index' in step ? step.index : (placesIn(node, step.by).get(idKey(step.id)) ?? -1);
  return index >= 0 && index < node.length ? String(index) : undefined;
}

const knownPlaces = new WeakMap<readonly unknown[], Map<string, ReadonlyMap<string, number>>>();

/** Returns the index of each item of a list by its id. Each difference of a long list needs one of them. */
function placesIn(list: readonly unknown[], by: readonly string[]): ReadonlyMap<string, number> {
  const byKeys = knownPlaces.get(list) ?? new Map<string, ReadonlyMap<string, number>>();
  knownPlaces.set(list, byKeys);
  const keys = by.join('\0');
  // The first one of several items with the same id counts.
  const places = byKeys.get(keys) ?? new Map(list.map((item, index) => [idKey(idOf(item, by)), index] as const).reverse());
  byKeys.set(keys, places);
  return places;
}
