import type { SourceLocation } from '../findings/source-location.ts';

/**
 * A part of the `clusters/` tree, for `assemble(part)` of the package with the clusters. `members`: what belongs to one of the workload
 * clusters of a list, which need not be all of the fleet. `rest`: what belongs to no workload cluster alone, as the leaf of a hub, which
 * lists all that it looks after.
 */
export type FleetPart = MembersPart | RestPart;

export interface MembersPart {
  /** Selects the files of the workload clusters. */
  readonly part: 'members';
  /** Called once the definitions are sound, with what the rest needs of them; not called when the rest can only be made of themselves. */
  readonly keep?: (summary: MembersSummary) => void;
}

export interface RestPart {
  /** Selects the files of the hub. */
  readonly part: 'rest';
  /** The workload clusters that are not in the list. Default none. */
  readonly others?: readonly MembersSummary[];
}

/** What the rest of a fleet needs of sound workload clusters, as plain data, so that it is made without their definitions. */
export interface MembersSummary {
  /** Workload clusters of the part. */
  readonly clusters: readonly MemberSummary[];
  /** Content that the hub needs for these clusters. */
  readonly needs: readonly HubNeed[];
}

export interface MemberSummary {
  /** Group of the cluster. */
  readonly cluster: string;
  /** Stage of the cluster. */
  readonly environment: string;
  /** Twelve digits. */
  readonly accountId: string;
  /** The address range of its network. */
  readonly cidr: string;
  /** Name of the running cluster that creates it. */
  readonly hub: string;
  /** The file that the definition of the hub is in, if that is known. */
  readonly hubFile?: string;
  /** Where the cluster was defined, if that is known. */
  readonly source?: SourceLocation;
}

/** The published tree of one package, as one cluster gets it. */
export interface PackageSource {
  /** Id of the cluster whose choice of packages the source follows. The leaf of that cluster holds the GitRepository. */
  readonly owner: string;
  /** Name of the GitRepository. */
  readonly name: string;
  /** Branch or tag of the package. */
  readonly ref:
    | {
        /** Branch that Flux follows. */
        readonly branch: string;
      }
    | {
        /** Tag that Flux checks out. */
        readonly tag: string;
      };
}

/** What a hub runs for its clusters demands of the hub itself. */
export interface HubNeed {
  /** Name of the running cluster. */
  readonly hub: string;
  /** The published package that the hub takes the objects from. */
  readonly source: PackageSource;
  /** API groups of objects that land on the hub; sorted. */
  readonly groups: readonly string[];
  /** Names of shared units, as sources of charts, that go before; sorted. */
  readonly shared: readonly string[];
}
