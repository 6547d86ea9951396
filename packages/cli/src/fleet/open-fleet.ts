import { join, posix, relative, resolve, sep } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import {
  createParseCache,
  type FindCommit,
  type FindMapped,
  type FleetInput,
  type FleetRoot,
  type FolderTree,
  type ParseCache,
  type RootSearch,
  readFolder,
  searchRoots,
  subTree,
  type WrittenObject,
} from '@slipway/flux-build';
import type { Budget, Finding } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';
import { foldersUpTo, isBareRepository, isCheckout } from '../repository/git-root.ts';
import { type KnownBlobs, readRevision } from '../repository/read-commit.ts';
import { shortRevision } from '../repository/short-revision.ts';
import { packagesAt } from '../repository/workspace.ts';
import { channelNames } from '../settings/fleet-settings.ts';
import { settingsAround } from '../settings/settings-around.ts';
import { findRepository, type Repository, repositoryIn } from './find-repository.ts';
import { type GivenSource, type GivenSources, givenFolder, readSources } from './given-sources.ts';
import { presentObjects } from './present-objects.ts';
import { remoteFiles } from './remote-files.ts';

/** Location of a fleet, and how it is read. */
export interface FleetLocation {
  /** Absolute. */
  readonly path: string;
  /** The folder that paths of Flux Kustomizations begin at, relative to `cwd`. @default found in the Git checkout; without one, the path */
  readonly repository?: string | undefined;
  /** Folders and files of the repository where Flux begins, relative to `cwd`. @default those that are found */
  readonly root?: readonly string[] | undefined;
  /** A commit of the repository around the path, instead of what is on disk. */
  readonly at?: string | undefined;
  /** `Kind/namespace/name=directory`, `…=directory#revision`, or a pattern such as `oci://host/org/*=infra/*`, relative to `cwd`. */
  readonly sources?: readonly string[];
  /** `URL=FILE`: the text of a resource on another host that a kustomization file names. FILE is relative to `cwd`. */
  readonly resources?: readonly string[];
  /** Files and directories with objects that are on each cluster before Flux, relative to `cwd`. */
  readonly present?: readonly string[];
  readonly cwd: string;
  readonly budget: Budget;
  /** Memory of an earlier run in the same process. */
  readonly memory?: FileMemory | undefined;
}

/** The files of a fleet that were read. */
export interface FileMemory {
  /** Reads a folder, like that of flux-build. */
  readonly readFolder: (folder: string) => FolderTree;
  readonly cache: ParseCache;
  readonly blobs: KnownBlobs;
}

/** The input of `buildFleet`, and the names of its files. */
export interface OpenFleet {
  readonly input: FleetInput;
  readonly root: string;
  /** For files on disk: the Git checkout around the root, or the root. `base` is the path from it to the root. */
  readonly top?: { readonly folder: string; readonly base: string; readonly tree: FolderTree };
  /** The roots, and the candidates that are not roots. */
  readonly search: RootSearch;
  /** Findings about given objects that cannot be read. */
  readonly findings: readonly Finding[];
  /** Whether Git or the user determines the root of the repository. */
  readonly isRootKnown: boolean;
  /** Whether the files are those on disk. */
  readonly isOnDisk: boolean;
  /** Returns the readable name of a file. `content` as in a `FleetKustomization`. */
  readonly fileName: (content: string, file: string) => string;
  /** All trees that have been read so far. */
  readonly trees: () => readonly FolderTree[];
  readonly tree: FolderTree;
  /** Returns the tree that was given or read as this content. */
  readonly treeOf: (content: string) => FolderTree | undefined;
  /** Whether the definitions give some content, so that TypeScript has lines of it. @default the tree */
  readonly isDefined?: (content: string) => boolean;
}

