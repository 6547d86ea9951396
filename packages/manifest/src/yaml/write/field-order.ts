const OBJECT_FIELDS = ['apiVersion', 'kind', 'metadata', 'spec'] as const;

/**
 * Where a map stands in a manifest, as far as its field order depends on it. `free` is everything that no table names:
 * labels, values, data and all nested specs, which are sorted by key.
 */
export type FieldPlace = 'object' | 'flux-object' | 'metadata' | 'flux-spec' | 'flux-patch' | 'health-expression' | 'free';

/** Fields that come first, in this order; all other fields follow alphabetically (by UTF-16 code unit). */
export const FIELD_ORDER: Readonly<Record<FieldPlace, readonly string[]>> = {
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
    'targetNamespace',
    'prune',
    'wait',
    'healthChecks',
    'healthCheckExprs',
    'postBuild',
    'values',
  ],
  // What a patch changes before how, and which kind is judged before the judgement.
  'flux-patch': ['target', 'patch'],
  'health-expression': ['apiVersion', 'kind'],
  free: [],
};

/**
 * The keys of a map in the order in which they are written. It follows from the keys alone, so that moving a line
 * of a definition never moves a line of YAML; the order of a list is never touched, because there it has a meaning.
 */
export function orderedKeys(map: object, place: FieldPlace): string[] {
  const keys = Object.keys(map);
  const ranks = RANKS[place];
  if (ranks === undefined) return [...keys].sort();
  return [...keys].sort((a, b) => (ranks.get(a) ?? ranks.size) - (ranks.get(b) ?? ranks.size) || (a < b ? -1 : 1));
}

/** Where the value of `key` stands when its parent stands at `place`. */
export function childPlace(place: FieldPlace, key: string): FieldPlace {
  if (place === 'flux-spec') return SPEC_PLACES.get(key) ?? 'free';
  if (place !== 'object' && place !== 'flux-object') return 'free';
  if (key === 'metadata') return 'metadata';
  return key === 'spec' && place === 'flux-object' ? 'flux-spec' : 'free';
}

/** Where the items of a list stand that stands at `place`. */
export const itemPlace = (place: FieldPlace): FieldPlace => (place === 'flux-patch' || place === 'health-expression' ? place : 'free');

/** Where a whole object stands: Flux's kinds have an order for their spec. */
export function objectPlace(object: { readonly apiVersion?: unknown }): FieldPlace {
  const { apiVersion } = object;
  return typeof apiVersion === 'string' && apiVersion.includes('.toolkit.fluxcd.io/') ? 'flux-object' : 'object';
}

const SPEC_PLACES: ReadonlyMap<string, FieldPlace> = new Map([
  ['patches', 'flux-patch'],
  ['healthCheckExprs', 'health-expression'],
]);

const rankOf = (fields: readonly string[]): ReadonlyMap<string, number> => new Map(fields.map((field, index) => [field, index]));

const RANKS: Readonly<Record<FieldPlace, ReadonlyMap<string, number> | undefined>> = {
  object: rankOf(OBJECT_FIELDS),
  'flux-object': rankOf(OBJECT_FIELDS),
  metadata: rankOf(FIELD_ORDER.metadata),
  'flux-spec': rankOf(FIELD_ORDER['flux-spec']),
  'flux-patch': rankOf(FIELD_ORDER['flux-patch']),
  'health-expression': rankOf(FIELD_ORDER['health-expression']),
  free: undefined,
};
