import type { FolderTree } from './folder-tree.ts';

/** Returns a folder of a tree as a tree; the tree itself for the empty path. */
export function subTree(tree: FolderTree, folder: string): FolderTree {
  if (folder === '') return tree;
  const inside = `${folder}/`;
  const full = (path: string): string => (path === '' ? folder : inside + path);
  return {
    read: (path) => tree.read(full(path)),
    readBefore: (path) => tree.readBefore(full(path)),
    bytes: (path) => tree.bytes?.(full(path)),
    list: (path) => tree.list(full(path)),
    absence: (path) => tree.absence?.(full(path)),
    unreadable: () =>
      tree.unreadable().flatMap(({ path, why }) => (path.startsWith(inside) ? [{ path: path.slice(inside.length), why }] : [])),
    leftOut: () => tree.leftOut().flatMap((path) => (path.startsWith(inside) ? [path.slice(inside.length)] : [])),
  };
}
