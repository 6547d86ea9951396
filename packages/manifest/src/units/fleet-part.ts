import type { MembersSummary } from './members-summary.gen.ts';

/**
 * A part of the `clusters/` tree, for `assemble(part)` of the package with the clusters. `members`: the folders of the listed workload
 * clusters, which may be some clusters of the fleet. `rest`: everything that is shared by clusters, for example the leaf of a hub, which
 * lists all clusters that it manages.
 */
export type FleetPart = MembersPart | RestPart;

export interface MembersPart {
  /** Selects the files of the workload clusters. */
  readonly part: 'members';
  /** Called with the summary of the members once the definitions are valid. Not called when the rest needs the definitions themselves. */
  readonly keep?: (summary: MembersSummary) => void;
}

export interface RestPart {
  /** Selects the files of the hub. */
  readonly part: 'rest';
  /** The workload clusters that are not in the list. Default none. */
  readonly others?: readonly MembersSummary[];
}
