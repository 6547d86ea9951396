import type { WrittenObject } from '../../flux-objects/read-documents.ts';

/** The start of Flux on a cluster: objects that `flux bootstrap` or a user created before. */
export interface FleetRoot {
  readonly cluster: string;
  readonly objects: readonly WrittenObject[];
  /** A folder that is applied as if a Kustomization of the cluster had this path. There is no such Kustomization. */
  readonly folder?: string;
  /** Set when no Flux Kustomization of the repository applies `objects`: they are in the folder where the cluster begins. */
  readonly entry?: RootEntry;
}

/** The folders in which a cluster begins whose sync is not in the repository. */
interface RootEntry {
  readonly folders: readonly string[];
  /** The files of the folders, without files that Flux Kustomizations apply. */
  readonly files: readonly string[];
  /** The files with the Flux Kustomizations that the cluster begins with. */
  readonly own: readonly string[];
}
