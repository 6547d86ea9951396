/** The minimum and the maximum of a size or a cost. As in the server, they have 64 bits; a larger number becomes `MAX_COUNT`. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The double next to 2^64 - 1. */
export const MAX_COUNT = 2 ** 64;

export const fixed = (count: number): Bounds => ({ min: count, max: count });
export const UNKNOWN: Bounds = { min: 0, max: MAX_COUNT };
export const ONE: Bounds = fixed(1);
export const NONE: Bounds = fixed(0);

const capped = (count: number): number => Math.min(count, MAX_COUNT);

export const plus = (...all: readonly Bounds[]): Bounds =>
  all.reduce((sum, { min, max }) => ({ min: capped(sum.min + min), max: capped(sum.max + max) }), NONE);

export const times = (a: Bounds, b: Bounds): Bounds => ({ min: capped(a.min * b.min), max: capped(a.max * b.max) });

/** Returns the product, rounded up. */
export const scaled = ({ min, max }: Bounds, factor: number): Bounds => ({
  min: capped(Math.ceil(min * factor)),
  max: capped(Math.ceil(max * factor)),
});

/** Returns bounds that include both: the smaller minimum and the larger maximum. */
export const either = (a: Bounds, b: Bounds): Bounds => ({ min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) });
