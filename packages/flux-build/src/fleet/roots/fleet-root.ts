import type { WrittenObject } from '../../flux-objects/read-documents.ts';

/** Where Flux begins on a cluster: what is there before it, by `flux bootstrap` or by hand. */
export interface FleetRoot {
  readonly cluster: string;
  readonly objects: readonly WrittenObject[];
  /** A folder that is applied as if a Kustomization of the cluster pointed at it; it is not one of its Kustomizations. */
  readonly folder?: string;
  /** Set when no Flux Kustomization of the repository applies `objects`: they are in the folder where the cluster begins. */
  readonly entry?: RootEntry;
}

/** The folders where a cluster begins whose sync is not in the repository. */
export interface RootEntry {
  readonly folders: readonly string[];
  /** The files of the folders, without those that Flux Kustomizations apply. */
  readonly files: readonly string[];
  /** The files with the Flux Kustomizations that the cluster begins with. */
  readonly own: readonly string[];
}
