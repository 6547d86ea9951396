import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import {
  createParseCache,
  type FleetInput,
  type FleetRoot,
  type FolderTree,
  findRoots,
  readFolder,
  type WrittenObject,
} from '@slipway/flux-build';
import type { Budget, Finding } from '@slipway/manifest';
import { foldersUpTo, isBareRepository, isCheckout } from '../files/git-root.ts';
import { linkInGivenPath } from '../files/path-links.ts';
import { readRevision } from '../git/read-commit.ts';
import { gitRemotes } from '../git/remotes.ts';
import { shortRevision } from '../git/short-revision.ts';
import { workingTree } from '../git/working-tree.ts';
import { usageFailure } from '../terminal/failure.ts';
import { packagesAt } from '../workspace/workspace.ts';
import { disablePretenuring } from './disable-pretenuring.ts';
import { findRepository, type Repository } from './find-repository.ts';
import { presentObjects } from './present-objects.ts';

/** Where a fleet is, and how it is read. */
export interface FleetPlace {
  /** Absolute. */
  readonly path: string;
  /** The folder that paths of Flux Kustomizations begin at, relative to `cwd`. @default the Git checkout; without one, the path */
  readonly root?: string | undefined;
  /** A commit of the repository around the path, instead of what is on disk. */
  readonly at?: string | undefined;
  /** `Kind/namespace/name=directory`, or `…=directory#revision`, relative to `cwd`. */
  readonly sources?: readonly string[];
  /** Files and directories with objects that are on each cluster before Flux, relative to `cwd`. */
  readonly present?: readonly string[];
  readonly cwd: string;
  readonly budget: Budget;
}

/** What `buildFleet` needs of a fleet, and how its files are called. */
export interface OpenFleet {
  readonly input: FleetInput;
  readonly root: string;
  /** What of the given objects cannot be read. */
  readonly findings: readonly Finding[];
  /** Whether Git or the user says where the repository begins. */
  readonly isRootKnown: boolean;
  /** Whether the files are those on disk. */
  readonly isOnDisk: boolean;
  /** Name of a file for people; `content` as in a `FleetKustomization`. */
  readonly fileName: (content: string, file: string) => string;
  /** All trees that have been read so far. */
  readonly trees: () => readonly FolderTree[];
  readonly tree: FolderTree;
  /** What was given or read as some content. */
  readonly treeOf: (content: string) => FolderTree | undefined;
}

/** Finds the repository around a path, where Flux begins in it, and the content of its sources. */
export async function openFleet({
  path,
  root: named,
  at,
  sources: options = [],
  present = [],
  cwd,
  budget,
}: FleetPlace): Promise<OpenFleet> {
  disablePretenuring();
  const sources = readSources(options, cwd);
  const reading = { isElsewhere: (key: string) => sources.has(key), cache: createParseCache() };
  const around = { ...reading, cwd, root: named === undefined ? undefined : givenFolder('--root', named, cwd) };
  const { root, tree, path: way, urls } = at === undefined ? repositoryAt(path, around) : repositoryAtCommit(path, at);
  const read = new Map<string, FolderTree>();
  const packages = packagesAt(root);
  const isGit = isCheckout(root) || isBareRepository(root);
  const others = presentObjects(present, cwd, root, budget);
  const finder = isGit ? await import('../git/commit-finder.ts') : undefined;
  return {
    input: {
      tree,
      roots: withObjects(findRoots(tree, way, reading), others.objects),
      sources: new Map([...sources].map(([key, source]) => [key, source.tree])),
      urls,
      budget,
      cache: reading.cache,
      ...(finder && { findCommit: finder.commitFinder({ root, packages, onRead: (content, each) => read.set(content, each) }) }),
    },
    root,
    findings: others.findings,
    isRootKnown: isGit || named !== undefined,
    isOnDisk: at === undefined,
    tree,
    fileName(content, file) {
      const source = sources.get(content);
      if (source !== undefined) return source.revision === undefined ? display(cwd, source.path, file) : `${source.revision}:${file}`;
      if (content !== '') return `${shortRevision(content)}:${file}`;
      return at === undefined ? display(cwd, root, file) : `${at}:${file}`;
    },
    trees: () => [tree, ...[...sources.values()].map((source) => source.tree), ...read.values()],
    treeOf: (content) => sources.get(content)?.tree ?? read.get(content),
  };
}

const display = (cwd: string, root: string, file: string): string => relative(cwd, join(root, file)) || '.';

const withObjects = (roots: readonly FleetRoot[], present: readonly WrittenObject[]): readonly FleetRoot[] =>
  present.length === 0 ? roots : roots.map((each) => ({ ...each, objects: [...each.objects, ...present] }));

interface GivenSource {
  readonly tree: FolderTree;
  readonly path: string;
  readonly revision?: string;
}

function readSources(options: readonly string[], cwd: string): ReadonlyMap<string, GivenSource> {
  return new Map(
    options.map((option) => {
      const [, key, directory, revision] = /^([^/=]+\/[^/=]+\/[^/=]+)=([^#]+)(?:#(.+))?$/.exec(option) ?? [];
      if (key === undefined || directory === undefined)
        throw usageFailure(`--source ${option} is not Kind/namespace/name=directory, with #revision for a commit.`);
      const path = givenFolder(`--source ${option}`, directory, cwd);
      return [key, revision === undefined ? { path, tree: readFolder(path) } : { path, revision, tree: readRevision(path, revision) }];
    }),
  );
}

function givenFolder(option: string, folder: string, cwd: string): string {
  const path = resolve(cwd, folder);
  const link = linkInGivenPath(path, cwd);
  if (link !== undefined) throw usageFailure(`${option}: ${link} is a symbolic link; name the folder that it points at.`);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw usageFailure(`${option}: ${path} is not a directory.`);
  return path;
}

function repositoryAt(path: string, around: Parameters<typeof findRepository>[1]): Repository {
  if (isBareRepository(path)) throw usageFailure(`${path} is a bare Git repository: name a commit of it with --at, such as --at main.`);
  const repository = findRepository(path, around);
  const { root, tree } = repository;
  return isCheckout(root) ? { ...repository, tree: workingTree(tree, root) } : repository;
}

/** The path need not be on disk: it is one of the commit. */
function repositoryAtCommit(path: string, revision: string): Repository {
  const root = foldersUpTo(path, '/').find((folder) => isCheckout(folder) || isBareRepository(folder));
  if (root === undefined) throw usageFailure(`${path} is not in a Git repository, so that it has no commit ${revision}.`);
  const tree = readRevision(root, revision);
  const way = relative(root, path).split(sep).join('/');
  if (tree.list(way) === undefined && tree.read(way) === undefined) throw usageFailure(`The commit ${revision} has no ${way}.`);
  return { root, tree, path: way, urls: gitRemotes(root).map(({ url }) => url) };
}
