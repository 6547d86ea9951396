import type { Override, PackageSource, Unit } from '@slipway/manifest';
import type { Cluster } from '../spec/cluster-spec.ts';

/**
 * How a unit reaches its cluster. `local`: the Flux that has the Flux Kustomization applies the objects where it runs itself.
 * `remote`: through a kubeconfig. `release`: the hub keeps the HelmReleases, and these install through a kubeconfig.
 */
export type Delivery = 'local' | 'remote' | 'release';

/** One Flux Kustomization to be: a unit at work for a cluster. */
export interface Placement {
  /** Of the Kustomization, unique where it runs. */
  readonly name: string;
  /** Its file, from the root of the tree. */
  readonly file: string;
  /** Unit that the Kustomization applies. */
  readonly unit: Unit;
  /** Whether this package writes the folder of the unit; a catalogue unit has its files from its own package. */
  readonly ownsFolder: boolean;
  /** Method that brings the objects to the cluster. */
  readonly delivery: Delivery;
  /** The cluster that it is about: its options, its variables. */
  readonly cluster: Cluster;
  /** Id of the cluster whose Flux runs it. */
  readonly home: string;
  /** Id of the cluster where the objects, or what their charts install, end up. */
  readonly lands: string;
  /** Git source of the folder of the unit. */
  readonly source: PackageSource;
  /** ConfigMap in flux-system, where it runs, with the variables of `cluster`. */
  readonly variablesFrom: string;
  /** Patches for the options of the cluster. */
  readonly overrides: readonly Override[];
  /** Optional parts of the unit that are switched on, by folder name. */
  readonly components: readonly string[];
  /** Names of Kustomizations on the same cluster that must be ready first, in addition to those that the units name. */
  readonly after: readonly string[];
  /** ServiceAccount that Flux impersonates. Absent for units of the platform. */
  readonly serviceAccountName?: string;
  /** What is not the rule: kept objects, orphaned objects, patches of this step alone. */
  readonly settings?: PlacementSettings;
}

/**
 * What happens to the objects when the Kustomization is deleted. `Orphan` for objects on another cluster, which may be deleted before the
 * Kustomization is; `WaitForTermination` where a controller must act before the objects are deleted.
 */
export type DeletionPolicy = 'Orphan' | 'WaitForTermination';

export interface PlacementSettings {
  /** Value of `spec.prune`. Default true. */
  readonly prune?: boolean;
  /** Value of `spec.deletionPolicy`: the fate of the objects when the Kustomization is deleted. */
  readonly deletionPolicy?: DeletionPolicy;
  /** Patches of this Kustomization only. */
  readonly patches?: readonly KustomizationPatch[];
}

/** One entry of `spec.patches`; without a version in the target, so that an API upgrade cannot make it match nothing. */
export interface KustomizationPatch {
  /** Object that Flux patches. */
  readonly target: {
    /** Kind of the object. */
    readonly kind: string;
    /** Name of the object. */
    readonly name: string;
  };
  /** Patch as YAML text. */
  readonly patch: string;
}
