// Generated from members-schema.ts. To change it, run npm run codegen:settings.

import type { SourceLocation } from '../findings/rule.gen.ts';

/** What the rest of a fleet needs of valid workload clusters. It is plain data, so that the rest is assembled without their definitions. */
export interface MembersSummary {
  /** Workload clusters of the part. */
  readonly clusters: readonly MemberSummary[];
  /** Content that the hub needs for these clusters. */
  readonly needs: readonly HubNeed[];
}

/** A workload cluster, as far as the rest of the fleet needs it. */
export interface MemberSummary {
  /** Group of the cluster. */
  readonly cluster: string;
  /** Stage of the cluster. */
  readonly environment: string;
  /** The AWS account: twelve digits. */
  readonly accountId: string;
  /** The address range of its network. */
  readonly cidr: string;
  /** Name of the running cluster that creates it. */
  readonly hub: string;
  /** The file with the definition of the hub, if available. */
  readonly hubFile?: string;
  /** The position of the definition, if available. */
  readonly source?: SourceLocation;
}

/** What the content of a hub for its clusters needs on the hub itself. */
export interface HubNeed {
  /** Name of the running cluster. */
  readonly hub: string;
  /** The published tree of one package, as one cluster gets it. */
  readonly source: PackageSource;
  /** API groups of the objects on the hub, sorted. */
  readonly groups: readonly string[];
  /** Names of shared units, such as sources of charts, that are applied before; sorted. */
  readonly shared: readonly string[];
}

/** The published tree of one package, as one cluster gets it. */
export interface PackageSource {
  /** Id of the cluster whose choice of packages the source follows. The folder of that cluster has the GitRepository. */
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
