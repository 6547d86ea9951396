import { relative, sep } from 'node:path';
import { lookAt } from './git-root.ts';
import { linkOnTheWay } from './path-links.ts';

/** Why a path that settings of a repository name is not followed; `top` is the root of its checkout, both are absolute. */
export function whyRefused(path: string, top: string): string | undefined {
  const way = relative(top, path).split(sep);
  if (way[0] === '..') return 'is outside of the repository';
  if (way.includes('.git')) return 'is in a .git folder';
  if (linkOnTheWay(path, top) !== undefined) return 'is a symbolic link, or below one';
  return lookAt(path) === undefined ? 'does not exist' : undefined;
}

/** Returns the folder before `*` in a path: `../infra` of `../infra/team-*`. */
export function folderBefore(directory: string): string {
  const before = directory.slice(0, directory.indexOf('*'));
  return before.slice(0, before.lastIndexOf('/') + 1) || '.';
}
