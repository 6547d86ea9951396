import type { SourceLocation } from '../findings/source-location.ts';

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
  /** The file with the definition of the hub, if available. */
  readonly hubFile?: string;
  /** Where the cluster was defined, if available. */
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
