import { isFields } from '@slipway/manifest';
import type { Before } from '../../cel/before.ts';
import { type Correlated, correlatedBelow, isUnchanged, oldEntry } from './correlation.ts';

/**
 * Returns the old object for CEL rules of a custom resource, with the tolerated problems (`ratchetingOptions` of apiextensions-apiserver).
 */
export const beforeUpdate = (root: Correlated): Before => beforeAt(root.old, root, undefined);

/** Returns the old value at one position. `current` is undefined where the position has no old value. `nearest` is the last position around it with an old value. */
const beforeAt = (old: unknown, current: Correlated | undefined, nearest: Correlated | undefined): Before => ({
  old: old ?? undefined,
  isTolerated: () => {
    const compared = current ?? nearest;
    return compared !== undefined && isUnchanged(compared);
  },
  below: (key, value, keys) => {
    const before = typeof key === 'number' ? oldEntry(value, old, keys) : fieldOf(old, key);
    if (current === undefined) return beforeAt(before, undefined, nearest);
    if (current.isRoot && (key === 'apiVersion' || key === 'kind')) return beforeAt(before, undefined, undefined);
    return beforeAt(before, correlatedBelow(current, key), current);
  },
  inPart: () => beforeAt(old, undefined, nearest),
});

const fieldOf = (old: unknown, name: string): unknown => (isFields(old) && Object.hasOwn(old, name) ? old[name] : undefined);
