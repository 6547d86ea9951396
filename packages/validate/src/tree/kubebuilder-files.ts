import { posix } from 'node:path';
import { foldersAround } from './folders.ts';

/**
 * Returns whether a document is one of the patches of CRDs that kubebuilder writes. They have no versions. Most of them are disabled in
 * their kustomization.yaml.
 */
export function isDefinitionPatch(file: string, value: unknown): boolean {
  // `spec` is read last, because the whole document is parsed for it.
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (fields.kind !== 'CustomResourceDefinition' || !/(?:^|\/)patches\/[^/]+$/.test(file)) return false;
  const { group, versions } = (fields.spec ?? {}) as Readonly<Record<string, unknown>>;
  return group === undefined && versions === undefined;
}

/**
 * Returns whether a file is in the folder `config` of a kubebuilder project, next to its file `PROJECT`. kubebuilder writes more files there
 * than the kustomization.yaml lists, and users enable them later.
 */
export const isOfScaffold = (file: string, exists: (path: string) => boolean): boolean =>
  foldersAround(file).some((folder) => posix.basename(folder) === 'config' && exists(posix.join(posix.dirname(folder), 'PROJECT')));
