import type { Unit } from './unit.ts';

/** A strategic merge patch in the Flux Kustomization of a cluster. A cluster differs from the catalogue only by such patches. */
export interface Override {
  /**
   * Name of the unit whose Flux Kustomization has the patch.
   * @example 'cert-manager'
   */
  readonly unit: string;
  /** Object of the unit that Flux patches. */
  readonly target: {
    /** Kind of the object. */
    readonly kind: string;
    /** Name of the object. */
    readonly name: string;
  };
  /**
   * Fields to merge into the object, from its root.
   * @example { spec: { values: { replicas: 3 } } }
   */
  readonly merge: Readonly<Record<string, unknown>>;
  /**
   * Units of other add-ons that the patch needs. A cluster with the patch must have them, and they must be ready first.
   * @default none
   */
  readonly after?: readonly Unit[];
}
