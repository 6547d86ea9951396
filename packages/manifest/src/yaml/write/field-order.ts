const OBJECT_FIELDS = ['apiVersion', 'kind', 'metadata', 'spec'] as const;

/**
 * The position of a map in a manifest. It decides the order of the fields. `item` is a map in a list. `free` is everything that no table
 * names: labels, values, data and all nested specs, which are sorted by key.
 */
export type FieldPosition = 'object' | 'flux-object' | 'metadata' | 'flux-spec' | 'flux-patch' | 'health-expression' | 'item' | 'free';

/** Fields that come first, in this order. All other fields follow alphabetically (by UTF-16 code unit), and then {@link LAST_FIELDS}. */
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
  // The target comes before the patch, and the kind before the expression.
  'flux-patch': ['target', 'patch'],
  'health-expression': ['apiVersion', 'kind'],
  // The identity of an item comes first: the name of a container, the kind and name of a reference.
  item: ['apiVersion', 'kind', 'name'],
  free: [],
};

/** Fields that come after all others: the values of a release, which may be long, come after its settings. */
const LAST_FIELDS: Readonly<Partial<Record<FieldPosition, readonly string[]>>> = { 'flux-spec': ['values'] };

/**
 * Returns the keys of a map in the order in which they are written. The order depends on the keys alone, so that moving a line of a
 * definition does not move a line of YAML. The order of a list has a meaning and is not changed.
 */
export function orderedKeys(map: object, position: FieldPosition): string[] {
  const keys = Object.keys(map);
  const ranks = RANKS[position];
  if (ranks === undefined) return keys.sort();
  return keys.sort((a, b) => (ranks.get(a) ?? OTHERS) - (ranks.get(b) ?? OTHERS) || (a < b ? -1 : 1));
}

/** Returns the position of the value of `key` in a map at `position`. */
export function childPosition(position: FieldPosition, key: string): FieldPosition {
  if (position === 'flux-spec') return SPEC_POSITIONS.get(key) ?? 'free';
  if (position !== 'object' && position !== 'flux-object') return 'free';
  if (key === 'metadata') return 'metadata';
  return key === 'spec' && position === 'flux-object' ? 'flux-spec' : 'free';
}

/** Returns the position of the items of a list at `position`. */
export const itemPosition = (position: FieldPosition): FieldPosition =>
  position === 'flux-patch' || position === 'health-expression' ? position : 'item';

/** Returns the position of a whole object: Flux's kinds have an order for their spec. */
export function objectPosition(object: { readonly apiVersion?: unknown }): FieldPosition {
  const { apiVersion } = object;
  return typeof apiVersion === 'string' && apiVersion.includes('.toolkit.fluxcd.io/') ? 'flux-object' : 'object';
}

const SPEC_POSITIONS: ReadonlyMap<string, FieldPosition> = new Map([
  ['patches', 'flux-patch'],
  ['healthCheckExprs', 'health-expression'],
]);

/** Rank of the fields that are not in any table, between the first and the last ones. */
const OTHERS = 1000;

const ranksOf = (position: FieldPosition): ReadonlyMap<string, number> =>
  new Map([
    ...FIELD_ORDER[position].map((field, index) => [field, index] as const),
    ...(LAST_FIELDS[position] ?? []).map((field, index) => [field, OTHERS + 1 + index] as const),
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
