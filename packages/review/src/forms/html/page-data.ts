/** Changes refer to texts, clusters and hunks by number, so that the page contains each only once. */
type TextId = number;

/** A difference at one path: the path, a note (0 for none), and lines that begin with `-`, `+`, ` ` or `!`. */
export type HunkData = readonly [path: TextId, note: TextId, lines: readonly TextId[]];

/** One change of an object. */
export type ChangeData = readonly [
  action: number,
  risk: number,
  kind: TextId,
  /** `namespace/name`, or only the name. */
  name: TextId,
  clusters: number,
  /** The Flux Kustomization, or the HelmRelease of an object of a chart. */
  kustomization: TextId,
  rules: readonly TextId[],
  hunks: readonly number[],
  /** Sentences about the change. */
  notes: readonly TextId[],
  /** Position of the cause; 0 if it is unknown. */
  cause: TextId,
];

/** The data that the script of a report reads. Every text is printable. */
export interface PageData {
  /** The first text is empty. */
  readonly texts: readonly string[];
  /** Names of actions as the reader sees them. */
  readonly actions: readonly string[];
  readonly clusters: readonly string[];
  /** Sets of clusters: a bit for each cluster, the first one in the lowest bit of the first hexadecimal digit, and the set in words. */
  readonly sets: readonly (readonly [bits: string, words: string])[];
  readonly hunks: readonly HunkData[];
  readonly changes: readonly ChangeData[];
  /** Groups of equal changes, the highest risk first. The first number is 1 if their values differ only in names. */
  readonly groups: readonly (readonly number[])[];
}
