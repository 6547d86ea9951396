import { FIRST_KINDS, gvkSortText, kindRanks, LAST_KINDS } from '../config/field-specs.ts';
import type { SortOptions } from '../config/kustomization-fields.ts';
import { byBytes } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { type Gvk, gvkText, type ResourceId, sameGvk } from '../resources/gvk.ts';
import { currentId } from '../resources/resource.ts';
import type { ResourceSet } from '../resources/resource-set.ts';

/** Sorts by `sortOptions`: in the order of reading, or by kind, namespace and name. */
export function sortResources(set: ResourceSet, { order = '', legacySortOptions }: SortOptions, file: string): void {
  if (order !== 'fifo' && order !== 'legacy') throw refusal('invalid-sort-options', `the order ${order} is neither fifo nor legacy`, file);
  if (order === 'fifo') {
    if (legacySortOptions !== undefined) throw refusal('invalid-sort-options', 'legacySortOptions are set for the order fifo', file);
    return;
  }
  const ranks = kindRanks(
    legacySortOptions === undefined ? FIRST_KINDS : (legacySortOptions.orderFirst ?? []),
    legacySortOptions === undefined ? LAST_KINDS : (legacySortOptions.orderLast ?? []),
  );
  const ids = new Map(set.list.map((resource) => [resource, currentId(resource)]));
  set.list.sort((a, b) => compare(ids.get(a) as ResourceId, ids.get(b) as ResourceId, ranks));
}

function compare(a: ResourceId, b: ResourceId, ranks: ReadonlyMap<string, number>): number {
  return sameGvk(a.gvk, b.gvk) ? byBytes(sortText(a), sortText(b)) : compareGvk(a.gvk, b.gvk, ranks);
}

function compareGvk(a: Gvk, b: Gvk, ranks: ReadonlyMap<string, number>): number {
  const difference = (ranks.get(a.kind) ?? 0) - (ranks.get(b.kind) ?? 0);
  if (difference !== 0) return difference;
  const order = byBytes(gvkSortText(a), gvkSortText(b));
  const coreNamespace = a.kind === 'Namespace' && b.kind === 'Namespace' && (a.group === '' || b.group === '');
  return coreNamespace ? -order : order;
}

const sortText = ({ gvk, name, namespace }: ResourceId): string => `${gvkText(gvk)}|${namespace || '~X'}|${name || '~N'}`;
