import type { FileTree, FolderEntry } from '../file-tree.ts';
import { onceForEach } from '../once-for-each.ts';
import { type IgnorePattern, ignoreMatcher, readPatterns, sourcePatterns } from './ignore-patterns.ts';

/** What a GitRepository leaves out of its artifact. */
export interface ArtifactOptions {
  /** `spec.ignore`, behind the `.sourceignore` files of the tree. */
  readonly ignore?: string;
}

/**
 * The artifact that source-controller makes of a checkout: without what `.sourceignore` files, `spec.ignore` and the defaults
 * exclude. A folder that is left out is looked into all the same: files in it may be kept.
 */
export function artifactTree(checkout: FileTree, { ignore }: ArtifactOptions = {}): FileTree {
  let matcher: ((path: string) => boolean) | undefined;
  const isLeftOut = (path: string): boolean => {
    matcher ??= ignoreMatcher(sourcePatterns([...collectPatterns(checkout), ...(ignore === undefined ? [] : readPatterns(ignore, []))]));
    return matcher(path);
  };
  const folders = new Map<string, readonly FolderEntry[]>();
  // The archive has files only: a folder in which nothing is left is not there.
  const entriesOf = (folder: string): readonly FolderEntry[] => {
    let entries = folders.get(folder);
    if (entries === undefined) {
      const all = checkout.list(folder) ?? [];
      const kept = all.filter(({ name, kind }) => (kind === 'file' ? !isLeftOut(joined(folder, name)) : holdsAny(joined(folder, name))));
      // The same list as before, where it is, so that nobody has to compare it.
      entries = kept.length === all.length ? all : kept;
      folders.set(folder, entries);
    }
    return entries;
  };
  const holding = new Map<string, boolean>();
  const holdsAny = (folder: string): boolean => {
    const looked: string[] = [];
    for (const path of walk(checkout, folder)) {
      const known = holding.get(path.folder);
      if (known === false) continue;
      looked.push(path.folder);
      const isHolding = known ?? path.entries.some(({ name, kind }) => kind === 'file' && !isLeftOut(joined(path.folder, name)));
      if (!isHolding) continue;
      for (const each of looked) if (path.folder === each || path.folder.startsWith(`${each}/`)) holding.set(each, true);
      return true;
    }
    for (const each of looked) holding.set(each, false);
    return false;
  };
  const { bytes } = checkout;
  const absence = (path: string): string | undefined => {
    const why = checkout.absence?.(path);
    if (why !== undefined) return why;
    const isThere = checkout.list(path) === undefined ? checkout.read(path) !== undefined && isLeftOut(path) : entriesOf(path).length === 0;
    return isThere ? 'is ignored by the source' : undefined;
  };
  return {
    absence,
    read: (path) => (isLeftOut(path) ? undefined : checkout.read(path)),
    ...(bytes === undefined ? {} : { bytes: (path: string) => (isLeftOut(path) ? undefined : bytes.call(checkout, path)) }),
    list(folder) {
      const entries = entriesOf(folder);
      return entries.length === 0 && folder !== '' ? undefined : entries;
    },
  };
}

const joined = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** Folders from `start` on, each before those in it. No recursion: trees may be as deep as paths are long. */
function* walk(tree: FileTree, start: string): Generator<{ readonly folder: string; readonly entries: readonly FolderEntry[] }> {
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entries = tree.list(folder) ?? [];
    yield { folder, entries };
    for (const name of foldersIn(entries)) waiting.push(joined(folder, name));
  }
}

/** Last first. */
const foldersIn = onceForEach((entries: readonly FolderEntry[]) =>
  entries.flatMap(({ name, kind }) => (kind === 'folder' && name !== '.git' ? [name] : [])).reverse(),
);

const hasPatterns = onceForEach((entries: readonly FolderEntry[]) =>
  entries.some(({ name, kind }) => name === '.sourceignore' && kind === 'file'),
);

function collectPatterns(tree: FileTree): readonly IgnorePattern[] {
  const patterns: IgnorePattern[] = [];
  for (const { folder, entries } of walk(tree, '')) {
    if (!hasPatterns(entries)) continue;
    const text = tree.read(joined(folder, '.sourceignore'));
    if (text !== undefined) patterns.push(...readPatterns(text, folder === '' ? [] : folder.split('/')));
  }
  return patterns;
}
