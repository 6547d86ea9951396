import { isAbsolute, join, parse, relative, sep } from 'node:path';
import { entryAt, isCheckout } from './git-root.ts';

/**
 * Returns the first symbolic link on the way from `top`, itself excluded, to `path`. Returns undefined without a link. Git and Flux follow
 * no links, and a link of a repository may lead to any file of the user.
 */
export function linkOnTheWay(path: string, top: string): string | undefined {
  const way = relative(top, path);
  if (way === '' || isOutside(way)) return undefined;
  let at = top;
  for (const segment of way.split(sep)) {
    at = join(at, segment);
    const stat = entryAt(at);
    if (stat === undefined) return undefined;
    if (stat.isSymbolicLink()) return at;
  }
  return undefined;
}

/**
 * Does the same for a path from a command line, where a shell may have found it in a repository. Links count below the working directory,
 * or below the outermost Git checkout on the way.
 */
export function linkInGivenPath(path: string, cwd: string): string | undefined {
  const top = isOutside(relative(cwd, path)) ? outermostCheckout(path) : cwd;
  return top === undefined ? undefined : linkOnTheWay(path, top);
}

function outermostCheckout(path: string): string | undefined {
  const { root } = parse(path);
  const segments = relative(root, path).split(sep);
  return segments.map((_, depth) => join(root, ...segments.slice(0, depth))).find(isCheckout);
}

const isOutside = (way: string): boolean => way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
