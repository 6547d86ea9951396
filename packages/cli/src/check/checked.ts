import type { Finding, Rule } from '@slipway/manifest';
import type { ShownLines } from '../report/excerpt.ts';
import type { Judged } from '../report/verb-report.ts';

/** Options of `slipway check`. */
export interface CheckOptions {
  /** Files, directories or `-`; the definitions of the repository when empty. */
  readonly paths: readonly string[];
  readonly package?: readonly string[];
  /** A shard of the one package. */
  readonly shard?: string;
  /** Files and directories with CustomResourceDefinitions whose kinds are known beside the pinned ones. */
  readonly crds?: readonly string[];
  /** Again after each change of what is there. */
  readonly watch?: boolean;
}

/** What was judged, with the findings where people read them. */
export interface Checked extends Judged {
  readonly findings: readonly Finding[];
  readonly linesOf: (file: string) => ShownLines;
  /** Rules that the packages of the definitions describe. */
  readonly ownRules?: readonly Rule[];
  /** Packages of which no document was judged. */
  readonly absent?: readonly string[];
}
