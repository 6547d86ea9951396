// Generated from plan-schema.ts. To change it, run npm run codegen:settings.

/** A plan: the report of a dry run that refused nothing. */
export interface PlanReport {
  /** The outcome of the dry run. */
  readonly summary: {
    /** Only a plan with `planned` updates a branch. */
    readonly outcome: 'planned' | 'unchanged' | 'held' | 'superseded';
    /** The remote of the plan. */
    readonly remote: string;
  };
  /** The branches of the plan. */
  readonly packages: readonly AgreedRow[];
  /** The artifacts of the plan; absent for a dry run without a registry. */
  readonly artifacts?: readonly AgreedArtifact[];
}

/** The plan of one branch. */
export interface AgreedRow {
  /** Name of the package. */
  readonly package: string;
  /** The branch of a channel. */
  readonly branch: string;
  /** The version that the branch gets. */
  readonly version: string;
  /** Git id of the tree of the version. */
  readonly tree?: string;
  /** Tip of the branch at the time of the plan; absent if the branch did not exist. */
  readonly commit?: string;
  /** Tag of the version. */
  readonly tag?: string;
  /** The Configuration package of the version, by its digest. */
  readonly configurationPackage?: string;
  /** A higher version that the branch has. */
  readonly supersededBy?: string;
  /** Why the branch is not updated. */
  readonly heldFor?: string;
  /** `planned` for a branch that is updated, or why it is not. */
  readonly outcome: string;
}

/** An artifact of a plan. */
export interface AgreedArtifact {
  /** Name of the package. */
  readonly package: string;
  /** Its address: `oci://ghcr.io/acme/fleet/addons-catalog:1.4.0`. */
  readonly reference: string;
  /** Digest of its manifest. */
  readonly digest: string;
}
