import type { FileTree } from '../../file-tree.ts';
import { findKustomizationFile } from '../../generator/kustomization-file.ts';

/** The files of a tree in which the entry points of Flux may be. */
export interface ManifestFiles {
  /** YAML files, except in folders whose names begin with a dot: these are disabled, or of another program. */
  readonly files: readonly string[];
  /** Folders with a kustomization file. */
  readonly kustomizations: readonly string[];
  /** Files whose names mean that they are templates of YAML files. */
  readonly texts: readonly string[];
}

/** Walks through a tree once, in order, and lists its manifests. */
export function manifestFiles(tree: FileTree): ManifestFiles {
  const [files, kustomizations, texts]: [string[], string[], string[]] = [[], [], []];
  const addFile = (path: string): void => {
    if (/\.ya?ml$/.test(path)) files.push(path);
    else if (/\.ya?ml\.[a-z0-9]+$/.test(path)) texts.push(path);
  };
  const walk = (folder: string): void => {
    const entries = tree.list(folder) ?? [];
    if (findKustomizationFile(tree, folder) !== undefined) kustomizations.push(folder);
    for (const { name, kind } of entries) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (kind !== 'folder') addFile(path);
      else if (!name.startsWith('.')) walk(path);
    }
  };
  walk('');
  return { files, kustomizations, texts };
}
