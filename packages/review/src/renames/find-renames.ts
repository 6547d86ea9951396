import { type Fields, isFields } from '@slipway/manifest';
import { withoutServerFields } from '../diff/diff-object.ts';
import { groupOf, kindOf, nameOf, namespaceOf, scalarText } from '../objects/values.ts';
import { type ReviewedChange, reviewedObject } from '../releases/release-changes.ts';

/**
 * A created object and a deleted object that are most likely the same one, with another name or kind. Both are on one cluster, in one Flux
 * Kustomization, and in the same release.
 */
export function findRenames(changes: readonly ReviewedChange[]): ReadonlyMap<ReviewedChange, ReviewedChange> {
  // A CRD that Helm keeps has its own objects, which never become those of another CRD.
  const gone = changes.filter(({ action, cause }) => action === 'delete' || (action === 'orphan' && cause !== 'chart-crd-kept'));
  const created = changes.filter(({ action, before }) => action === 'create' && before === undefined);
  if (gone.length === 0 || created.length === 0) return new Map();
  const similarityOf = cachedSimilarity();
  const pairs = [KIND, NAME].flatMap((keyOf) => pairsBy(keyOf, similarityOf, gone, created));
  const found = new Map<ReviewedChange, ReviewedChange>();
  const taken = new Set<ReviewedChange>();
  for (const { from, to } of pairs.sort((a, b) => b.similarity - a.similarity)) {
    if (taken.has(from) || found.has(to)) continue;
    taken.add(from);
    found.set(to, from);
  }
  return found;
}

interface Pair {
  readonly from: ReviewedChange;
  readonly to: ReviewedChange;
  /** From 0 to 1. */
  readonly similarity: number;
}

type SimilarityOf = (before: Fields, after: Fields) => number;
type KeyOf = (change: ReviewedChange) => string;

const objectOf = (change: ReviewedChange): Fields => reviewedObject(change).applied.object;

const place = (change: ReviewedChange): readonly string[] => {
  const { namespace, name } = reviewedObject(change).kustomization;
  return [change.cluster, namespace, name, change.release?.name ?? ''];
};
const KIND: KeyOf = (change) => [...place(change), groupOf(objectOf(change)), kindOf(objectOf(change))].join('\0');
const NAME: KeyOf = (change) => [...place(change), namespaceOf(objectOf(change)), nameOf(objectOf(change))].join('\0');

/** Finds similar pairs with the same key. Skips keys with too many objects. */
function pairsBy(
  keyOf: KeyOf,
  similarityOf: SimilarityOf,
  gone: readonly ReviewedChange[],
  created: readonly ReviewedChange[],
): readonly Pair[] {
  const before = Map.groupBy(gone, keyOf);
  return [...Map.groupBy(created, keyOf)].flatMap(([key, after]) => {
    const old = before.get(key) ?? [];
    if (old.length * after.length > MAX_COMPARED) return [];
    return after.flatMap((to) =>
      old.flatMap((from) => {
        const similarity = similarityOf(objectOf(from), objectOf(to));
        return similarity < MIN_SIMILARITY ? [] : [{ from, to, similarity }];
      }),
    );
  });
}

const MAX_COMPARED = 2500;
const MIN_SIMILARITY = 0.6;

/** Limit of the compared values in a review. */
const MAX_VALUES_COMPARED = 50_000_000;

/** Similar clusters share their objects, so each pair is compared once. */
function cachedSimilarity(): SimilarityOf {
  const known = new WeakMap<Fields, WeakMap<Fields, number>>();
  let left = MAX_VALUES_COMPARED;
  return (before, after) => {
    const byAfter = known.get(before) ?? new WeakMap<Fields, number>();
    known.set(before, byAfter);
    // Without a comparison, one object is shown as deleted and the other one as created.
    const similarity = byAfter.get(after) ?? (left < 0 ? 0 : similarityOf(before, after));
    left -= valuesOf(before, nameOf(before)).size;
    byAfter.set(after, similarity);
    return similarity;
  };
}

/**
 * Returns the share of equal values; the old name counts as the new one. Two names of a kustomize generator that differ only in their hash are
 * always one object.
 */
function similarityOf(before: Fields, after: Fields): number {
  const [old, next] = [nameOf(before), nameOf(after)];
  if (old !== next && withoutHash(old) === withoutHash(next) && namespaceOf(before) === namespaceOf(after)) return 1;
  const [left, right] = [valuesOf(before, old), valuesOf(after, next)];
  const all = left.size + right.size;
  let both = 0;
  for (const each of left) if (right.has(each)) both += 1;
  return both < MIN_COMMON_VALUES ? 0 : (2 * both) / all;
}

/** Fewer values may be equal by chance: two Namespaces with one label. */
const MIN_COMMON_VALUES = 3;

/** kustomize appends ten characters of its own alphabet (`api/hasher/hasher.go`). */
const withoutHash = (name: string): string => name.replace(/-[2456789bcdfghkmt]{10}$/, '-');

const knownValues = new WeakMap<Fields, ReadonlySet<string>>();

/** Returns each value with its path, without those that name the object. */
function valuesOf(object: Fields, name: string): ReadonlySet<string> {
  const known = knownValues.get(object);
  if (known !== undefined) return known;
  const { apiVersion: _, kind: __, metadata, ...rest } = withoutServerFields(object);
  const { name: ___, namespace: ____, ...others } = isFields(metadata) ? metadata : {};
  const values = new Set<string>();
  const add = (value: unknown, path: string): void => {
    if (values.size >= MAX_VALUES) return;
    if (Array.isArray(value)) value.forEach((item, index) => void add(item, `${path}/${index}`));
    else if (isFields(value)) for (const [key, item] of Object.entries(value)) add(item, `${path}/${key}`);
    else values.add(`${path}\0${scalarText(value).replaceAll(name, '\0')}`);
  };
  add({ ...rest, metadata: others }, '');
  knownValues.set(object, values);
  return values;
}

const MAX_VALUES = 5000;
