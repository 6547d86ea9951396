import type { SourceLocation } from '@slipway/manifest';
import { propertyKeys } from './property-keys.ts';

/**
 * The line of the property behind `pointer` within the definition that starts at `definition`, or `definition` itself when
 * the property cannot be told for certain: the definition may build it, or write the same key in several places.
 * `text` is the content of the definition's file.
 */
export function sourceLine(definition: SourceLocation, pointer: string, text: string): SourceLocation {
  const path = namedSegments(pointer);
  const last = path.at(-1);
  if (last === undefined) return definition;
  const candidates = propertyKeys(text, definition.line, definition.column)
    .filter(({ name }) => name === last)
    .map((key) => ({ key, agreement: agreement([...key.enclosing, key.name], path) }));
  // `/nodes` is the field `nodes` of the definition itself, wherever else there is one.
  const exact = candidates.filter(({ key, agreement }) => agreement === path.length && key.enclosing.length + 1 === path.length);
  const best = Math.max(...candidates.map((candidate) => candidate.agreement));
  const winners = exact.length > 0 ? exact : candidates.filter((candidate) => candidate.agreement === best);
  const winner = winners.length === 1 ? winners[0] : undefined;
  return winner === undefined ? definition : { file: definition.file, line: winner.key.line, column: winner.key.column };
}

/** The keys of a JSON pointer, without indexes of lists. */
const namedSegments = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((segment) => !/^\d+$/.test(segment));

/** How many keys `written` and `wanted` share, counted from the end. */
function agreement(written: readonly string[], wanted: readonly string[]): number {
  let shared = 0;
  while (shared < Math.min(written.length, wanted.length) && written.at(-1 - shared) === wanted.at(-1 - shared)) shared += 1;
  return shared;
}
