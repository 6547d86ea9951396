import { channelBranch, rejectedTag, versionTag } from '@slipway/manifest';
import { compareBuild } from 'semver';
import { PublishError } from '../failures/publish-error.ts';
import { gitText } from '../git/git.ts';
import { recordedAs, recordedProvenance } from '../plan/commit-message.ts';
import type { NextState } from '../plan/compare-with-remote.ts';
import { changedOrRemovedFiles } from '../plan/file-changes.ts';
import type { HashedTree } from '../plan/hashed-tree.ts';
import type { PublishedBranch, PublishedState, PublishedTag } from '../plan/published-branch.ts';
import { fetchBlobs, fetchHistory, fetchTips, type Listing, type ObjectStore, type Tips } from '../store/object-store.ts';
import { readContentTrees, readObjects } from '../store/read-objects.ts';
import { readTreeFiles } from '../store/read-tree-files.ts';
import { rejectedVersions, type VersionTag, versionTags } from './version-tags.ts';

/** The content to publish. Its tree may still be hashed while the remote is read. */
export type WantedState = Omit<NextState, 'tree'> & { readonly tree: HashedTree | Promise<HashedTree> };

const branchRef = ({ package: { name }, channel }: WantedState): string => `refs/heads/${channelBranch(name, channel)}`;
const versionTagsRef = ({ package: { name } }: WantedState): string => `refs/tags/${versionTag(name, '')}`;
const rejectedRef = ({ package: { name } }: WantedState): string => `refs/tags/${rejectedTag(name, '')}`;
const tagRef = ({ package: { name, version } }: WantedState): string => `refs/tags/${versionTag(name, version)}`;

/** Returns the names and prefixes of the references that a plan needs. */
export const plannedReferences = (next: readonly WantedState[]): readonly [names: readonly string[], prefixes: readonly string[]] => [
  next.map(branchRef),
  [...next.map(versionTagsRef), ...next.map(rejectedRef)],
];

/** Reads the state of every package in a listing of the remote, which has `plannedReferences`, as far as a plan needs it. */
export async function readPublished(
  store: ObjectStore,
  listing: Listing,
  next: readonly WantedState[],
): Promise<readonly PublishedState[]> {
  const seen = listing.tips(...plannedReferences(next));
  const needed = new Set(next.flatMap((state) => [branchRef(state), tagRef(state)]).flatMap((ref) => [ref, `${ref}^{}`]));
  for (const state of next) {
    const onTip = versionTags(state.package.name, seen).filter(({ commit }) => commit === seen.get(branchRef(state)));
    // A limit that is far above the tags of one commit. The highest versions decide.
    for (const { version } of onTip.sort((a, b) => compareBuild(b.version, a.version)).slice(0, MAX_TAGS)) {
      const ref = `${versionTagsRef(state)}${version}`;
      needed.add(ref).add(`${ref}^{}`);
    }
  }
  const tips = await fetchTips(store, new Map([...seen].filter(([ref]) => needed.has(ref))));
  const objects = await readCommitsAndTags(store, tips.values());
  const tags = new Map(next.map((state) => [state, readTag(tagRef(state), tips, objects)]));
  const contents = await readContentTrees(
    store,
    next.flatMap((state) => {
      const tip = objects.get(tips.get(branchRef(state)) ?? '');
      return [tip !== undefined && !isReplaced(state, tip) ? tip.tree : '', tags.get(state)?.tree ?? ''];
    }),
  );
  const states: PublishedState[] = [];
  for (const state of next) {
    const tip = objects.get(tips.get(branchRef(state)) ?? '');
    const { name } = state.package;
    const all = versionTags(name, seen);
    const recorded = versionTags(name, tips).filter(({ version }) => {
      const tag = readTag(`${versionTagsRef(state)}${version}`, tips, objects);
      return tag !== undefined && recordedAs(tag, name, version) !== undefined;
    });
    const branch = await readBranch(store, state, tip, { all, recorded, contents });
    const tag = tags.get(state);
    states.push({
      ...(branch && { branch }),
      ...(tag && { tag: { ...tag, content: contents.get(tag.tree) ?? tag.tree } }),
      tagged: new Set(all.map(({ version }) => version)),
      rejected: rejectedVersions(name, seen),
    });
  }
  return states;
}

const MAX_TAGS = 100;

/** A commit, or an annotated tag, which has no tree. */
export interface Commit {
  readonly id: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  /** Name, address, seconds and zone; empty for a tag. */
  readonly committer: string;
  /** Whether the commit has the header of a signature, which may contain any text. */
  readonly isSigned: boolean;
  /** Id of the object that an annotated tag names; absent for a commit. */
  readonly names?: string;
}

const isReplaced = ({ replaceTips = [] }: WantedState, { id }: Commit): boolean => replaceTips.includes(id);

interface KnownBranch {
  readonly all: readonly VersionTag[];
  /** Tags in the local store that Slipway wrote. */
  readonly recorded: readonly VersionTag[];
  /** Root trees, and their trees without the metadata file. */
  readonly contents: ReadonlyMap<string, string>;
}

