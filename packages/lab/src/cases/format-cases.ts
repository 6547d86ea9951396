import type { Manifest } from '@slipway/manifest';
import { type Draw, drawn, sampleOf } from './draw.ts';
import { FORMATTED, UNICODE } from './texts.ts';

/** Returns objects of the probe with strings of every format: valid ones, and ones that differ by a few characters. */
export const formatCases = (count: number, seed: number): readonly Manifest[] => sampleOf(drawn(probe), count, seed);

const probe = (draw: Draw): Manifest => {
  const formats = Object.entries(FORMATTED).map(([format, { good, edge }]) => [
    format.replaceAll('-', '_'),
    nearlyOneOf([...good, ...good, ...edge], draw),
  ]);
  return {
    apiVersion: 'lab.slipway.example/v1',
    kind: 'Probe',
    metadata: { name: 'formats', namespace: 'lab' },
    spec: { formats: Object.fromEntries(formats) },
  } as Manifest;
};

function nearlyOneOf(texts: readonly string[], draw: Draw): string {
  // No dollar sign: substituted values are checked later.
  const letters = [...new Set([...texts.join(''), ...' \t\n0159afgzAZ-_.:,;/+%@#?&=()<>[]{}"\'\\|~*!'])];
  let characters = [...draw.pick(texts)];
  for (let changes = draw.pick([0, 1, 1, 1, 2, 3]); changes > 0; changes--) {
    const at = draw.below(characters.length + 1);
    const removed = draw.pick([0, 0, 1, 1, 2]);
    const added = draw.pick([
      [],
      [draw.pick(letters)],
      [draw.pick(letters)],
      [draw.pick(letters), draw.pick(letters)],
      [...draw.pick(UNICODE)],
    ]);
    characters = [...characters.slice(0, at), ...added, ...characters.slice(at + removed)];
  }
  return characters.join('').slice(0, 400);
}
