import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import type { Fields } from '@slipway/manifest';

/** A HelmRelease, with the objects that it installs on a cluster. */
export interface InstalledRelease {
  /** The HelmRelease. */
  readonly object: Fields;
  /** The Flux Kustomization that applies the HelmRelease. */
  readonly appliedBy: FleetKustomization;
  /** The installed objects, as if a Flux Kustomization of this name applied them. */
  readonly owner: FleetKustomization;
  /** Installed objects and hooks that depend on a condition that only the cluster can evaluate. */
  readonly perhaps: ReadonlySet<AppliedObject>;
  /** Objects that its hooks create. */
  readonly hooks: readonly AppliedObject[];
  /** The objects of the folder `crds/` of its chart. Helm applies them before all others. */
  readonly crds: ReadonlySet<Fields>;
  /** Whether its templates request kinds of an API group, so that other objects may be rendered while the kinds do not exist. */
  readonly asksFor: (group: string) => boolean;
  /** Whether these are all objects of the release. Some are missing if only the cluster has some of its values. */
  readonly isComplete: boolean;
}
