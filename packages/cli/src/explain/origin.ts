import type { AppliedObject, VariableOrigin } from '@slipway/flux-build';

/** How an object is created on a cluster. */
export interface Origin {
  readonly cluster: string;
  /** Folder that the cluster begins with, for its own objects. They are applied by a sync that is not in the repository. */
  readonly entry?: string;
  /** Flux Kustomizations from the bootstrap to the one that applies it, and where each is written. */
  readonly kustomizations: readonly { readonly name: string; readonly cluster?: string; readonly place?: FileLocation }[];
  /** Where the object is written, or the kustomization file that generates it. */
  readonly place: FileLocation;
  readonly document: number;
  readonly steps: readonly (AppliedObject['trace'][number] & { readonly place: FileLocation })[];
  readonly variables: readonly VariableOrigin[];
  /** What its annotations and labels set about applying and pruning. */
  readonly policy: readonly string[];
}

/** A file, and the line of TypeScript that created it, if the definitions of this repository did. */
export interface FileLocation {
  readonly file: string;
  readonly source?: string;
}
