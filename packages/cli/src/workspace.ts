import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { didYouMean } from './did-you-mean.ts';
import { usageFailure } from './failure.ts';

/** A workspace whose package.json has `slipway.prefixes`: it says what a part of the fleet is. */
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
}

/** A repository and the content packages in it. */
export interface Workspace {
  /** Absolute; the tree is written here. */
  readonly root: string;
  /** In order of their names. */
  readonly packages: readonly ContentPackage[];
}

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly main?: string;
  readonly exports?: unknown;
  readonly workspaces?: readonly string[] | { readonly packages?: readonly string[] };
  readonly slipway?: { readonly prefixes?: unknown };
}

/** The nearest repository above `cwd` whose package.json declares workspaces. Throws a usage Failure when there is none. */
export function findWorkspace(cwd: string): Workspace {
  const root = workspaceRoot(cwd);
  if (root === undefined) {
    throw usageFailure(`${cwd} is not in a Slipway repository: no package.json with "workspaces" here or above. Point at one with --cwd.`);
  }
  const files = globSync(
    workspacePatterns(readPackage(join(root, 'package.json'))).map((pattern) => `${pattern.replace(/\/+$/, '')}/package.json`),
    { cwd: root, exclude: ['**/node_modules/**'] },
  );
  const packages = files
    .map((file) => contentPackage(join(root, file)))
    .filter((found) => found !== undefined)
    .sort((a, b) => compare(a.name, b.name) || compare(a.npmName, b.npmName));
  for (const [index, { name, npmName }] of packages.entries()) {
    const next = packages[index + 1];
    if (next?.name === name) throw usageFailure(`${npmName} and ${next.npmName} would publish to the same branches: rename one of them.`);
  }
  return { root, packages };
}

/** Whether `findWorkspace` would find one. */
export const isInWorkspace = (cwd: string): boolean => workspaceRoot(cwd) !== undefined;

/** The packages called `names`, with or without scope; all of them when `names` is empty. */
export function selectPackages(workspace: Workspace, names: readonly string[]): readonly ContentPackage[] {
  if (workspace.packages.length === 0) {
    throw usageFailure(
      `${workspace.root} has no content package: none of its workspaces has "slipway": { "prefixes": [...] } in package.json.`,
    );
  }
  for (const name of names) {
    if (workspace.packages.some((candidate) => isCalled(candidate, name))) continue;
    const known = workspace.packages.map((candidate) => candidate.name);
    throw usageFailure(`There is no content package ${name}.${didYouMean(name, known)} Packages: ${known.join(', ')}.`);
  }
  return names.length === 0 ? workspace.packages : workspace.packages.filter((found) => names.some((name) => isCalled(found, name)));
}

const isCalled = (found: ContentPackage, name: string): boolean => found.name === name || found.npmName === name;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function workspaceRoot(start: string): string | undefined {
  for (let directory = start; ; directory = dirname(directory)) {
    const file = join(directory, 'package.json');
    if (existsSync(file) && workspacePatterns(readPackage(file)).length > 0) return directory;
    if (dirname(directory) === directory) return undefined;
  }
}

function workspacePatterns({ workspaces }: PackageJson): readonly string[] {
  return (Array.isArray(workspaces) ? workspaces : (workspaces as { packages?: readonly string[] } | undefined)?.packages) ?? [];
}

function contentPackage(file: string): ContentPackage | undefined {
  const json = readPackage(file);
  const prefixes = json.slipway?.prefixes;
  if (prefixes === undefined) return undefined;
  if (!json.name) throw usageFailure(`${file} has no name.`);
  if (!Array.isArray(prefixes) || prefixes.length === 0 || !prefixes.every(isSafePrefix)) {
    throw usageFailure(
      `${file}: slipway.prefixes is ${JSON.stringify(prefixes)}, but has to be a list of folders from the root of the repository, like "common/cluster-addons".`,
    );
  }
  const directory = dirname(file);
  return {
    name: json.name.replace(/^@[^/]+\//, ''),
    npmName: json.name,
    version: json.version ?? '0.0.0',
    directory,
    entry: join(directory, entryPoint(json)),
    prefixes,
  };
}

/** A prefix is emptied of files that are no longer produced: it must never mean the repository itself or a place outside. */
const isSafePrefix = (prefix: unknown): boolean =>
  typeof prefix === 'string' &&
  prefix !== '' &&
  !prefix.includes('\\') &&
  posix.normalize(prefix) === prefix &&
  !prefix.startsWith('/') &&
  !prefix.endsWith('/') &&
  !['.', '..', '.git', 'node_modules'].includes(prefix.split('/')[0] ?? '');

function entryPoint(json: PackageJson): string {
  const root = typeof json.exports === 'string' ? json.exports : (json.exports as Record<string, unknown> | undefined)?.['.'];
  if (typeof root === 'string') return root;
  const conditions = (root ?? {}) as Readonly<Record<string, unknown>>;
  const found = conditions.node ?? conditions.import ?? conditions.default;
  return typeof found === 'string' ? found : (json.main ?? 'index.js');
}

function readPackage(file: string): PackageJson {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  } catch (error) {
    throw usageFailure(`${file} cannot be read: ${(error as Error).message}`);
  }
}
