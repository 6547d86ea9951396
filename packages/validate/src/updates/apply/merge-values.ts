import { type Fields, isFields } from '@slipway/manifest';
import { type Atom, atomFor, type ListAtom } from './atom.ts';
import { entryElement } from './field-set.ts';
import { put } from './remove-fields.ts';

/**
 * Merges `applied` into `live`, where the fields of `applied` have precedence (`Merge` of structured-merge-diff). Maps and keyed lists are
 * merged.
 */
export function mergeValues(live: unknown, applied: unknown, whole: Atom): unknown {
  if (applied === undefined) return live;
  if (live === undefined) return applied;
  const { map, list, scalar } = atomFor(whole, applied);
  if (map) {
    const [mine, theirs] = [isFields(live) ? live : undefined, isFields(applied) ? applied : undefined];
    return map.atomic || (isBare(mine) && isBare(theirs)) ? applied : mergeFields(mine ?? {}, theirs ?? {}, map);
  }
  if (scalar || !list || list.type === 'atomic') return applied;
  const [mine, theirs] = [asList(live), asList(applied)];
  return mine.length === 0 && theirs.length === 0 ? applied : mergeEntries(mine, theirs, list);
}

const isBare = (fields: Fields | undefined): boolean => fields === undefined || Object.keys(fields).length === 0;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function mergeFields(live: Fields, applied: Fields, { fields, entries }: NonNullable<Atom['map']>): Fields {
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(live), ...Object.keys(applied)])) {
    const [mine, theirs] = [own(live, name), own(applied, name)];
    const atom = (fields.get(name) ?? entries)?.();
    const value = atom ? mergeValues(mine, theirs, atom) : (theirs ?? mine);
    if (value !== undefined) put(merged, name, value);
  }
  return merged;
}

const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);

/** Merges the entries of both lists, in the order of the applied list as far as it has them. */
function mergeEntries(live: readonly unknown[], applied: readonly unknown[], list: ListAtom): readonly unknown[] {
  const mine = live.map((entry) => entryElement(list, entry));
  const theirs = applied.map((entry) => entryElement(list, entry));
  const [liveAt, appliedAt] = [firstOf(mine), firstOf(theirs)];
  const merged = new Set<string>();
  const shared = theirs.filter((element) => liveAt.has(element));
  let nextShared = shared.shift();
  const out: unknown[] = [];
  const both = (element: string): void => {
    merged.add(element);
    const before = liveAt.get(element);
    out.push(mergeValues(before === undefined ? undefined : live[before], applied[appliedAt.get(element) ?? 0], list.entries()));
  };
  for (let left = 0, right = 0; left < mine.length || right < theirs.length; ) {
    const [element, other] = [mine[left], theirs[right]];
    if (element !== undefined && element === other) {
      both(element);
      left++;
      right++;
      nextShared = shared.shift();
      continue;
    }
    if (element !== undefined && !appliedAt.has(element)) {
      out.push(live[left]);
      left++;
      continue;
    }
    if (element !== undefined && other !== undefined && nextShared !== undefined && nextShared !== element) {
      left++;
      continue;
    }
    if (element !== undefined && merged.has(element)) left++;
    if (other === undefined) continue;
    both(other);
    right++;
    if (nextShared === other) nextShared = shared.shift();
  }
  return out;
}

function firstOf(elements: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, element] of elements.entries()) if (!places.has(element)) places.set(element, index);
  return places;
}