async function readBranch(
  store: ObjectStore,
  next: WantedState,
  commit: Commit | undefined,
  known: KnownBranch,
): Promise<PublishedBranch | undefined> {
  if (!commit) return undefined;
  const nothing = { files: new Map(), texts: new Map() };
  if (isReplaced(next, commit))
    return { tip: commit.id, tree: commit.tree, message: commit.message, versions: [], replaced: true, ...nothing };
  const content = known.contents.get(commit.tree) ?? commit.tree;
  const records = await readRecords(store, next, commit, known);
  const branch = { tip: commit.id, tree: commit.tree, content, message: commit.message, ...records };
  const tree = await next.tree;
  if (content === tree.id) return { ...branch, ...nothing };
  const found = await readContent(store, { ...next, tree }, commit.tree).catch((error: unknown) => {
    if (!(error instanceof PublishError) || error.code !== 'remote-too-large') throw error;
    const message = `The content of ${channelBranch(next.package.name, next.channel)} is too large to compare with: publish over it with \`--replace-tip ${commit.id}\`.`;
    throw new PublishError('remote-too-large', message, { cause: error });
  });
  return { ...branch, ...found };
}

/** Reads all files of a branch, and the texts of those that the publish may delete. */
async function readContent(
  store: ObjectStore,
  next: NextState,
  tree: string,
): Promise<Pick<PublishedBranch, 'files' | 'texts' | 'unreadable'>> {
  const { files, unreadable } = await readTreeFiles(store, tree, next.tree);
  const affected = next.allowDeletions ? [] : changedOrRemovedFiles(next.tree, files);
  const ids = affected.map(({ id }) => id);
  await fetchBlobs(store, ids);
  const contents = await readObjects(store, ids, ['blob']);
  const texts = new Map(affected.map(({ path, id }) => [path, contents.get(id)?.toString('utf8') ?? '']));
  return { files, texts, ...(unreadable.length > 0 && { unreadable }) };
}

/**
 * Reads versions and hold. A tip of Slipway has the highest version. Below a commit made by hand, only the history has versions and holds.
 */
async function readRecords(
  store: ObjectStore,
  next: WantedState,
  tip: Commit,
  tags: KnownBranch,
): Promise<Pick<PublishedBranch, 'versions' | 'held'>> {
  const own = recordedProvenance(tip);
  if (own) {
    const versions = tags.recorded.filter(({ commit }) => commit === tip.id).map(({ version }) => version);
    return { versions, ...(own.held !== undefined && { held: own.held }) };
  }
  await fetchHistory(store, branchRef(next));
  const ids = (await gitText(store.git, ['rev-list', `--max-count=${store.limits.commits}`, tip.id], store.options))
    .split('\n')
    .filter(Boolean);
  const history = await readCommitsAndTags(store, ids);
  const recorded = [...history.values()]
    .flatMap((commit) => recordedProvenance(commit) ?? [])
    .filter((found) => found.package === next.package.name);
  const held = recorded[0]?.held;
  return {
    versions: [
      ...recorded.map(({ version }) => version),
      ...tags.all.filter(({ commit }) => history.has(commit)).map(({ version }) => version),
    ],
    ...(held !== undefined && { held }),
  };
}

export function readTag(ref: string, tips: Tips, objects: ReadonlyMap<string, Commit>): PublishedTag | undefined {
  const id = tips.get(`${ref}^{}`) ?? tips.get(ref);
  if (id === undefined) return undefined;
  const object = tips.get(ref) ?? id;
  const [own, named] = [objects.get(object), objects.get(id)];
  const tag = { object, id, tree: named?.tree ?? '' };
  // A tag that names another tag has no message about the commit.
  if (own?.names !== undefined && own.names !== id) return { ...tag, message: '' };
  return { ...tag, message: own?.message ?? named?.message ?? '' };
}

export async function readCommitsAndTags(store: ObjectStore, ids: Iterable<string>): Promise<ReadonlyMap<string, Commit>> {
  const objects = await readObjects(store, [...new Set(ids)], ['commit', 'tag']);
  return new Map([...objects].map(([id, bytes]) => [id, parseCommit(id, bytes.toString('utf8'))]));
}

/** Reads the headers only where Git writes them. An object with headers elsewhere has no tree and no parents. */
function parseCommit(id: string, text: string): Commit {
  const end = text.indexOf('\n\n');
  const head = `${end < 0 ? text : text.slice(0, end)}\n`;
  const [, tree = '', parents = '', committer = ''] = COMMIT.exec(head) ?? [];
  const [, names] = TAG.exec(head) ?? [];
  return {
    id,
    tree,
    parents: [...parents.matchAll(/[0-9a-f]{40,}/g)].map(([parent]) => parent),
    committer,
    isSigned: /^gpgsig(?:-sha256)? /m.test(head),
    message: end < 0 ? '' : text.slice(end + 2),
    ...(names !== undefined && { names }),
  };
}

const COMMIT = /^tree ([0-9a-f]+)\n((?:parent [0-9a-f]+\n)*)author [^\n]*\ncommitter ([^\n]*)\n/;
const TAG = /^object ([0-9a-f]+)\ntype [a-z]+\ntag /;
