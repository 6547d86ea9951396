import type { FileTree, FolderEntry } from '../file-tree.ts';

/**
 * What `spec.sparseCheckout` leaves of a repository. As go-git does it, which source-controller uses: what is named is the beginning of
 * a path, so that `apps` takes in `apps.yaml` and `apps-old/`; files at the root are not there unless they begin so.
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
