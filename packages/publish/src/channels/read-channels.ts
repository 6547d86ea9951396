import { channelBranch, rejectedTag, versionTag } from '@slipway/manifest';
import { rcompare } from 'semver';
import { gitText } from '../git/git.ts';
import { recordedAs, recordedProvenance } from '../plan/commit-message.ts';
import { type Commit, readCommitsAndTags, readTag } from '../published/read-published.ts';
import { namesAfter, rejectedVersions, versionTags } from '../published/version-tags.ts';
import { fetchHistory, fetchTips, type Listing, listReferences, type ObjectStore, type Tips } from '../store/object-store.ts';
import type { ChannelEntry, ChannelTip, PackageChannels, ReleasedVersion } from './channel-state.ts';

/** The packages on the remote when its references were listed. */
export interface Channels {
  readonly packages: readonly PackageChannels[];
  /** The listed references. */
  readonly tips: Tips;
  readonly listing: Listing;
}

const BRANCHES = 'refs/heads/flux/';

/** Returns the prefixes of the channels, versions and rejections of packages. */
export const channelPrefixes = (packages: readonly string[]): readonly string[] =>
  packages.flatMap((name) => [`${BRANCHES}${name}/`, `refs/tags/${versionTag(name, '')}`, `refs/tags/${rejectedTag(name, '')}`]);

/** Options of the channels that are read. */
interface ChannelQuestion {
  /** Selects the channels whose tips are read. Default: all. */
  readonly isNeeded?: (channel: string) => boolean;
  /** Prefixes that the listing has, too. Default: none. */
  readonly more?: readonly string[];
  /** A listing of the remote with `channelPrefixes`. Default: a new one. */
  readonly from?: Listing;
}

/** Reads the channels of `packages`. */
export async function readChannels(
  store: ObjectStore,
  packages: readonly string[],
  { isNeeded = () => true, more = [], from }: ChannelQuestion = {},
): Promise<Channels> {
  const prefixes = channelPrefixes(packages);
  const listing = from ?? (await listReferences(store, [], [...prefixes, ...more]));
  const tips = listing.tips([], prefixes);
  const branches = packages.flatMap((name) => channelsOf(name, tips).filter(({ channel }) => isNeeded(channel)));
  const fetched = await fetchTips(store, new Map(branches.map(({ ref }) => [ref, tips.get(ref) ?? ''])));
  const read = await readCommitsAndTags(store, fetched.values());
  for (const { ref } of branches) {
    const tip = read.get(fetched.get(ref) ?? '');
    if (tip !== undefined && isMerge(tip)) await fetchHistory(store, ref);
  }
  const commits = await withMerged(store, read);
  return {
    tips: new Map([...tips, ...fetched]),
    listing,
    packages: packages.map((name) => ({
      package: name,
      channels: new Map(
        branches
          .filter((branch) => branch.name === name)
          .flatMap(({ channel, ref }) => {
            const commit = commits.get(fetched.get(ref) ?? '');
            return commit === undefined ? [] : [[channel, channelTip(commit, name)] as const];
          }),
      ),
      ...releasesOf(name, tips),
      rejected: rejectedVersions(name, tips),
    })),
  };
}

function releasesOf(name: string, tips: Tips): Pick<PackageChannels, 'released' | 'commits'> {
  const tags = [...versionTags(name, tips)].sort((a, b) => rcompare(a.version, b.version));
  return { released: tags.map(({ version }) => version), commits: new Map(tags.map(({ version, commit }) => [version, commit])) };
}

/** Reads the named versions of packages by tag. Skips versions whose tag does not exist. */
export async function readReleases(
  store: ObjectStore,
  tips: Tips,
  tags: readonly { readonly package: string; readonly version: string }[],
): Promise<ReadonlyMap<string, ReleasedVersion>> {
  const names = tags.map((each) => ({ ...each, tag: versionTag(each.package, each.version) }));
  const wanted = names.flatMap(({ tag }) => [`refs/tags/${tag}`, `refs/tags/${tag}^{}`]).filter((ref) => tips.has(ref));
  const fetched = await fetchTips(store, new Map(wanted.map((ref) => [ref, tips.get(ref) ?? ''])));
  const objects = await readCommitsAndTags(store, fetched.values());
  return new Map(
    names.flatMap(({ tag, version, package: name }) => {
      const found = readTag(`refs/tags/${tag}`, fetched, objects);
      if (found === undefined) return [];
      const provenance = recordedAs(found, name, version);
      return [[tag, { ...found, version, ...(provenance && { provenance }) }] as const];
    }),
  );
}

/** Reads the commits of a channel that Slipway wrote, the newest first. */
export async function readHistory(store: ObjectStore, name: string, channel: string, tip: string): Promise<readonly ChannelEntry[]> {
  await fetchHistory(store, `refs/heads/${channelBranch(name, channel)}`);
  const ids = await gitText(store.git, ['rev-list', '--first-parent', `--max-count=${store.limits.commits}`, tip], store.options);
  const commits = await withMerged(store, await readCommitsAndTags(store, ids.split('\n').filter(Boolean)));
  return [...commits.values()].flatMap((commit) => {
    const entry = channelTip(commit, name);
    return entry.provenance === undefined ? [] : [{ ...entry, provenance: entry.provenance }];
  });
}

/** Whether a commit is the merge of a pull request: it has two parents, and Slipway did not write it. */
const isMerge = (commit: Commit): boolean => commit.parents.length === 2 && recordedProvenance(commit) === undefined;

/**
 * Gives the merge of a promotion into its expected tip the message of the promotion. Any other merge is an edit by hand. The store has the
 * history of branches whose tip is a merge.
 */
async function withMerged(store: ObjectStore, commits: ReadonlyMap<string, Commit>): Promise<ReadonlyMap<string, Commit>> {
  const merges = [...commits.values()].filter(isMerge);
  const sources = await readCommitsAndTags(
    store,
    merges.map(({ parents }) => parents[1] ?? ''),
  );
  const messages = new Map(
    merges.flatMap(({ id, tree, parents: [base, source = ''] }) => {
      const merged = sources.get(source);
      return merged?.tree === tree && merged.parents[0] === base ? [[id, merged.message] as const] : [];
    }),
  );
  return new Map([...commits].map(([id, commit]) => [id, { ...commit, message: messages.get(id) ?? commit.message }]));
}

function channelTip(commit: Commit, name: string): ChannelTip {
  const recorded = recordedProvenance(commit);
  return {
    commit: commit.id,
    tree: commit.tree,
    ...committerOf(commit),
    message: commit.message,
    ...(commit.parents[0] !== undefined && { parent: commit.parents[0] }),
    isSigned: commit.isSigned,
    ...(recorded?.package === name && { provenance: recorded }),
  };
}

/** Returns the committer and the date. */
export function committerOf({ committer }: Pick<Commit, 'committer'>): { readonly author: string; readonly date: Date } {
  const [, author = '', seconds = ''] = /^(.*) (\d+) [+-]\d{4}$/.exec(committer) ?? [];
  return { author, date: new Date(seconds === '' ? LAST_DAY : Math.min(Number(seconds) * 1000, LAST_DAY)) };
}

const LAST_DAY = 8.64e15;

const channelsOf = (name: string, tips: Tips): { name: string; channel: string; ref: string }[] =>
  namesAfter(tips, `${BRANCHES}${name}/`).map((channel) => ({ name, channel, ref: `${BRANCHES}${name}/${channel}` }));
