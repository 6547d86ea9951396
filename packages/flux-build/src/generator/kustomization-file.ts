import type { FileTree } from '../file-tree.ts';

/** Names of kustomization files. Flux reads the first one that exists. */
const NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'] as const;

/** Returns the kustomization file of a folder, if it has one. */
export function findKustomizationFile(tree: FileTree, folder: string): string | undefined {
  const entries = tree.list(folder);
  if (entries === undefined) return undefined;
  const name = NAMES.find((each) => entries.some((entry) => entry.name === each && entry.kind === 'file'));
  return name === undefined ? undefined : `${folder === '' ? '' : `${folder}/`}${name}`;
}
