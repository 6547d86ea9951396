import type { FileTree, FolderEntry } from '../file-tree.ts';

/** Creates a tree from texts by path. */
export function fileMapTree(files: ReadonlyMap<string, string>): FileTree {
  const folders = new Map<string, Map<string, FolderEntry>>([['', new Map()]]);
  for (const path of files.keys()) {
    const parts = path.split('/');
    for (const [index, name] of parts.entries()) {
      const folder = parts.slice(0, index).join('/');
      const entries = folders.get(folder) ?? new Map<string, FolderEntry>();
      folders.set(folder, entries);
      entries.set(name, { name, kind: index === parts.length - 1 ? 'file' : 'folder' });
    }
  }
  const sorted = new Map([...folders].map(([folder, entries]) => [folder, [...entries.values()].sort(byName)] as const));
  return { read: (path) => files.get(path), list: (folder) => sorted.get(folder) };
}

const byName = (a: FolderEntry, b: FolderEntry): number => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name));
