import { join, relative, resolve, sep } from 'node:path';
import type { Finding } from '@slipway/manifest';
import { foldersUpTo, lookAt, topFolder } from './git-root.ts';
import { type PackageJson, readPackageJson } from './package-json.ts';
import { linkOnTheWay } from './path-links.ts';
import { MANIFEST_NAME } from './read-input.ts';

/** Where a project says that definitions of kinds are. */
interface ProjectCrds {
  /** Relative to the working directory. */
  readonly paths: readonly string[];
  /** Settings that are not followed. */
  readonly findings: readonly Finding[];
}

/**
 * The files and directories of `slipway.crds` in the nearest package.json at or above `cwd`, within its Git checkout, that has it:
 * CustomResourceDefinitions whose kinds a project wants known in every run. They are settings of a repository that nobody may have read:
 * each is a directory or a YAML or JSON file in it, without links; another one is a finding.
 */
export function projectCrds(cwd: string): ProjectCrds {
  const top = topFolder(cwd);
  for (const folder of foldersUpTo(cwd, top)) {
    const file = join(folder, 'package.json');
    const crds = lookAt(file) === undefined ? undefined : crdsIn(file, top);
    if (crds === undefined) continue;
    if (!Array.isArray(crds)) return { paths: [], findings: [settingFinding(relative(cwd, file), '', crds, 'slipway.crds is not a list')] };
    const refused = crds.map((path) => whyRefused(path, folder, top));
    return {
      paths: crds.filter((_, index) => refused[index] === undefined).map((path) => relative(cwd, join(folder, String(path))) || '.'),
      findings: crds.flatMap((path, index) => {
        const why = refused[index];
        return why === undefined ? [] : [settingFinding(relative(cwd, file), `/${index}`, path, `slipway.crds names a path that ${why}`)];
      }),
    };
  }
  return { paths: [], findings: [] };
}

function crdsIn(file: string, top: string): unknown {
  const settings = readJson(file, top).slipway;
  return (settings as { readonly crds?: unknown } | null | undefined)?.crds;
}

const settingFinding = (file: string, pointer: string, value: unknown, problem: string): Finding => ({
  rule: 'refused-setting',
  severity: 'reject',
  message: `${problem}, and is not followed`,
  file,
  pointer: `/slipway/crds${pointer}`,
  value,
  expected: 'a list of directories, and YAML or JSON files, in the repository',
  remedy: 'name files of the repository, or give others with --crds',
});

/** Another program's package.json may be anything; whoever needs it to be one says so. */
function readJson(file: string, top: string): PackageJson {
  try {
    return readPackageJson(file, top);
  } catch {
    return {};
  }
}

function whyRefused(setting: unknown, folder: string, top: string): string | undefined {
  if (typeof setting !== 'string' || setting === '' || setting.includes('\0')) return 'is not text';
  const path = resolve(folder, setting);
  const way = relative(top, path).split(sep);
  if (way[0] === '..') return 'is outside of the repository';
  if (way.includes('.git')) return 'is in a .git folder';
  if (linkOnTheWay(path, top) !== undefined) return 'is a symbolic link, or below one';
  const stat = lookAt(path);
  if (stat === undefined) return 'does not exist';
  return stat.isDirectory() || (stat.isFile() && MANIFEST_NAME.test(path)) ? undefined : 'is neither a directory nor a YAML or JSON file';
}
