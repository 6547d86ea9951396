import { buildPointer, isFields, type PointerSegment } from '@slipway/manifest';

/** A value inside an object and the way to it. Fields are read as Go reads them: what is absent has the zero value of its type. */
export interface Location {
  readonly value: unknown;
  readonly parent?: Location;
  readonly key?: PointerSegment;
}

/** Fields from the place to another one below it. */
type Path = readonly string[];

export const rootOf = (value: unknown): Location => ({ value });

/** The place of a field, whether there is something or not. */
export const at = (location: Location, ...path: Path): Location => path.reduce(step, location);

export const isSet = (location: Location, ...path: Path): boolean => {
  const { value } = at(location, ...path);
  return value !== undefined && value !== null;
};

/** The entries of a list; none when there is no list. */
export function listAt(location: Location, ...path: Path): readonly Location[] {
  const list = at(location, ...path);
  return Array.isArray(list.value) ? list.value.map((value: unknown, key) => ({ value, key, parent: list })) : [];
}

/** The entries of a map with their keys; none when there is no map. */
export function mapAt(location: Location, ...path: Path): readonly (readonly [string, Location])[] {
  const map = at(location, ...path);
  return isFields(map.value) ? Object.entries(map.value).map(([key, value]) => [key, { value, key, parent: map }]) : [];
}

export function textAt(location: Location, ...path: Path): string {
  const { value } = at(location, ...path);
  return typeof value === 'string' ? value : '';
}

export const flagAt = (location: Location, ...path: Path): boolean => at(location, ...path).value === true;

/** A number of a Go `int32`, into which what does not fit is cut. */
export const int32At = (location: Location, ...path: Path): number => Number(BigInt.asIntN(32, wholeNumber(at(location, ...path).value)));

/** The same for `int64`. */
export const int64At = (location: Location, ...path: Path): number => Number(BigInt.asIntN(64, wholeNumber(at(location, ...path).value)));

/** A JSON pointer from the root of the object. */
export const pointerOf = (location: Location): string => buildPointer(pathOf(location));

const pathOf = ({ parent, key }: Location): readonly PointerSegment[] =>
  parent === undefined || key === undefined ? [] : [...pathOf(parent), key];

function step(parent: Location, key: string): Location {
  return { value: isFields(parent.value) && Object.hasOwn(parent.value, key) ? parent.value[key] : undefined, parent, key };
}

/** A number beyond int64 becomes the smallest one on the way through a float. */
function wholeNumber(value: unknown): bigint {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0n;
  return Math.abs(value) >= 2 ** 63 ? -(2n ** 63n) : BigInt(Math.trunc(value));
}
