import type { Kustomization } from '../config/kustomization.ts';
import { type Loader, loadText } from '../files/loader.ts';
import { makeResources } from '../resources/make-resources.ts';
import type { PatchSource } from '../transformers/read-patch.ts';
import type { BuildContext } from './context.ts';

/** A kustomization during its build. */
export interface Target {
  readonly loader: Loader;
  readonly kustomization: Kustomization;
  /** Relative to the root of the tree. */
  readonly file: string;
  /** Whether origins are annotated. The top kustomization decides for all. */
  readonly origins: boolean;
  readonly context: BuildContext;
}

/** Returns the source of the patches of a kustomization. */
export const patchSource = ({ loader, file, context }: Target): PatchSource => ({
  file,
  load: (path) => loadText(loader, path),
  resources: (text) => makeResources(text, file, context.cache, { action: 'read', file, by: 'patches' }),
});
