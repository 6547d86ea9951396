import { join, relative, resolve, sep } from 'node:path';
import { usageFailure } from './failure.ts';
import { foldersUpTo, lookAt, topFolder } from './git-root.ts';
import { type PackageJson, readPackageJson } from './package-json.ts';
import { linkOnTheWay } from './path-links.ts';
import { MANIFEST_NAME } from './read-input.ts';

/**
 * The files and directories of `slipway.crds` in the nearest package.json at or above `cwd`, within its Git checkout, that has it, relative
 * to `cwd`: CustomResourceDefinitions whose kinds a project wants known in every run. They are settings of a repository that nobody may
 * have read: each is a directory or a YAML or JSON file in it, without links. Throws a usage Failure when one is not.
 */
export function projectCrds(cwd: string): string[] {
  const top = topFolder(cwd);
  for (const folder of foldersUpTo(cwd, top)) {
    const file = join(folder, 'package.json');
    const crds = lookAt(file) === undefined ? undefined : crdsIn(file, top);
    if (crds === undefined) continue;
    return crds.map((path) => {
      const why = whyRefused(resolve(folder, path), top);
      if (why !== undefined) throw usageFailure(`${file}: slipway.crds names ${JSON.stringify(path)}, which ${why}.`);
      return relative(cwd, join(folder, path)) || '.';
    });
  }
  return [];
}

function crdsIn(file: string, top: string): readonly string[] | undefined {
  const settings = readJson(file, top).slipway;
  const crds = (settings as { readonly crds?: unknown } | null | undefined)?.crds;
  if (crds === undefined) return undefined;
  if (Array.isArray(crds) && crds.every((path): path is string => typeof path === 'string' && path !== '' && !path.includes('\0')))
    return crds;
  throw usageFailure(`${file}: slipway.crds has to be a list of files and folders, like "crds".`);
}

/** Another program's package.json may be anything; whoever needs it to be one says so. */
function readJson(file: string, top: string): PackageJson {
  try {
    return readPackageJson(file, top);
  } catch {
    return {};
  }
}

function whyRefused(path: string, top: string): string | undefined {
  const way = relative(top, path).split(sep);
  if (way[0] === '..') return `is outside of ${top}`;
  if (way.includes('.git')) return 'is in a .git folder';
  if (linkOnTheWay(path, top) !== undefined) return 'is a symbolic link, or below one';
  const stat = lookAt(path);
  if (stat === undefined) return 'does not exist';
  return stat.isDirectory() || (stat.isFile() && MANIFEST_NAME.test(path)) ? undefined : 'is neither a directory nor a YAML or JSON file';
}
