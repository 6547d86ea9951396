import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import type { Fields } from '@slipway/manifest';

/** What a HelmRelease installs on a cluster. */
export interface InstalledRelease {
  /** The HelmRelease. */
  readonly object: Fields;
  /** The Flux Kustomization that applies the HelmRelease. */
  readonly appliedBy: FleetKustomization;
  /** The installed objects, as if a Flux Kustomization of this name applied them. */
  readonly owner: FleetKustomization;
  /** Installed objects whose existence depends on a condition that only the cluster can decide. */
  readonly perhaps: ReadonlySet<AppliedObject>;
  /** Objects that its hooks create. */
  readonly hooks: readonly Fields[];
  /** Whether these are all objects of the release. They are not if only the cluster has some of its values. */
  readonly isComplete: boolean;
}
