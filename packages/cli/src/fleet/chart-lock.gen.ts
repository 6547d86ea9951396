// Generated from chart-lock-schema.ts. To change it, run npm run codegen:settings.

/** The charts of a fleet, each in one version with the digest of its archive. */
export interface ChartLock {
  /** All hosts that charts were fetched from, those of redirects and tokens included. */
  readonly hosts?: readonly string[];
  /** The folder with the archives, NAME-VERSION.tgz, relative to charts.lock. Without it they are in the cache of the user. */
  readonly vendor?: string;
  /** The charts, sorted by source, name and range. */
  readonly charts: readonly LockedChart[];
}

/** A chart in the version that a range was resolved to. */
export interface LockedChart {
  /** The name of the chart. */
  readonly name: string;
  /** The version of the archive. */
  readonly version: string;
  /** URL of the Helm repository, of the chart in a registry, or of the Git repository. */
  readonly source: string;
  /** The range, the tag or the digest that the fleet states; empty for the newest version. Of a Git repository its reference, like "branch main". */
  readonly range: string;
  /** The chart in a Git repository; . for its root. */
  readonly path?: string;
  /** `spec.ignore` of the GitRepository, which leaves out files of the chart. */
  readonly ignore?: string;
  /** All values files of the chart in a Git repository, if one is outside the chart. The archive has their values. */
  readonly valuesFiles?: readonly string[];
  /** Whether a values file may be missing. */
  readonly ignoreMissingValuesFiles?: boolean;
  /** The commit of a Git repository that has this version. */
  readonly commit?: string;
  /** Digest of the archive. */
  readonly digest: string;
}
