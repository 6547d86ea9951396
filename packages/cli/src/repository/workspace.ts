import { dirname, join } from 'node:path';
import { compareStrings } from '@slipway/manifest';
import { readSettings, type SchemaProblem } from '@slipway/manifest/settings';
import { didYouMean } from '../report/did-you-mean.ts';
import { Failure, usageFailure } from '../report/failure.ts';
import { entryAt, foldersUpTo, topFolder } from './git-root.ts';
import { type PackageJson, readPackageJson } from './package-json.ts';
import { type WorkspaceFolders, workspaceFolders } from './workspace-folders.ts';

/** A workspace whose package.json has `slipway.prefixes`. It defines a part of the fleet. */
export interface ContentPackage {
  /** Without the scope, as in `flux/<name>/<channel>`. */
  readonly name: string;
  readonly npmName: string;
  readonly version: string;
  /** Absolute. */
  readonly directory: string;
  /** Absolute path of the module that exports `assemble`. */
  readonly entry: string;
  /** Folders of the tree that the package owns, from the root, without slashes at the ends. */
  readonly prefixes: readonly string[];
  /** Folders of definitions in the package, such as `src/clusters`, which `src/clusters.gen.ts` lists. */
  readonly registries: readonly string[];
  /** Names of the shards of its definitions. `eu` has those with a name like `eu-…`. */
  readonly shards: readonly string[];
  /** The repository of its Configuration package: `oci://ghcr.io/acme/eks-cluster`. */
  readonly configuration?: string;
}

/** A repository and the content packages in it. */
export interface Workspace {
  /** Absolute path. The tree is written here. */
  readonly root: string;
  /** Sorted by name. */
  readonly packages: readonly ContentPackage[];
}

/**
 * Finds the nearest folder at or above `cwd`, within its Git checkout, whose package.json declares workspaces. Runs none of its code.
 * Throws a usage Failure when no such folder exists.
 */
export function findWorkspace(cwd: string): Workspace {
  const root = workspaceRoot(cwd);
  if (root === undefined) {
    throw usageFailure(
      `${cwd} is not in a Slipway repository: no package.json with "workspaces" here or above it in its Git repository. Point at one with --cwd.`,
    );
  }
  const { folders, refused } = declaredFolders(root);
  const [wrong] = refused;
  if (wrong !== undefined) {
    throw usageFailure(`${join(root, 'package.json')}: workspaces has ${JSON.stringify(wrong.pattern)}, but ${wrong.why}.`);
  }
  const read = folders
    .map((folder) => join(root, folder, 'package.json'))
    .filter((file) => entryAt(file) !== undefined)
    .map((file) => contentPackage(file, root));
  const problems = read.flatMap((each) => each.problems);
  if (problems.length > 0) throw usageFailure(problems.join('\n'));
  const packages = read
    .flatMap(({ found }) => found ?? [])
    .sort((a, b) => compareStrings(a.name, b.name) || compareStrings(a.npmName, b.npmName));
  for (const [index, { name, npmName }] of packages.entries()) {
    const next = packages[index + 1];
    if (next?.name === name) throw usageFailure(`${npmName} and ${next.npmName} would publish to the same branches: rename one of them.`);
  }
  return { root, packages };
}

/** Returns the content packages of the workspace at `folder`; an empty list if there is no workspace, or an invalid one. */
export function packagesAt(folder: string): readonly ContentPackage[] {
  const workspace = workspaceAround(folder);
  return workspace?.root === folder ? workspace.packages : [];
}

/** Returns the workspace that `findWorkspace` finds. Returns undefined when it is missing or not valid. */
export function workspaceAround(cwd: string): Workspace | undefined {
  try {
    return findWorkspace(cwd);
  } catch (error) {
    if (error instanceof Failure) return undefined; // A repository that is only read need not be valid
    throw error;
  }
}

/** Returns the packages with `names`, with or without scope; all of them if `names` is empty. */
export function selectPackages(workspace: Workspace, names: readonly string[]): readonly ContentPackage[] {
  if (workspace.packages.length === 0) {
    throw usageFailure(
      `${workspace.root} has no content package: none of its workspaces has "slipway": { "prefixes": [...] } in package.json.`,
    );
  }
  for (const name of names) {
    if (workspace.packages.some((candidate) => hasName(candidate, name))) continue;
    const known = workspace.packages.map((candidate) => candidate.name);
    throw usageFailure(`There is no content package ${name}.${didYouMean(name, known)} Packages: ${known.join(', ')}.`);
  }
  return names.length === 0 ? workspace.packages : workspace.packages.filter((found) => names.some((name) => hasName(found, name)));
}

const hasName = (found: ContentPackage, name: string): boolean => found.name === name || found.npmName === name;

function workspaceRoot(start: string): string | undefined {
  const top = topFolder(start);
  return foldersUpTo(start, top).find((folder) => {
    const file = join(folder, 'package.json');
    return entryAt(file) !== undefined && workspacePatterns(readPackageJson(file, top)).length > 0;
  });
}

/** Returns the folders that the package.json in `root` lists as workspaces, whether content packages or not. */
export const declaredFolders = (root: string): WorkspaceFolders =>
  workspaceFolders(root, workspacePatterns(readPackageJson(join(root, 'package.json'), root)));

function workspacePatterns({ workspaces }: PackageJson): readonly string[] {
  const patterns = Array.isArray(workspaces) ? workspaces : (workspaces as { readonly packages?: unknown } | null | undefined)?.packages;
  return Array.isArray(patterns) ? patterns.map(String) : [];
}

/** Returns the content package of a package.json if it is one, or all its problems. */
function contentPackage(file: string, root: string): { readonly found?: ContentPackage; readonly problems: readonly string[] } {
  const json = readPackageJson(file, root);
  const { settings, problems: wrong } = readSettings(json);
  const problems = wrong.map((problem) => `${file}: ${described(problem)}.`);
  const isContent = settings.prefixes !== undefined || wrong.some(({ pointer }) => pointer.startsWith('/slipway/prefixes'));
  if (isContent && (typeof json.name !== 'string' || json.name === '')) problems.push(`${file} has no name.`);
  const { prefixes, registries = [], shards = [], configuration } = settings;
  if (problems.length > 0 || prefixes === undefined || typeof json.name !== 'string') return { problems };
  const directory = dirname(file);
  const found = {
    name: json.name.replace(/^@[^/]+\//, ''),
    npmName: json.name,
    version: typeof json.version === 'string' ? json.version : '0.0.0',
    directory,
    entry: join(directory, entryPoint(json)),
    prefixes,
    registries,
    shards,
    ...(configuration !== undefined && { configuration }),
  };
  return { found, problems };
}

/** `slipway.prefixes.0 is "..", but has to be …`. */
function described({ kind, pointer, value, expected, remedy }: SchemaProblem): string {
  const place = pointer.slice(1).replaceAll('/', '.');
  return kind === 'wrong' ? `${place} is ${JSON.stringify(value)}, but has to be ${expected}` : `${place} is not a setting: ${remedy}`;
}

function entryPoint(json: PackageJson): string {
  const root = typeof json.exports === 'string' ? json.exports : (json.exports as Record<string, unknown> | undefined)?.['.'];
  if (typeof root === 'string') return root;
  const conditions = (root ?? {}) as Readonly<Record<string, unknown>>;
  const found = conditions.node ?? conditions.import ?? conditions.default;
  return [found, json.main].find((path) => typeof path === 'string') ?? 'index.js';
}
