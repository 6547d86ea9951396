import {
  createParseCache,
  type FleetRoot,
  type FolderTree,
  fileMapTree,
  type ParseCache,
  type RootSearch,
  searchRoots,
} from '@slipway/flux-build';
import { type Budget, type Fields, fieldsOf, isFields, plainText } from '@slipway/manifest';
import type { RemoteContent, RemoteState } from '@slipway/publish';
import { type BuiltClusters, buildClusters, type ClusterOptions } from '../check/build-clusters.ts';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import { referenceName } from '../repository/find-reference.ts';
import { shortRevision } from '../repository/short-revision.ts';
import { contentName, type ReadReferences, referenceFinder } from './reference-finder.ts';

/** The clusters whose bootstrap follows one branch of a remote, built from the content of the remote. */
export interface RemoteFleet {
  readonly branch: string;
  readonly open: OpenFleet;
  readonly built: BuiltClusters;
  /** References that the clusters follow, including missing ones. */
  readonly followed: ReadonlySet<string>;
}

/** Input for reading remotes. */
export interface RemoteOptions extends Pick<ReadReferences, 'packages' | 'otherwise'>, ClusterOptions {
  /** Root of the source repository. */
  readonly root: string;
  readonly budget: Budget;
  /** URLs of the repository, in addition to those that its bootstraps name. */
  readonly urls: readonly string[];
  /** Returns whether a tree, by its id, equals the output of the definitions. The path of a file in it then identifies its content. */
  readonly isDefined: (tree: string) => boolean;
  /** Returns the readable name of a file of the definitions. */
  readonly display: (path: string) => string;
}

/** Contents and files that one fleet has read, so that another does not read them again. */
export interface RemoteMemory {
  readonly cache: ParseCache;
  readonly treeOf: (content: RemoteContent) => FolderTree;
  /** Results of the search for roots, by the id of the tree. */
  readonly searches: Map<string, RootSearch>;
}

export function remoteMemory(): RemoteMemory {
  const trees = new Map<string, FolderTree>();
  return {
    cache: createParseCache(),
    searches: new Map(),
    treeOf(content) {
      const tree = trees.get(content.tree) ?? folderTree(content);
      trees.set(content.tree, tree);
      return tree;
    },
  };
}

const folderTree = ({ files }: RemoteContent): FolderTree => ({
  ...fileMapTree(files),
  readBefore: () => undefined,
  unreadable: () => [],
  leftOut: () => [],
});

/**
 * Builds the clusters that follow a branch. Returns undefined if no cluster does. References that they follow are read when a build finds
 * them.
 */
export async function remoteFleet(
  branch: string,
  state: RemoteState,
  options: RemoteOptions,
  memory: RemoteMemory,
): Promise<RemoteFleet | undefined> {
  const contents = new Map(await state.read([branch]));
  const content = contents.get(branch);
  if (content === undefined) return undefined;
  const tree = memory.treeOf(content);
  const search = searchContent(content, options, memory);
  const roots = search.roots.filter((root) => follows(root, branch));
  if (roots.length === 0) return undefined;
  const asked = new Set<string>([branch]);
  for (let round = 0; ; round++) {
    const followed = new Set([branch]);
    const open = openRemote({ branch, tree, content, search: { ...search, roots, unused: [], templates: [] } }, options, memory, {
      state,
      contents,
      onAsked: (reference) => followed.add(reference),
    });
    const built = options.budget.interruptible(() => buildClusters(open, { ...options, isOwn: true }));
    const unread = [...followed].filter((reference) => state.references.has(reference) && !asked.has(reference));
    if (unread.length === 0 || round === MAX_ROUNDS) return { branch, open, built, followed };
    for (const reference of unread) asked.add(reference);
    for (const [reference, each] of await state.read(unread)) contents.set(reference, each);
  }
}

/** Searches the content of a reference for roots. */
export function searchContent(
  content: RemoteContent,
  { urls, budget }: Pick<RemoteOptions, 'urls' | 'budget'>,
  memory: RemoteMemory,
): RootSearch {
  const search = memory.searches.get(content.tree) ?? searchRoots(memory.treeOf(content), '', { urls, cache: memory.cache, budget });
  memory.searches.set(content.tree, search);
  return search;
}

/** Maximum number of rounds, each of which reads the sources that the previous one found. */
const MAX_ROUNDS = 10;

interface FoundRoots {
  readonly branch: string;
  readonly tree: FolderTree;
  readonly content: RemoteContent;
  readonly search: RootSearch;
}

function openRemote(
  { branch, tree, content, search }: FoundRoots,
  { root, budget, urls, packages, otherwise, isDefined, display }: RemoteOptions,
  { cache, treeOf }: RemoteMemory,
  read: Pick<ReadReferences, 'state' | 'contents' | 'onAsked'>,
): OpenFleet {
  const named = new Map([...read.contents].map(([reference, each]) => [contentName(reference, each), each] as const));
  const contentOf = (name: string): RemoteContent | undefined => (name === '' ? content : named.get(name));
  const isOwn = (name: string): boolean => isDefined(contentOf(name)?.tree ?? '');
  return {
    input: {
      tree,
      roots: search.roots,
      urls,
      evidence: search.evidence,
      budget,
      cache,
      findCommit: referenceFinder({ ...read, packages, otherwise, treeOf }),
    },
    root,
    search,
    findings: [],
    isRootKnown: true,
    isOnDisk: false,
    tree,
    isDefined: isOwn,
    fileName: (name, file) => (isOwn(name) ? display(file) : `${shortRevision(name === '' ? contentName(branch, content) : name)}:${file}`),
    trees: () => [...read.contents.values()].map(treeOf),
    treeOf: (name) => {
      const each = contentOf(name);
      return each && treeOf(each);
    },
  };
}

/** Whether a root has an object that fetches the branch. */
export const follows = ({ objects }: FleetRoot, branch: string): boolean =>
  objects.some(({ object }) => followedReferences(object).includes(branch));

/** Returns the references of the repository that a source of Flux fetches, or for which flux-operator creates a source. */
export function followedReferences({ kind, spec }: Fields): readonly (string | undefined)[] {
  if (kind === 'GitRepository') return [referenceName(fieldsOf(fieldsOf(spec).ref))];
  const { sync } = fieldsOf(spec);
  return kind === 'FluxInstance' && isFields(sync) ? [plainText(sync.ref)] : [];
}
