import type { Unit, UnitContent } from '@slipway/manifest';

/** Folder of everything about Crossplane in the tree. */
const DIRECTORY = 'common/crossplane';

/** Namespace of Crossplane, its providers and its functions. */
export const CROSSPLANE_NAMESPACE = 'crossplane-system';

/**
 * Annotations of objects that Flux must never prune. Some delete their CRDs when they are deleted, and with the CRDs every resource in
 * AWS. The others keep the providers running, which must remove the finalizers of resources.
 */
export const KEEP = { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } as const;

interface CrossplaneUnit<Name extends string> extends UnitContent<Name> {
  /** Folder below `common/crossplane`. */
  readonly folder: string;
}

/** A unit in the folder of Crossplane. */
export const crossplaneUnit = <const Name extends string>({ folder, ...unit }: CrossplaneUnit<Name>): Unit<Name> => ({
  ...unit,
  directory: `${DIRECTORY}/${folder}`,
});

/** Crossplane with the AWS providers and the functions that Compositions call, in the order in which they are applied. */
export interface Crossplane {
  /** Units of Crossplane in the order in which Flux applies them. */
  readonly units: readonly Unit[];
  /** The last of `units`: what is composed, or applied as a managed resource, comes after it. */
  readonly usable: Unit;
}
