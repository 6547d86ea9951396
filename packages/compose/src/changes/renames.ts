import { isDeepStrictEqual } from 'node:util';

/** The input for finding resources or templates of which only the name changes. */
interface Compared<Item> {
  readonly kindOf: (item: Item) => string;
  /** Returns everything except the name. */
  readonly contentOf: (item: Item) => unknown;
}

/** Limit of the added items that one removed item is compared with. */
const MAX_COMPARED = 50;

/** Pairs removed and added items that are probably the same: items with equal content first, then the only items of their kind. */
export function renames<Item>(
  removed: readonly Item[],
  added: readonly Item[],
  { kindOf, contentOf }: Compared<Item>,
): ReadonlyMap<Item, Item> {
  const found = new Map<Item, Item>();
  const byKind = Map.groupBy(added, kindOf);
  for (const [kind, own] of Map.groupBy(removed, kindOf)) {
    const left = new Set(byKind.get(kind) ?? []);
    for (const before of own) {
      const content = contentOf(before);
      const equal = [...left].slice(0, MAX_COMPARED).find((after) => isDeepStrictEqual(content, contentOf(after)));
      if (equal !== undefined && left.delete(equal)) found.set(before, equal);
    }
    const [before, ...others] = own.filter((each) => !found.has(each));
    const [after, ...more] = left;
    if (before !== undefined && after !== undefined && others.length + more.length === 0) found.set(before, after);
  }
  return found;
}
