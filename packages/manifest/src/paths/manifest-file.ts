import type { Manifest } from '../objects/manifest.ts';

/** One file of the tree. Its bytes follow from `objects` alone. */
export interface ManifestFile {
  /** From the root of the tree, with forward slashes: `common/cluster-addons/sources/jetstack.yaml`. */
  readonly path: string;
  /** One object a file by habit; more become documents of one stream. */
  readonly objects: readonly Manifest[];
}
