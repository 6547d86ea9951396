import type { FolderTree } from '@slipway/flux-build';

/** Lists the files in a folder of a tree and in all folders below it. */
export function filesBelow(tree: FolderTree, folder: string): readonly string[] {
  return (tree.list(folder) ?? []).flatMap(({ name, kind }) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return kind === 'folder' ? filesBelow(tree, path) : [path];
  });
}
