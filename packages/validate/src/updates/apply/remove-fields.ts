import { isFields } from '@slipway/manifest';
import { type Atom, atomFor } from './atom.ts';
import { entryElement, type FieldSet, fieldElement } from './field-set.ts';

/**
 * Returns the value without the fields of `removed` (`RemoveItems` of structured-merge-diff 6.3). A map or list that becomes empty is
 * replaced by null: server-side apply of Kubernetes 1.36 leaves a null instead of a removed field.
 */
export function removeFields(value: unknown, removed: FieldSet, whole: Atom): unknown {
  const { map, list, scalar } = atomFor(whole, value);
  if (map) {
    if (!isFields(value) || map.atomic) return null;
    const kept: Record<string, unknown> = {};
    for (const [name, child] of Object.entries(value)) {
      const element = fieldElement(name);
      if (removed.members.has(element)) continue;
      const below = removed.children.get(element);
      const atom = (map.fields.get(name) ?? map.entries)?.();
      put(kept, name, below && atom ? removeFields(child, below, atom) : child);
    }
    return Object.keys(kept).length > 0 ? kept : null;
  }
  if (scalar) return value;
  if (!list || !Array.isArray(value) || list.type === 'atomic') return null;
  const kept = value.flatMap((entry: unknown) => {
    const element = entryElement(list, entry);
    if (removed.members.has(element)) return [];
    const below = removed.children.get(element);
    return [below ? removeFields(entry, below, list.entries()) : entry];
  });
  return kept.length > 0 ? kept : null;
}

/** Sets an own field, also `__proto__`. */
export const put = (fields: Record<string, unknown>, name: string, value: unknown): void =>
  void Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true });
