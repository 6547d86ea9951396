import { join, relative, resolve } from 'node:path';
import { type Finding, JsonLimitError } from '@slipway/manifest';
import { readSettings } from '@slipway/manifest/settings';
import { entryAt, foldersUpTo, topFolder } from '../repository/git-root.ts';
import { type PackageJson, readPackageJson } from '../repository/package-json.ts';
import { MANIFEST_NAME } from '../repository/read-input.ts';
import { whyRefused } from '../repository/refused-path.ts';
import { KIND_FOLDER, KIND_LOCK, kindFolders } from '../settings/kind-folder.ts';

/** Where a project sets the location of CRDs. */
interface ProjectCrds {
  /** Relative to the working directory. */
  readonly paths: readonly string[];
  /** Findings about settings that are ignored. */
  readonly findings: readonly Finding[];
  /** The package.json with the setting, relative to the working directory. */
  readonly file?: string;
}

/**
 * Returns the files and directories of `slipway.crds` in the nearest package.json with that setting, at or above `cwd` and within its Git
 * checkout. Every run of a project has the kinds of these CustomResourceDefinitions. The settings are those of an untrusted repository:
 * each entry is a directory or a YAML or JSON file in it, without links. Any other entry is a finding. The folders `slipway-kinds` of the
 * repositories of `paths` come first.
 */
export function projectCrds(cwd: string, paths: readonly string[] = []): ProjectCrds {
  const named = namedCrds(cwd);
  const folders = kindFolders(cwd, paths).map((folder) => relative(cwd, folder) || '.');
  return { ...named, paths: [...folders, ...named.paths] };
}

/** A setting of `projectCrds`, for reports. */
interface StatedKinds {
  readonly file: string;
  readonly setting: string;
  readonly value: string;
  readonly effect: string;
}

/** Returns the settings of `projectCrds`. */
export function statedKinds(cwd: string, paths: readonly string[]): readonly StatedKinds[] {
  const folders = kindFolders(cwd, paths).map((folder) => relative(cwd, folder));
  const { paths: named, file } = namedCrds(cwd);
  return [
    ...folders.map((folder) => ({ file: join(folder, KIND_LOCK), setting: KIND_FOLDER, value: folder, effect: EFFECT })),
    ...named.map((path) => ({ file: file ?? 'package.json', setting: 'slipway.crds', value: path, effect: EFFECT })),
  ];
}

const EFFECT = 'its CustomResourceDefinitions decide which objects are valid';

function namedCrds(cwd: string): ProjectCrds {
  const top = topFolder(cwd);
  for (const folder of foldersUpTo(cwd, top)) {
    const file = join(folder, 'package.json');
    const json = entryAt(file) === undefined ? {} : readJson(file, top);
    if (json instanceof JsonLimitError) return { paths: [], findings: [unreadFinding(relative(cwd, file), json)] };
    const { settings, problems } = readSettings(json);
    const wrong = problems.filter(({ pointer }) => /^\/slipway\/crds(\/|$)/.test(pointer));
    if (settings.crds === undefined && wrong.length === 0) continue;
    const refused = (settings.crds ?? []).flatMap((path, index) => {
      const why = path === undefined ? undefined : whyUnusable(path, folder, top);
      return why === undefined
        ? []
        : [{ pointer: `/slipway/crds/${index}`, value: path, problem: `slipway.crds names a path that ${why}` }];
    });
    const paths = (settings.crds ?? []).filter(
      (path, index) => path !== undefined && !refused.some(({ pointer }) => pointer === `/slipway/crds/${index}`),
    );
    return {
      file: relative(cwd, file),
      paths: paths.map((path) => relative(cwd, join(folder, path as string)) || '.'),
      findings: [
        ...wrong.map(({ pointer, value, expected }) => ({ pointer, value, problem: `slipway.crds has what is not ${expected}` })),
        ...refused,
      ].map((each) => settingFinding(relative(cwd, file), each)),
    };
  }
  return { paths: [], findings: [] };
}

const settingFinding = (file: string, { pointer, value, problem }: { pointer: string; value: unknown; problem: string }): Finding => ({
  rule: 'refused-setting',
  severity: 'reject',
  message: `${problem}, and is not followed`,
  file,
  pointer,
  value,
  expected: 'a list of directories, and YAML or JSON files, in the repository',
  remedy: 'name files of the repository, or give others with --crds',
});

const unreadFinding = (file: string, { message }: JsonLimitError): Finding => ({
  rule: 'refused-setting',
  severity: 'reject',
  message: `${file} is not read, since ${message}, and its settings are not followed`,
  file,
  pointer: '',
  expected: 'a package.json within the limits',
  remedy: 'shorten the package.json',
});

/**
 * Reads a package.json. A file that is not JSON has no settings, because it may be of another program. A file beyond the limits is an
 * error.
 */
function readJson(file: string, top: string): PackageJson | JsonLimitError {
  try {
    return readPackageJson(file, top);
  } catch (error) {
    const { cause } = error as Error;
    return cause instanceof JsonLimitError ? cause : {};
  }
}

function whyUnusable(setting: string, folder: string, top: string): string | undefined {
  const path = resolve(folder, setting);
  const why = whyRefused(path, top);
  if (why !== undefined) return why;
  const stat = entryAt(path);
  return stat?.isDirectory() || (stat?.isFile() && MANIFEST_NAME.test(path)) ? undefined : 'is neither a directory nor a YAML or JSON file';
}
