import { entriesOf, type List, listOf, type Value } from './value.ts';

/**
 * Evaluates `a + b`. Sets are united. Lists with keys are merged, and entries of `b` replace those of `a` with the same key. Other lists
 * are concatenated. The schema of `a` decides.
 */
export function addLists(a: List, b: List): List {
  const left = [...entriesOf(a)];
  const right = [...entriesOf(b)];
  if (a.unordered === undefined) return listOf([...left, ...right]);
  const { kind, keyOf } = a.unordered;
  const merged = [...left];
  const places = new Map<string, number>(left.map((entry, index) => [keyOf(entry), index]));
  for (const entry of right) place(merged, places, keyOf(entry), entry, kind === 'map');
  return { ...listOf(merged), unordered: a.unordered, ...(a.ofObject ? { ofObject: true } : {}) };
}

function place(merged: Value[], places: Map<string, number>, key: string, entry: Value, replace: boolean): void {
  const at = places.get(key);
  if (at === undefined) {
    places.set(key, merged.length);
    merged.push(entry);
  } else if (replace) merged[at] = entry;
}
