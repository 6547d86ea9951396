import { buildPointer, isFields, parsePointer } from '@slipway/manifest';
import { type Atom, atomFor } from './apply/atom.ts';
import { entryElement } from './apply/field-set.ts';

/**
 * Returns the pointer into the manifest for a pointer into the stored object, because entries of keyed lists may have another index. If the
 * manifest does not have the entry, the pointer ends at the list.
 */
export function pointerInObject(pointer: string, stored: unknown, object: unknown, atom: Atom): string {
  const path: (string | number)[] = [];
  let [from, to]: unknown[] = [stored, object];
  let place: Atom | undefined = atom;
  for (const segment of parsePointer(pointer)) {
    const { map, list }: Pick<Atom, 'map' | 'list'> = place ? atomFor(place, from) : { map: undefined, list: undefined };
    if (Array.isArray(from)) {
      const entry: unknown = from[Number(segment)];
      const index = list && list.type !== 'atomic' && Array.isArray(to) ? indexIn(to, entryElement(list, entry), list) : Number(segment);
      if (index < 0) return buildPointer(path);
      path.push(index);
      [from, to] = [entry, Array.isArray(to) ? to[index] : undefined];
      place = list?.entries();
    } else {
      path.push(segment);
      place = (map?.fields.get(segment) ?? map?.entries)?.();
      [from, to] = [fieldOf(from, segment), fieldOf(to, segment)];
    }
  }
  return buildPointer(path);
}

const indexIn = (entries: readonly unknown[], element: string, list: NonNullable<Atom['list']>): number =>
  entries.findIndex((entry) => entryElement(list, entry) === element);

const fieldOf = (value: unknown, name: string): unknown => (isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined);
