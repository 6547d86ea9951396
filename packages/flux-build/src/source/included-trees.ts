import type { FileTree, FolderEntry } from '../file-tree.ts';

/** Part of another artifact that `spec.include` copies into a checkout. */
export interface IncludedTree {
  readonly tree: FileTree;
  /** Folder of the other artifact; empty for its root. */
  readonly from: string;
  /** Target folder in the checkout. */
  readonly to: string;
}

/** Returns a checkout with its includes. Of several files at one path, the last included one counts. */
export function withIncludes(tree: FileTree, includes: readonly IncludedTree[]): FileTree {
  return includes.reduce(withInclude, tree);
}

function withInclude(under: FileTree, { tree, from, to }: IncludedTree): FileTree {
  const within = (path: string): string | undefined => {
    if (to !== '' && path !== to && !path.startsWith(`${to}/`)) return undefined;
    const rest = to === '' ? path : path.slice(to.length + 1);
    return [from, rest].filter((part) => part !== '').join('/');
  };
  const included = <T>(path: string, read: (path: string) => T | undefined): T | undefined => {
    const inner = within(path);
    return inner === undefined ? undefined : read(inner);
  };
  return {
    read: (path) => included(path, (inner) => tree.read(inner)) ?? under.read(path),
    list(folder) {
      const below = to !== folder && (folder === '' || to.startsWith(`${folder}/`)) ? to.slice(folder === '' ? 0 : folder.length + 1) : '';
      const added = [
        ...(included(folder, (inner) => tree.list(inner)) ?? []),
        ...(below === '' ? [] : [{ name: below.split('/')[0] ?? '', kind: 'folder' } as const]),
      ];
      const own = under.list(folder);
      if (added.length === 0) return own;
      const entries = new Map<string, FolderEntry>([...(own ?? []), ...added].map((entry) => [entry.name, entry]));
      return [...entries.values()].sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
    },
  };
}
