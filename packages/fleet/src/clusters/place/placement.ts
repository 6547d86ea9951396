import type { Override, PackageSource, Unit } from '@slipway/manifest';
import type { Cluster } from '../spec/cluster-spec.ts';

/**
 * How the objects of a unit reach a cluster. `local`: the Flux with the Flux Kustomization applies them to its own cluster. `remote`: it
 * applies them through a kubeconfig. `release`: the HelmReleases are on the hub and install through a kubeconfig.
 */
export type Delivery = 'local' | 'remote' | 'release';

/** The use of a unit by a cluster. One Flux Kustomization is printed from it. */
export interface Placement {
  /** Name of the Flux Kustomization, unique on the cluster that runs it. */
  readonly name: string;
  /** File of the Flux Kustomization, from the root of the tree. */
  readonly file: string;
  /** Unit that the Kustomization applies. */
  readonly unit: Unit;
  /** Whether this package writes the folder of the unit. The files of a catalogue unit are written by its own package. */
  readonly ownsFolder: boolean;
  /** Method that brings the objects to the cluster. */
  readonly delivery: Delivery;
  /** The cluster whose options and variables apply. */
  readonly cluster: Cluster;
  /** Id of the cluster whose Flux runs the Flux Kustomization. */
  readonly runnerId: string;
  /** Id of the cluster with the objects, or with the objects of their charts. */
  readonly targetId: string;
  /** Git source of the folder of the unit. */
  readonly source: PackageSource;
  /** ConfigMap with the variables of `cluster`, in flux-system of the cluster that runs the Flux Kustomization. */
  readonly variablesFrom: string;
  /** Patches for the options of the cluster. */
  readonly overrides: readonly Override[];
  /** Optional parts of the unit that the Flux Kustomization adds, by folder name. */
  readonly components: readonly string[];
  /** Names of Kustomizations on the same cluster that must be ready first, in addition to those that the units name. */
  readonly after: readonly string[];
  /** ServiceAccount that Flux impersonates. Absent for units of the platform. */
  readonly serviceAccountName?: string;
  /** Settings that differ from the default: kept or orphaned objects, and patches of this Flux Kustomization only. */
  readonly settings?: PlacementSettings;
}

/**
 * What happens to the objects when the Kustomization is deleted. `Orphan` for objects on another cluster, which may be deleted before the
 * Kustomization is; `WaitForTermination` where a controller must act before the objects are deleted.
 */
type DeletionPolicy = 'Orphan' | 'WaitForTermination';

interface PlacementSettings {
  /** Value of `spec.prune`. Default true. */
  readonly prune?: boolean;
  /** Value of `spec.deletionPolicy`: what happens to the objects when the Kustomization is deleted. */
  readonly deletionPolicy?: DeletionPolicy;
  /** Patches of this Kustomization only. */
  readonly patches?: readonly KustomizationPatch[];
}

/** One entry of `spec.patches`. Its target has no version, so that it still matches after an API upgrade. */
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
