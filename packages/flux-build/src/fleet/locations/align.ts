import { isDeepStrictEqual } from 'node:util';
import { isFields } from '@slipway/manifest';

/** The part of a path of an object that exists in another value of its form: its source document, or a patch of it. */
export interface Alignment {
  /** Segments of the path in the other value. */
  readonly path: readonly (string | number)[];
  /** Whether all segments of the path exist. */
  readonly whole: boolean;
  /** The value at `path`. */
  readonly value: unknown;
}

/** Follows `path` in `written`. It matches the items of lists that kustomize would merge, at any index. */
export function align(object: unknown, path: readonly string[], written: unknown): Alignment {
  let [ours, theirs] = [object, written];
  const found: (string | number)[] = [];
  for (const segment of path) {
    const next = step(ours, theirs, segment);
    if (next === undefined) return { path: found, whole: false, value: theirs };
    found.push(next.segment);
    [ours, theirs] = [next.ours, next.theirs];
  }
  return { path: found, whole: true, value: theirs };
}

interface Step {
  readonly segment: string | number;
  readonly ours: unknown;
  readonly theirs: unknown;
}

function step(ours: unknown, theirs: unknown, segment: string): Step | undefined {
  if (Array.isArray(theirs)) {
    const item: unknown = Array.isArray(ours) ? ours[Number(segment)] : undefined;
    const index = indexOfItem(theirs, item, Number(segment));
    return index === undefined ? undefined : { segment: index, ours: item, theirs: theirs[index] };
  }
  if (!isFields(theirs) || !Object.hasOwn(theirs, segment)) return undefined;
  return { segment, ours: isFields(ours) && Object.hasOwn(ours, segment) ? ours[segment] : undefined, theirs: theirs[segment] };
}

/** Fields by which the lists of Kubernetes are merged. The first one that the item has is used. */
const MERGE_KEYS = ['name', 'containerPort', 'port', 'mountPath', 'devicePath', 'key', 'ip', 'topologyKey', 'type', 'uid'] as const;

/** Returns the index of the equal item; else of the item with the same name, the one at the same index first. */
function indexOfItem(items: readonly unknown[], item: unknown, index: number): number | undefined {
  if (!isFields(item)) {
    const same = item === undefined ? -1 : items.indexOf(item);
    return same >= 0 ? same : item !== undefined && index < items.length && !isFields(items[index]) ? index : undefined;
  }
  if (isDeepStrictEqual(items[index], item)) return index;
  // A list of thousands of items may have a finding for each item.
  const equal = items.length > MAX_COMPARED ? -1 : items.findIndex((each) => isDeepStrictEqual(each, item));
  if (equal >= 0) return equal;
  for (const key of MERGE_KEYS.filter((each) => item[each] !== undefined)) {
    const isNamed = (each: unknown): boolean => isFields(each) && each[key] === item[key];
    const found = isNamed(items[index]) ? index : items.findIndex(isNamed);
    if (found >= 0) return found;
  }
  // An item with another name was renamed, or has a variable: its index is the next best match.
  return isFields(items[index]) ? index : undefined;
}

const MAX_COMPARED = 1000;

/**
 * Whether a written value became the value of an object: it is equal, has variables, or is a map or list, into which others may be merged.
 */
export function becomes(written: unknown, value: unknown): boolean {
  if (typeof written === 'string' && written.includes('$')) return true;
  if (typeof written === 'object' && written !== null) return typeof value === 'object' && value !== null;
  return written === value || (isScalar(written) && isScalar(value) && String(written) === String(value));
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
