import { parsePointer, type SourceLocation } from '@slipway/manifest';
import { type WrittenPosition, writtenPositions } from './written-positions.ts';

/** A line in a definition, and whether it is exactly the searched property. */
export interface SourceLine extends SourceLocation {
  readonly isExact: boolean;
}

/**
 * Returns the line of the property that `pointer` leads to within the definition that starts at `definition`. Otherwise returns the item or
 * property around it. Returns `definition` itself when none is certain: the definition may build the property, or write the same key in
 * several places. `text` is the content of the definition's file.
 */
export function sourceLine(definition: SourceLocation, pointer: string, text: string): SourceLine {
  const places = writtenPositions(text, definition.line, definition.column);
  const path = parsePointer(pointer).map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
  for (let length = path.length; length > 0; length--) {
    const found = positionOf(path.slice(0, length), places);
    if (found !== undefined) return { file: definition.file, line: found.line, column: found.column, isExact: length === path.length };
  }
  return { ...definition, isExact: false };
}

type Path = WrittenPosition['path'];

/** Returns the one position that is written at `path`. Returns undefined without one, or with more than one. */
function positionOf(path: Path, places: readonly WrittenPosition[]): WrittenPosition | undefined {
  const sameEnd = places.filter((place) => place.path.at(-1) === path.at(-1));
  // A call adds segments: the option of `addons: [use(a, { size: 1 })]` is at /addons/0/options/size.
  const fitting = sameEnd.filter((place) => isWithin(place.path, path));
  if (fitting.length > 0) return onlyBest(fitting, (place) => place.path.length);
  const names = path.filter(isName);
  return typeof path.at(-1) === 'string' ? onlyBest(sameEnd, (place) => agreement(place.path.filter(isName), names)) : undefined;
}

function onlyBest(places: readonly WrittenPosition[], score: (place: WrittenPosition) => number): WrittenPosition | undefined {
  const most = Math.max(...places.map(score));
  const best = places.filter((place) => score(place) === most);
  return best.length === 1 ? best[0] : undefined;
}

/** Whether the segments of `written` are in `wanted`, in this order. */
function isWithin(written: Path, wanted: Path): boolean {
  let next = 0;
  for (const segment of wanted) if (segment === written[next]) next++;
  return next === written.length;
}

const isName = (segment: string | number): segment is string => typeof segment === 'string';

/** How many keys `written` and `wanted` share, counted from the end. */
function agreement(written: readonly string[], wanted: readonly string[]): number {
  let shared = 0;
  while (shared < Math.min(written.length, wanted.length) && written.at(-1 - shared) === wanted.at(-1 - shared)) shared += 1;
  return shared;
}
