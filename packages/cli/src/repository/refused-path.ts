import { relative, sep } from 'node:path';
import { entryAt } from './git-root.ts';
import { linkOnTheWay } from './path-links.ts';

/** Returns why a path in the settings of a repository is ignored. `top` is the root of its checkout. Both are absolute. */
export function whyRefused(path: string, top: string): string | undefined {
  const way = relative(top, path).split(sep);
  if (way[0] === '..') return 'is outside of the repository';
  if (way.includes('.git')) return 'is in a .git folder';
  if (linkOnTheWay(path, top) !== undefined) return 'is a symbolic link, or below one';
  return entryAt(path) === undefined ? 'does not exist' : undefined;
}

/** Returns the folder before `*` in a path: `../infra` of `../infra/team-*`. */
export function folderBefore(directory: string): string {
  const before = directory.slice(0, directory.indexOf('*'));
  return before.slice(0, before.lastIndexOf('/') + 1) || '.';
}
