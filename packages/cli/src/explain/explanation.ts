import type { Paint } from '../report/paint.ts';

/** An answer of `slipway explain`. */
export interface Explanation {
  readonly json: () => Readonly<Record<string, unknown>>;
  readonly text: (paint: Paint) => string;
}