/** Finds the repository around a path, where Flux begins in it, and the content of its sources. */
export async function openFleet({
  path,
  repository,
  root: forcedRoots = [],
  at,
  sources: options = [],
  resources = [],
  present = [],
  cwd,
  budget,
  memory,
}: FleetLocation): Promise<OpenFleet> {
  disablePretenuring();
  const patterns = readSources(options, cwd);
  const sources = patterns.named;
  const cache = memory?.cache ?? createParseCache();
  const givenFor = (folders: readonly string[]) => sourcesGiven(sources, folders);
  const named = repository === undefined ? undefined : givenFolder('--repository', repository, cwd);
  const around = { cache, budget, givenFor, named, cwd, readTop: memory?.readFolder ?? readFolder };
  const {
    root,
    top,
    base,
    topTree,
    tree,
    scan,
    path: way,
    urls,
    branches,
  } = at === undefined ? repositoryAt(path, around) : repositoryAtCommit(path, at, around, memory?.blobs);
  const given = givenFor([top, root]);
  const forced = forcedRoots.map((each) => givenRoot(each, { cwd, root, tree }));
  const search = searchRoots(tree, way, { given, urls, forced, scan, cache, budget });
  const read = new Map<string, FolderTree>();
  const packages = packagesAt(root);
  const isGit = isCheckout(top) || isBareRepository(top);
  const remote = remoteFiles(resources, cwd, budget);
  const others = presentObjects(present, cwd, root, budget);
  const finder = isGit ? await import('../repository/commit-finder.ts') : undefined;
  const channels = packages.length > 0 ? channelNames(await settingsAround(root, cwd, budget)) : [];
  return {
    input: {
      tree,
      roots: withObjects(search.roots, others.objects),
      sources: new Map([...sources].flatMap(([key, source]) => (given.get(key) === 'here' ? [] : [[key, source.tree]]))),
      findMapped: matchFinder(patterns, root, tree),
      urls,
      branches,
      evidence: search.evidence,
      remote: remote.texts,
      budget,
      cache,
      ...(finder && {
        findCommit: withinBase(
          finder.commitFinder({ root: top, packages, channels, onRead: (content, each) => read.set(content, subTree(each, base)) }),
          base,
        ),
      }),
    },
    root,
    top: { folder: top, base, tree: topTree },
    search,
    findings: others.findings,
    isRootKnown: isGit || named !== undefined,
    isOnDisk: at === undefined,
    tree,
    fileName(content, file) {
      const source = sources.get(content);
      if (source !== undefined) return source.revision === undefined ? display(cwd, source.path, file) : `${source.revision}:${file}`;
      const saved = remote.files.get(file);
      if (saved !== undefined) return saved;
      if (content !== '') return `${shortRevision(content)}:${posix.join(base, file)}`;
      return at === undefined ? display(cwd, root, file) : `${at}:${posix.join(base, file)}`;
    },
    trees: () => [tree, ...[...sources.values()].map((source) => source.tree), ...read.values()],
    treeOf: (content) => sources.get(content)?.tree ?? read.get(content),
  };
}

/** Returns a finder for sources that match a pattern. A source that is given as the folder of the repository is the repository. */
const matchFinder =
  ({ findMatch }: GivenSources, root: string, tree: FolderTree): FindMapped =>
  (key, url) => {
    const found = findMatch(key, url);
    if (found === undefined) return undefined;
    return found.revision === undefined && found.path === root ? { tree, content: '' } : { tree: found.tree, content: key };
  };

const display = (cwd: string, root: string, file: string): string => relative(cwd, join(root, file)) || '.';

const withObjects = (roots: readonly FleetRoot[], present: readonly WrittenObject[]): readonly FleetRoot[] =>
  present.length === 0 ? roots : roots.map((each) => ({ ...each, objects: [...each.objects, ...present] }));

type Around = Parameters<typeof findRepository>[1];

function repositoryAt(path: string, around: Around): Repository {
  if (isBareRepository(path)) throw usageFailure(`${path} is a bare Git repository: name a commit of it with --at, such as --at main.`);
  return findRepository(path, around);
}

/** Opens the repository at a commit. The path need not exist on disk, only in the commit. */
function repositoryAtCommit(path: string, revision: string, { named, ...around }: Around, blobs?: KnownBlobs): Repository {
  const top = foldersUpTo(path, '/').find((folder) => isCheckout(folder) || isBareRepository(folder));
  if (top === undefined) throw usageFailure(`${path} is not in a Git repository, so that it has no commit ${revision}.`);
  const tree = readRevision(top, revision, blobs);
  const way = relative(top, path).split(sep).join('/');
  if (tree.list(way) === undefined && tree.read(way) === undefined) throw usageFailure(`The commit ${revision} has no ${way}.`);
  return repositoryIn({ tree, top, path, named, ...around });
}

/** A source that is given as the folder of the repository is the repository. */
const sourcesGiven = (sources: ReadonlyMap<string, GivenSource>, folders: readonly string[]): ReadonlyMap<string, 'here' | 'elsewhere'> =>
  new Map([...sources].map(([key, { path, revision }]) => [key, revision === undefined && folders.includes(path) ? 'here' : 'elsewhere']));

/** Returns the root that the user gave, relative to the root of the repository. */
function givenRoot(
  option: string,
  { cwd, root, tree }: { readonly cwd: string; readonly root: string; readonly tree: FolderTree },
): string {
  const way = relative(root, resolve(cwd, option)).split(sep).join('/');
  if (way === '..' || way.startsWith('../')) throw usageFailure(`--root ${option} is not in ${root}.`);
  if (tree.list(way) === undefined && tree.read(way) === undefined)
    throw usageFailure(`--root ${option}: there is no such file or folder.`);
  return way;
}

/** Limits the commits of a repository to the folder that Flux reads. */
const withinBase =
  (findCommit: FindCommit, base: string): FindCommit =>
  (ref, url) => {
    const found = findCommit(ref, url);
    return found === undefined || 'missing' in found ? found : { ...found, tree: subTree(found.tree as FolderTree, base) };
  };

/**
 * Lets Node free the nodes of files as soon as they are unused. The first nodes of a large fleet live long. Node would therefore allocate
 * all later ones in the part of the heap that it collects last. Ten thousand Kustomizations would need half as much memory again.
 */
function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  // The launcher loads and stores compiled code under the default flags.
  (globalThis as Record<symbol, unknown>)[Symbol.for('slipway.default-flags')] = <Value>(work: () => Value): Value => {
    setFlagsFromString('--allocation-site-pretenuring');
    try {
      return work();
    } finally {
      setFlagsFromString('--no-allocation-site-pretenuring');
    }
  };
}
