import type { Finding } from '@slipway/manifest';
import type { ExitCode } from './exit-code.ts';
import type { Paint } from './report/paint.ts';

/** What a verb found out and did; how it looks is decided by `--output`. */
export interface VerbReport {
  /** Files relative to the working directory, as everything that is printed. */
  readonly findings: readonly Finding[];
  /** Members of the JSON document beside `findings`; `summary` comes first by habit. */
  readonly json: Readonly<Record<string, unknown>>;
  /** What people read after the findings; without a line break at the end. */
  readonly text: (paint: Paint) => string;
  /** Follows from `findings` when absent. */
  readonly exitCode?: ExitCode;
}
