import { relative, resolve, sep } from 'node:path';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { filesBelow } from '../repository/files-below.ts';
import { entryAt, gitRoot } from '../repository/git-root.ts';
import { readRevision } from '../repository/read-commit.ts';
import { readInput } from '../repository/read-input.ts';
import { requireOneMeaning } from '../repository/repository-state.ts';

/**
 * Returns the texts of OLD by name: those of a file or directory, or those of the paths in a commit of the Git repository. Throws a usage
 * Failure if OLD is neither.
 */
export function oldTexts(
  old: string,
  paths: readonly string[],
  { cwd, budget }: Pick<VerbContext, 'cwd' | 'budget'>,
): ReadonlyMap<string, string> {
  requireOneMeaning(old, resolve(cwd, paths[0] ?? '.'), cwd);
  if (entryAt(resolve(cwd, old)) !== undefined) return readInput([old], cwd, budget).texts;
  const [first = '.'] = paths;
  const root = gitRoot(resolve(cwd, first));
  if (root === undefined)
    throw usageFailure(`There is no path ${old}, and ${first} is in no Git repository that could have a commit of that name.`);
  const tree = readRevision(root, old);
  const wanted = paths.map((path) => relative(root, resolve(cwd, path)).replaceAll(sep, '/'));
  const files = filesBelow(tree, '').filter((file) => /\.(ya?ml|json)$/.test(file) && wanted.some((path) => isBelow(file, path)));
  return new Map(files.map((file) => [file, tree.read(file) ?? '']));
}

const isBelow = (file: string, path: string): boolean => path === '' || file === path || file.startsWith(`${path}/`);
