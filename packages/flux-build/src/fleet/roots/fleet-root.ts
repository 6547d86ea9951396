import type { WrittenObject } from '../../flux-objects/read-documents.ts';

/** Where Flux begins on a cluster: what is there before it, by `flux bootstrap` or by hand. */
export interface FleetRoot {
  readonly cluster: string;
  readonly objects: readonly WrittenObject[];
  /** A folder that is applied as if a Kustomization of the cluster pointed at it; it is not one of its Kustomizations. */
  readonly folder?: string;
}
