import type { Finding, Rule } from '@slipway/manifest';
import type { ShownLines } from '@slipway/validate/confidential-lines';
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
  /** Files and directories with CustomResourceDefinitions. Their kinds are added to the pinned ones. */
  readonly crds?: readonly string[];
  /** Checks every document as written, without the changes of Flux. */
  readonly documents?: boolean;
  /** A file, directory or commit with the published state. The change from that state is checked, for fleets and for documents. */
  readonly against?: string;
  /** A commit or directory whose settings count, instead of those on disk. @default `against`, when it is no file */
  readonly settingsFrom?: string;
  /** Prints every finding, and what no cluster applies. */
  readonly all?: boolean;
  /** The folder that paths of Flux Kustomizations start from. */
  readonly repository?: string;
  /** Folders and files that are roots of Flux. */
  readonly root?: readonly string[];
  /** Sources, as `Kind/namespace/name=directory`. */
  readonly source?: readonly string[];
  /** `URL=FILE`: the text of a resource on another host that a kustomization file names. */
  readonly resource?: readonly string[];
  /** Files and directories with objects that are on each cluster before Flux. */
  readonly present?: readonly string[];
  /** A folder with charts. */
  readonly charts?: string;
  /** Writes all current findings to the baseline. */
  readonly writeBaseline?: boolean;
  /** Objects of kinds without a schema are findings. */
  readonly strictUnknown?: boolean;
  /** Repeats the check after each change of a file. */
  readonly watch?: boolean;
  /** Memory of previous checks, which `watch` has. */
  readonly memory?: CheckMemory;
}

/** The checked documents, with the findings at the positions that users read. */
export interface Checked extends CheckedDocuments {
  readonly findings: readonly Finding[];
  /** One for each object whose kind has no schema; not among `findings`. */
  readonly unknown: readonly Finding[];
  readonly linesOf: (file: string) => ShownLines;
  /** Rules that the packages of the definitions describe. */
  readonly ownRules?: readonly Rule[];
  /** Set when clusters were built and the objects that arrive there were checked. */
  readonly fleet?: CheckedFleet;
  /** A note on the lines of the findings. */
  readonly note?: string;
  /** Packages of which no document was checked. */
  readonly absent?: readonly string[];
  /** The published state that the definitions are not compared with, because packages are absent. */
  readonly notCompared?: string;
}
