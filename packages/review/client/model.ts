import type { HunkData, PageData } from '../src/forms/html/page-data.ts';

/** A change with its texts instead of their numbers. */
export interface Change {
  readonly action: string;
  readonly risk: number;
  readonly kind: string;
  /** `Kind/namespace/name`. */
  readonly title: string;
  /** Number of its set of clusters. */
  readonly set: number;
  readonly kustomization: string;
  readonly rules: readonly string[];
  readonly hunks: readonly HunkData[];
  readonly notes: readonly string[];
  readonly cause: string;
  readonly group: number;
}

/** Clusters by number, ascending. */
export interface ClusterSet {
  readonly members: readonly number[];
  readonly words: string;
}

/** Changes that are equal, or differ only in names. */
export interface Group {
  /** Whether the values differ only in names. */
  readonly isPerName: boolean;
  readonly changes: readonly number[];
}

/** The data of a page, as its parts use it. */
export interface Model {
  readonly data: PageData;
  readonly changes: readonly Change[];
  readonly sets: readonly ClusterSet[];
  readonly groups: readonly Group[];
}

export function readModel(data: PageData): Model {
  const { texts } = data;
  const text = (id: number): string => texts[id] ?? '';
  const groups = data.groups.map(([flag = 0, ...changes]): Group => ({ isPerName: flag === 1, changes }));
  const groupOf = new Map(groups.flatMap(({ changes }, group) => changes.map((change) => [change, group] as const)));
  const changes = data.changes.map(
    ([action, risk, kind, name, set, kustomization, rules, hunks, notes, cause], index): Change => ({
      action: data.actions[action] ?? '',
      risk,
      kind: text(kind),
      title: `${text(kind)}/${text(name)}`,
      set,
      kustomization: text(kustomization),
      rules: rules.map(text),
      hunks: hunks.flatMap((id) => (data.hunks[id] === undefined ? [] : [data.hunks[id]])),
      notes: notes.map(text),
      cause: text(cause),
      group: groupOf.get(index) ?? 0,
    }),
  );
  return { data, changes, groups, sets: data.sets.map(([bits, words]) => ({ members: membersOf(bits), words })) };
}

/** Returns the clusters of a set. The lowest bit of the first digit is the first cluster. */
export const membersOf = (bits: string): readonly number[] =>
  [...bits].flatMap((digit, at) => [0, 1, 2, 3].filter((bit) => (Number.parseInt(digit, 16) >> bit) & 1).map((bit) => at * 4 + bit));
