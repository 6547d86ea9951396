import { buildPointer, type PointerSegment } from '@slipway/manifest';
import { isFields } from '../../objects/fields.ts';

/** A value inside an object and the way to it. Fields are read as Go reads them: what is absent has the zero value of its type. */
export interface Place {
  readonly value: unknown;
  readonly parent?: Place;
  readonly key?: PointerSegment;
}

/** Fields from the place to another one below it. */
type Path = readonly string[];

export const rootOf = (value: unknown): Place => ({ value });

/** The place of a field, whether there is something or not. */
export const at = (place: Place, ...path: Path): Place => path.reduce(step, place);

export const isSet = (place: Place, ...path: Path): boolean => {
  const { value } = at(place, ...path);
  return value !== undefined && value !== null;
};

/** The entries of a list; none when there is no list. */
export function listAt(place: Place, ...path: Path): readonly Place[] {
  const list = at(place, ...path);
  return Array.isArray(list.value) ? list.value.map((value: unknown, key) => ({ value, key, parent: list })) : [];
}

/** The entries of a map with their keys; none when there is no map. */
export function mapAt(place: Place, ...path: Path): readonly (readonly [string, Place])[] {
  const map = at(place, ...path);
  return isFields(map.value) ? Object.entries(map.value).map(([key, value]) => [key, { value, key, parent: map }]) : [];
}

export function textAt(place: Place, ...path: Path): string {
  const { value } = at(place, ...path);
  return typeof value === 'string' ? value : '';
}

export const flagAt = (place: Place, ...path: Path): boolean => at(place, ...path).value === true;

/** A number of a Go `int32`, into which what does not fit is cut. */
export const int32At = (place: Place, ...path: Path): number => Number(BigInt.asIntN(32, wholeNumber(at(place, ...path).value)));

/** The same for `int64`. */
export const int64At = (place: Place, ...path: Path): number => Number(BigInt.asIntN(64, wholeNumber(at(place, ...path).value)));

/** A JSON pointer from the root of the object. */
export const pointerOf = (place: Place): string => buildPointer(pathOf(place));

const pathOf = ({ parent, key }: Place): readonly PointerSegment[] =>
  parent === undefined || key === undefined ? [] : [...pathOf(parent), key];

function step(parent: Place, key: string): Place {
  return { value: isFields(parent.value) && Object.hasOwn(parent.value, key) ? parent.value[key] : undefined, parent, key };
}

/** A number beyond int64 becomes the smallest one on the way through a float. */
function wholeNumber(value: unknown): bigint {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0n;
  return Math.abs(value) >= 2 ** 63 ? -(2n ** 63n) : BigInt(Math.trunc(value));
}
