import type { Kustomization } from '../config/kustomization.ts';
import { type Loader, loadText } from '../files/loader.ts';
import { makeResources } from '../resources/make-resources.ts';
import type { PatchSource } from '../transformers/read-patch.ts';
import type { BuildContext } from './context.ts';

/** A kustomization that is being built. */
export interface Target {
  readonly loader: Loader;
  readonly kustomization: Kustomization;
  /** From the root of the tree. */
  readonly file: string;
  /** Whether origins are annotated; said by the kustomization at the top for all. */
  readonly origins: boolean;
  readonly context: BuildContext;
}

/** Where the patches of a kustomization come from. */
export const patchSource = ({ loader, file, context }: Target): PatchSource => ({
  file,
  load: (path) => loadText(loader, path),
  resources: (text) => makeResources(text, file, context.cache, { action: 'read', file, by: 'patches' }),
});
