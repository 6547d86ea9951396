import type { Finding, Rule } from '@slipway/manifest';
import type { ShownLines } from '../report/excerpt.ts';
import type { CheckedDocuments } from '../report/verb-report.ts';
import type { CheckedFleet } from './check-clusters.ts';
import type { CheckMemory } from './check-memory.ts';

/** Options of `slipway check`. */
export interface CheckOptions {
  /** Files, directories or `-`; the definitions of the repository when empty. */
  readonly paths: readonly string[];
  readonly package?: readonly string[];
  /** A shard of the one package. */
  readonly shard?: string;
  /** Files and directories with CustomResourceDefinitions whose kinds are known beside the pinned ones. */
  readonly crds?: readonly string[];
  /** Every document as it is written, whatever Flux makes of it. */
  readonly documents?: boolean;
  /** A file, directory or commit with what was published: the step from there is judged, of fleets and of documents. */
  readonly against?: string;
  /** A commit or directory whose settings count, instead of those on disk. @default `against`, when it is no file */
  readonly settingsFrom?: string;
  /** Every finding, and what no cluster applies. */
  readonly all?: boolean;
  /** The folder that paths of Flux Kustomizations begin at. */
  readonly repository?: string;
  /** Folders and files where Flux begins. */
  readonly root?: readonly string[];
  /** `Kind/namespace/name=directory`. */
  readonly source?: readonly string[];
  /** `URL=FILE`: the text of what kustomization files name on other hosts. */
  readonly resource?: readonly string[];
  /** Files and directories with objects that are on each cluster before Flux. */
  readonly present?: readonly string[];
  /** Lets pass, from now on, what is found now. */
  readonly writeBaseline?: boolean;
  /** Objects of kinds without a schema are findings. */
  readonly strictUnknown?: boolean;
  /** Again after each change of what is there. */
  readonly watch?: boolean;
  /** Of the checks before, which `watch` has. */
  readonly memory?: CheckMemory;
}

/** What was judged, with the findings where people read them. */
export interface Checked extends CheckedDocuments {
  readonly findings: readonly Finding[];
  /** One for each object whose kind has no schema; not among `findings`. */
  readonly unknown: readonly Finding[];
  readonly linesOf: (file: string) => ShownLines;
  /** Rules that the packages of the definitions describe. */
  readonly ownRules?: readonly Rule[];
  /** Set where clusters were built, and what arrives there was judged. */
  readonly fleet?: CheckedFleet;
  /** What is to be known of the lines of the findings. */
  readonly note?: string;
  /** Packages of which no document was judged. */
  readonly absent?: readonly string[];
}
