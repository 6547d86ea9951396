import type { FileTree } from '../../file-tree.ts';
import { findKustomizationFile } from '../../generator/kustomization-file.ts';

/** The files of a tree in which Flux may begin. */
export interface ManifestFiles {
  /** YAML files, but for those below a folder whose name begins with a dot: put away, or of another program. */
  readonly files: readonly string[];
  /** Folders with a kustomization file. */
  readonly kustomizations: readonly string[];
  /** Templates of YAML files, by their names. */
  readonly texts: readonly string[];
}

/** Walks through a tree once, in order. */
export function manifestFiles(tree: FileTree): ManifestFiles {
  const [files, kustomizations, texts]: [string[], string[], string[]] = [[], [], []];
  const walk = (folder: string): void => {
    const entries = tree.list(folder) ?? [];
    if (findKustomizationFile(tree, folder) !== undefined) kustomizations.push(folder);
    for (const { name, kind } of entries) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (kind === 'folder') {
        if (!name.startsWith('.')) walk(path);
      } else if (/\.ya?ml$/.test(name)) files.push(path);
      else if (/\.ya?ml\.[a-z0-9]+$/.test(name)) texts.push(path);
    }
  };
  walk('');
  return { files, kustomizations, texts };
}
