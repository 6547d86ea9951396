import type { Draw } from '../draw.ts';

/** One to `most` of what `make` makes. */
export const drawList = <Item>(draw: Draw, most: number, make: (draw: Draw) => Item): readonly Item[] =>
  Array.from({ length: 1 + draw.below(most) }, () => make(draw));
