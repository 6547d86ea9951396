/** One comparison: ours against a peer, both measured in one run. */
export interface BenchRow {
  readonly name: string;
  readonly ours: number;
  readonly peer: string;
  readonly theirs: number;
  /** How many times better ours is. */
  readonly ratio: number;
  readonly unit: string;
  /** What the project promises, in words: `at least 20x`. */
  readonly target: string;
}
