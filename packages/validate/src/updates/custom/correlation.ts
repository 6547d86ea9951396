import { isFields, stableText } from '@slipway/manifest';
import type { StructuralSchema } from '../../schema/structural-schema.ts';

/** A value of a custom resource with the old value at its position (`CorrelatedObject` of k8s.io/apiserver). */
export interface Correlated {
  readonly value: unknown;
  readonly old: unknown;
  readonly schema: StructuralSchema;
  /** Whether it is the whole object, whose apiVersion and kind are not compared. */
  readonly isRoot?: true;
}

/** Returns the position of a field or entry; undefined if no old value exists, or if it is unknown. */
export function correlatedBelow({ value, old, schema, isRoot }: Correlated, key: string | number): Correlated | undefined {
  if (isRoot && (key === 'apiVersion' || key === 'kind')) return undefined;
  if (Array.isArray(value)) return correlatedEntry(value, old, schema, Number(key));
  if (!isFields(value) || !isFields(old) || !Object.hasOwn(value, key) || !Object.hasOwn(old, key)) return undefined;
  const entries = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const below = schema.properties?.[key] ?? entries;
  return below && { value: value[key], old: old[key], schema: below };
}

function correlatedEntry(value: readonly unknown[], old: unknown, schema: StructuralSchema, index: number): Correlated | undefined {
  const before = schema['x-kubernetes-list-type'] === 'map' ? oldEntry(value[index], old, schema['x-kubernetes-list-map-keys']) : undefined;
  return before === undefined || before === null || !schema.items ? undefined : { value: value[index], old: before, schema: schema.items };
}

/** Returns the entry of `old` with the same keys; undefined if it does not exist, or if keys are missing. */
export function oldEntry(entry: unknown, old: unknown, keys: readonly string[] = []): unknown {
  const key = keyOf(entry, keys);
  return key === undefined || !Array.isArray(old) ? undefined : old.find((before) => keyOf(before, keys) === key);
}

function keyOf(entry: unknown, keys: readonly string[]): string | undefined {
  if (!isFields(entry) || keys.length === 0) return undefined;
  const values = keys.map((key) => (Object.hasOwn(entry, key) ? entry[key] : undefined));
  return keys.length === 1 && values[0] === undefined ? undefined : stableText(values.map((value) => value ?? null));
}

const known = new WeakMap<Correlated, boolean>();

/** Returns whether the value at a position is unchanged for the server. It is never unchanged if a part of it has no schema. */
export function isUnchanged(place: Correlated): boolean {
  const answer = known.get(place) ?? compare(place);
  known.set(place, answer);
  return answer;
}

function compare(place: Correlated): boolean {
  const { value, old, schema } = place;
  if (value === null || value === undefined || old === null || old === undefined) return (value ?? null) === (old ?? null);
  if (Array.isArray(value)) {
    if (!Array.isArray(old) || value.length !== old.length) return false;
    if (schema['x-kubernetes-list-type'] !== 'map') return stableText(value) === stableText(old);
    return value.every((_, index) => isUnchangedBelow(place, index));
  }
  if (!isFields(value)) return !isFields(old) && !Array.isArray(old) && value === old;
  if (!isFields(old)) return false;
  const names = Object.keys(value);
  return names.length === Object.keys(old).length && names.every((name) => isUnchangedBelow(place, name));
}

function isUnchangedBelow(place: Correlated, key: string | number): boolean {
  const below = correlatedBelow(place, key);
  return below !== undefined && isUnchanged(below);
}

/** Returns whether the position at the end of the path, or one on the path, is unchanged. */
export function isUnchangedAlong(root: Correlated, path: readonly string[]): boolean {
  let place: Correlated | undefined = root;
  for (let index = 0; place !== undefined; index++) {
    if (isUnchanged(place)) return true;
    const key = path[index];
    if (key === undefined) return false;
    place = correlatedBelow(place, key);
  }
  return false;
}
