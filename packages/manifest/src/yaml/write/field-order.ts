const OBJECT_FIELDS = ['apiVersion', 'kind', 'metadata', 'spec'] as const;

/**
 * The position of a map in a manifest. It decides the order of the fields. `item` is a map in a list. `free` is everything that no table
 * names: labels, values, data and all nested specs, which are sorted by key.
 */
export type FieldPosition = 'object' | 'flux-object' | 'metadata' | 'flux-spec' | 'flux-patch' | 'health-expression' | 'item' | 'free';

/** Fields that come first, in this order; all other fields follow alphabetically (by UTF-16 code unit), and then {@link LAST_FIELDS}. */
export const FIELD_ORDER: Readonly<Record<FieldPosition, readonly string[]>> = {
  object: OBJECT_FIELDS,
  'flux-object': OBJECT_FIELDS,
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
    'releaseName',
    'targetNamespace',
    'storageNamespace',
    'prune',
    'wait',
    'healthChecks',
    'healthCheckExprs',
    'postBuild',
    'install',
    'upgrade',
  ],
  // The target of a patch before the patch, and the kind of an expression before the expression.
  'flux-patch': ['target', 'patch'],
  'health-expression': ['apiVersion', 'kind'],
  // What an item is, and what it is called: a container by its name, a reference by kind and name.
  item: ['apiVersion', 'kind', 'name'],
  free: [],
};

/** Fields that come after all others: the settings of a release come before its values, which may be long. */
export const LAST_FIELDS: Readonly<Partial<Record<FieldPosition, readonly string[]>>> = { 'flux-spec': ['values'] };

/**
 * Returns the keys of a map in the order in which they are written. It follows from the keys alone, so that moving a line of a definition
 * never moves a line of YAML; the order of a list is never touched, because there it has a meaning.
 */
export function orderedKeys(map: object, place: FieldPosition): string[] {
  const keys = Object.keys(map);
  const ranks = RANKS[place];
  if (ranks === undefined) return keys.sort();
  return keys.sort((a, b) => (ranks.get(a) ?? OTHERS) - (ranks.get(b) ?? OTHERS) || (a < b ? -1 : 1));
}

/** Returns the position of the value of `key` in a map at `place`. */
export function childPlace(place: FieldPosition, key: string): FieldPosition {
  if (place === 'flux-spec') return SPEC_PLACES.get(key) ?? 'free';
  if (place !== 'object' && place !== 'flux-object') return 'free';
  if (key === 'metadata') return 'metadata';
  return key === 'spec' && place === 'flux-object' ? 'flux-spec' : 'free';
}

/** Returns the position of the items of a list at `place`. */
export const itemPlace = (place: FieldPosition): FieldPosition =>
  place === 'flux-patch' || place === 'health-expression' ? place : 'item';

/** Returns the position of a whole object: Flux's kinds have an order for their spec. */
export function objectPlace(object: { readonly apiVersion?: unknown }): FieldPosition {
  const { apiVersion } = object;
  return typeof apiVersion === 'string' && apiVersion.includes('.toolkit.fluxcd.io/') ? 'flux-object' : 'object';
}

const SPEC_PLACES: ReadonlyMap<string, FieldPosition> = new Map([
  ['patches', 'flux-patch'],
  ['healthCheckExprs', 'health-expression'],
]);

/** Rank of the fields that no table names, between those that come first and those that come last. */
const OTHERS = 1000;

const ranksOf = (place: FieldPosition): ReadonlyMap<string, number> =>
  new Map([
    ...FIELD_ORDER[place].map((field, index) => [field, index] as const),
    ...(LAST_FIELDS[place] ?? []).map((field, index) => [field, OTHERS + 1 + index] as const),
  ]);

const RANKS: Readonly<Record<FieldPosition, ReadonlyMap<string, number> | undefined>> = {
  object: ranksOf('object'),
  'flux-object': ranksOf('flux-object'),
  metadata: ranksOf('metadata'),
  'flux-spec': ranksOf('flux-spec'),
  'flux-patch': ranksOf('flux-patch'),
  'health-expression': ranksOf('health-expression'),
  item: ranksOf('item'),
  free: undefined,
};
