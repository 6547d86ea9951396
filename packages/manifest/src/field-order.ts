/**
 * Where a map stands in a manifest, as far as its field order depends on it. `free` is everything that no table names:
 * labels, values, data and all nested specs, which are sorted by key.
 */
export type FieldPlace = 'object' | 'metadata' | 'flux-spec' | 'free';

/** Fields that come first, in this order; all other fields follow alphabetically (by UTF-16 code unit). */
export const FIELD_ORDER: Readonly<Record<FieldPlace, readonly string[]>> = {
  object: ['apiVersion', 'kind', 'metadata', 'spec'],
  metadata: ['name', 'namespace', 'labels', 'annotations'],
  'flux-spec': [
    'dependsOn',
    'interval',
    'retryInterval',
    'timeout',
    'url',
    'ref',
    'chart',
    'chartRef',
    'sourceRef',
    'path',
    'targetNamespace',
    'prune',
    'wait',
    'healthChecks',
    'healthCheckExprs',
    'postBuild',
    'values',
  ],
  free: [],
};

/**
 * The keys of `map` in the order in which they are written. It follows from the keys alone, so that moving a line
 * of a definition never moves a line of YAML; the order of a list is never touched, because there it has a meaning.
 */
export function orderedKeys(map: object, place: FieldPlace): string[] {
  const keys = Object.keys(map);
  const ranks = RANKS[place];
  if (ranks === undefined) return sortKeys(keys);
  return keys.sort((a, b) => (ranks.get(a) ?? ranks.size) - (ranks.get(b) ?? ranks.size) || (a < b ? -1 : 1));
}

/** Where the value of `key` stands when its parent stands at `place`. */
export function childPlace(place: FieldPlace, key: string, parent: object): FieldPlace {
  if (place !== 'object') return 'free';
  if (key === 'metadata') return 'metadata';
  return key === 'spec' && isFlux(parent) ? 'flux-spec' : 'free';
}

const isFlux = (object: { readonly apiVersion?: unknown }): boolean =>
  typeof object.apiVersion === 'string' && object.apiVersion.includes('.toolkit.fluxcd.io/');

const rankOf = (fields: readonly string[]): ReadonlyMap<string, number> => new Map(fields.map((field, index) => [field, index]));

const RANKS: Readonly<Record<FieldPlace, ReadonlyMap<string, number> | undefined>> = {
  object: rankOf(FIELD_ORDER.object),
  metadata: rankOf(FIELD_ORDER.metadata),
  'flux-spec': rankOf(FIELD_ORDER['flux-spec']),
  free: undefined,
};

/** Insertion sort: maps are short and mostly written in order already. */
function sortKeys(keys: string[]): string[] {
  if (keys.length > 40) return keys.sort();
  for (let end = 1; end < keys.length; end++) {
    const key = keys[end] as string;
    let hole = end;
    while (hole > 0 && (keys[hole - 1] as string) > key) {
      keys[hole] = keys[hole - 1] as string;
      hole--;
    }
    keys[hole] = key;
  }
  return keys;
}
