import type { FileTree, FolderEntry } from '../file-tree.ts';

/**
 * Returns the part of a repository that `spec.sparseCheckout` selects. As in go-git, which source-controller uses, an entry is the
 * beginning of a path: `apps` includes `apps.yaml` and `apps-old/`. Files at the root are excluded unless they begin with an entry.
 */
export function sparseTree(tree: FileTree, sparseCheckout: readonly string[]): FileTree {
  const named = sparseCheckout.map((path) => path.replace(/^\.\//, ''));
  const isInside = (path: string): boolean => named.some((start) => path.startsWith(start));
  const leadsInside = (folder: string): boolean =>
    folder === '' || isInside(`${folder}/`) || named.some((start) => start.startsWith(`${folder}/`));
  const { bytes, absence } = tree;
  return {
    read: (path) => (isInside(path) ? tree.read(path) : undefined),
    ...(bytes === undefined ? {} : { bytes: (path: string) => (isInside(path) ? bytes.call(tree, path) : undefined) }),
    absence(path) {
      const isPresent = (tree.list(path) ?? tree.read(path)) !== undefined;
      return isPresent && !isInside(path) && !leadsInside(path) ? 'is not in the sparse checkout of the source' : absence?.call(tree, path);
    },
    list(folder): readonly FolderEntry[] | undefined {
      if (!leadsInside(folder)) return undefined;
      return tree.list(folder)?.filter(({ name, kind }) => {
        const path = folder === '' ? name : `${folder}/${name}`;
        return kind === 'file' ? isInside(path) : leadsInside(path);
      });
    },
  };
}
