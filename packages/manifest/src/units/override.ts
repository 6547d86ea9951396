import type { Unit } from './unit.ts';

/** A strategic merge patch that a cluster's Flux Kustomization carries: the only place where a cluster differs from the catalogue. */
export interface Override {
  /** Name of the unit whose Flux Kustomization carries the patch. */
  readonly unit: string;
  readonly target: { readonly kind: string; readonly name: string };
  /** Fields to merge, from the root of the object: `{ spec: { values: { replicas: 3 } } }`. */
  readonly merge: Readonly<Record<string, unknown>>;
  /** Units of other add-ons that the change needs: a cluster that makes it must have them, and they must be ready first. */
  readonly after?: readonly Unit[];
}
