import type { Draw } from '../draw.ts';

/** Returns one to `most` values of `make`. */
export const drawList = <Item>(draw: Draw, most: number, make: (draw: Draw) => Item): readonly Item[] =>
  Array.from({ length: 1 + draw.below(most) }, () => make(draw));
