import { buildPointer, isFields, type PointerSegment } from '@slipway/manifest';

/** A value inside an object, with its path. Fields are read as in Go: an absent field has the zero value of its type. */
export interface Location {
  readonly value: unknown;
  readonly parent?: Location;
  readonly key?: PointerSegment;
}

/** Names of fields from a location to another one below it. */
type Path = readonly string[];

export const rootOf = (value: unknown): Location => ({ value });

/** Returns the location of a field, which may be absent. */
export const at = (location: Location, ...path: Path): Location => path.reduce(step, location);

export const isSet = (location: Location, ...path: Path): boolean => {
  const { value } = at(location, ...path);
  return value !== undefined && value !== null;
};

/** Returns the entries of a list, or no entries without a list. */
export function listAt(location: Location, ...path: Path): readonly Location[] {
  const list = at(location, ...path);
  return Array.isArray(list.value) ? list.value.map((value: unknown, key) => ({ value, key, parent: list })) : [];
}

/** Returns the entries of a map with their keys, or no entries without a map. */
export function mapAt(location: Location, ...path: Path): readonly (readonly [string, Location])[] {
  const map = at(location, ...path);
  return isFields(map.value) ? Object.entries(map.value).map(([key, value]) => [key, { value, key, parent: map }]) : [];
}

export function textAt(location: Location, ...path: Path): string {
  const { value } = at(location, ...path);
  return typeof value === 'string' ? value : '';
}

export const flagAt = (location: Location, ...path: Path): boolean => at(location, ...path).value === true;

/** Returns a number as a Go `int32`, which truncates larger numbers. */
export const int32At = (location: Location, ...path: Path): number => Number(BigInt.asIntN(32, wholeNumber(at(location, ...path).value)));

/** Does the same for `int64`. */
export const int64At = (location: Location, ...path: Path): number => Number(BigInt.asIntN(64, wholeNumber(at(location, ...path).value)));

/** Returns a JSON pointer from the root of the object. */
export const pointerOf = (location: Location): string => buildPointer(pathOf(location));

const pathOf = ({ parent, key }: Location): readonly PointerSegment[] =>
  parent === undefined || key === undefined ? [] : [...pathOf(parent), key];

function step(parent: Location, key: string): Location {
  return { value: isFields(parent.value) && Object.hasOwn(parent.value, key) ? parent.value[key] : undefined, parent, key };
}

/** Returns an integer. A number beyond int64 becomes the smallest one, since Go converts it from a float. */
function wholeNumber(value: unknown): bigint {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0n;
  return Math.abs(value) >= 2 ** 63 ? -(2n ** 63n) : BigInt(Math.trunc(value));
}
