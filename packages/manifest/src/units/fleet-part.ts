import type { MembersSummary } from './members-summary.gen.ts';

/**
 * A part of the `clusters/` tree, for `assemble(part)` of the package with the clusters. `members` is the folders of the workload clusters
 * that the package defines, which may be some clusters of the fleet. `rest` is all files that clusters share, for example the leaf of a
 * hub, which lists all clusters that it manages.
 */
export type FleetPart = MembersPart | RestPart;

export interface MembersPart {
  /** Selects the files of the workload clusters. */
  readonly part: 'members';
  /** Called with the summary of the members when the definitions are valid. Not set when the rest reads the definitions themselves. */
  readonly keep?: (summary: MembersSummary) => void;
}

export interface RestPart {
  /** Selects the files of the hub. */
  readonly part: 'rest';
  /** Summaries of the workload clusters that other shards define. @default none */
  readonly others?: readonly MembersSummary[];
}
