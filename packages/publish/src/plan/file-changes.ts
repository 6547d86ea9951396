import type { FileChanges } from './commit-message.ts';
import type { Texts } from './follow-flux.ts';
import type { HashedTree } from './hashed-tree.ts';
import type { PublishedBranch } from './published-branch.ts';

type Entries = PublishedBranch['files'];

/** Returns the paths that differ, each list sorted. A file with another mode than 100644 on the branch counts as changed. */
export function fileChanges(next: HashedTree, current: Entries): FileChanges {
  const [added, changed]: [string[], string[]] = [[], []];
  for (const [path, id] of next.ids) {
    const entry = current.get(path);
    if (entry === undefined) added.push(path);
    else if (entry.id !== id || entry.mode !== '100644') changed.push(path);
  }
  return { added: added.sort(), changed: changed.sort(), removed: [...current.keys()].filter((path) => !next.ids.has(path)).sort() };
}

/** Returns the removed and changed files of the branch that can contain manifests, whose objects may be deleted. */
export const changedOrRemovedFiles = (next: HashedTree, current: Entries): readonly { readonly path: string; readonly id: string }[] =>
  [...current]
    .filter(([path, { mode, id }]) => mode.startsWith('100') && canContainManifests(path) && next.ids.get(path) !== id)
    .map(([path, { id }]) => ({ path, id }));

/** Returns all files that can contain manifests, before and after the publish; `texts` are the files that it removes or changes. */
export function manifestTexts(next: HashedTree, { files, texts }: PublishedBranch): { readonly before: Texts; readonly after: Texts } {
  const after = new Map([...next.texts].filter(([path]) => canContainManifests(path)));
  const before = new Map(
    [...files.keys()].flatMap((path) => {
      const text = texts.get(path) ?? after.get(path);
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
  return { before, after };
}

/** Returns whether a file of this path can contain manifests. */
export const canContainManifests = (path: string): boolean => /\.(?:ya?ml|json)$/i.test(path) || path.endsWith('/Kustomization');
