/** Numbers refer to texts, clusters and hunks, so equal ones are in the page once. */
type TextId = number;

/** What differs at one place: the path, a word about it (0 for none), and lines with `-`, `+`, ` ` or `!` in front. */
export type HunkData = readonly [path: TextId, note: TextId, lines: readonly TextId[]];

/** One change of an object. */
export type ChangeData = readonly [
  action: number,
  risk: number,
  kind: TextId,
  /** `namespace/name`, or the name alone. */
  name: TextId,
  clusters: number,
  /** The Flux Kustomization, or the HelmRelease of an object of a chart. */
  kustomization: TextId,
  rules: readonly TextId[],
  hunks: readonly number[],
  /** Sentences about it. */
  notes: readonly TextId[],
  /** Its position; 0 if it is unknown. */
  cause: TextId,
];

/** What the script of a report reads. Every text is printable. */
export interface PageData {
  /** The first is empty. */
  readonly texts: readonly string[];
  /** Names of actions as the reader sees them. */
  readonly actions: readonly string[];
  readonly clusters: readonly string[];
  /** Sets of clusters: a bit for each, the first cluster in the lowest bit of the first hexadecimal digit; and the set in words. */
  readonly sets: readonly (readonly [bits: string, words: string])[];
  readonly hunks: readonly HunkData[];
  readonly changes: readonly ChangeData[];
  /** Changes that are alike, the highest risk first; the first number is 1 where their values differ in names only. */
  readonly groups: readonly (readonly number[])[];
}
