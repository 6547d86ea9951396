import { onceForEach } from '@slipway/manifest';
import type { FileTree, FolderEntry } from '../file-tree.ts';
import { shellMatch } from '../source/shell-match.ts';
import { spendOperations } from '../spending.ts';

/**
 * Returns files and folders of a tree that match a pattern, in the order of Go's `fs.Glob`, `.` for the root; undefined for a malformed
 * pattern. `**` means `*`, which matches one name.
 */
export function globFiles(tree: FileTree, pattern: string): readonly string[] | undefined {
  if (shellMatch(pattern, '') === undefined) return undefined;
  if (!hasSigns(pattern)) return isPlainPath(pattern) && kindAt(tree, pattern) !== undefined ? [pattern] : [];
  const slash = pattern.lastIndexOf('/');
  const folder = slash < 0 ? '.' : pattern.slice(0, slash);
  const name = pattern.slice(slash + 1);
  const folders = hasSigns(folder) ? globFiles(tree, folder) : [folder];
  const found: string[] = [];
  for (const each of folders ?? []) {
    const matches = matchesIn(tree, each, name);
    if (matches === undefined) return undefined;
    for (const match of matches) found.push(match);
  }
  return folders === undefined ? undefined : found;
}

/** Returns the paths of the entries of a folder that match a pattern; undefined when the pattern is malformed. */
function matchesIn(tree: FileTree, folder: string, pattern: string): readonly string[] | undefined {
  const entries = entriesOf(tree, folder);
  spendOperations(100 + (20 + pattern.length) * entries.length);
  const matches: string[] = [];
  for (const { name } of entries) {
    const isMatch = shellMatch(pattern, name);
    if (isMatch === undefined) return undefined;
    if (isMatch) matches.push(folder === '.' ? name : `${folder}/${name}`);
  }
  return matches;
}

/** Returns the kind of a path without `.` and `..`, except `.` itself, which is the root. */
export function kindAt(tree: FileTree, path: string): FolderEntry['kind'] | undefined {
  if (path === '.') return 'folder';
  const slash = path.lastIndexOf('/');
  const entries = tree.list(path.slice(0, Math.max(0, slash)));
  return entries && kindsIn(entries).get(path.slice(slash + 1));
}

const kindsIn = onceForEach((entries: readonly FolderEntry[]) => new Map(entries.map(({ name, kind }) => [name, kind])));

/** Returns the entries of a folder; `.` is the root. Returns none for a missing folder. */
export const entriesOf = (tree: FileTree, folder: string): readonly FolderEntry[] =>
  isPlainPath(folder) ? (tree.list(folder === '.' ? '' : folder) ?? []) : [];

const hasSigns = (pattern: string): boolean => /[*?[\\]/.test(pattern);

/** Whether Go's `fs.ValidPath` accepts a path. */
const isPlainPath = (path: string): boolean =>
  path === '.' || path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
