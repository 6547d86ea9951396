/** One comparison of Slipway with a peer, both measured in one run. */
export interface BenchRow {
  readonly name: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  /** How many times better Slipway is. */
  readonly ratio: number;
  readonly unit: string;
  /** The target of the project, in words: `at least 20x`. */
  readonly target: string;
}

/** Returns a row in which a smaller value is better. */
export const benchRow = (name: string, ours: number, peer: string, theirs: number, unit: string, target: string): BenchRow => ({
  name,
  ours,
  peer,
  theirs,
  ratio: theirs / ours,
  unit,
  target,
});

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
