import { channelBranch, versionTag, withoutCredentials } from '@slipway/manifest';
import { gitText } from '../git/git.ts';
import { type PublishRuntime, processRuntime } from '../git/publish-runtime.ts';
import { type Provenance, recordedProvenance } from '../plan/commit-message.ts';
import { type Commit, readCommitsAndTags } from '../published/read-published.ts';
import { type RemoteContent, readTreeContents } from '../published/remote-state.ts';
import { checkCommits, isGoodTag, type SignatureKeys, type SignatureState, signatureKeys } from '../store/check-signatures.ts';
import { fetchHistory, type ObjectStore } from '../store/object-store.ts';
import { type StoreRequest, withStore } from '../store/with-store.ts';
import type { ReleasedVersion } from './channel-state.ts';
import { committerOf, readChannels, readReleases } from './read-channels.ts';
import { type SignatureGaps, signatureGaps } from './signature-gaps.ts';

/** Which references of which packages are inspected. */
export interface InspectRequest extends StoreRequest {
  readonly packages: readonly string[];
  /** Releases that are inspected by their tags. Default none. */
  readonly releases?: readonly { readonly package: string; readonly version: string }[];
  /** Channels of `packages` that are inspected. Default all. */
  readonly isWanted?: (channel: string) => boolean;
  /** Checks the signatures of commits and tags with the keys of the Git configuration. Default false. */
  readonly checksSignatures?: boolean;
}

/** A commit on a channel. */
export interface ChannelCommit {
  readonly id: string;
  readonly author: string;
  readonly date: Date;
  readonly subject: string;
}

/** What a branch or tag of the remote has, and what it says of itself. */
export interface InspectedReference {
  readonly package: string;
  /** Name of the branch or tag. */
  readonly reference: string;
  /** Absent where the tag does not exist, or names no commit. */
  readonly commit?: string;
  /** Id of the root tree of the commit. */
  readonly root?: string;
  /** What the newest commit that Slipway wrote says; absent where there is none. */
  readonly provenance?: Provenance;
  /** Commits above that one, the newest first: somebody wrote them by hand. */
  readonly edits: readonly ChannelCommit[];
  /** Commits without a valid signature of a configured key on top of one that has one, the newest first; the commit of a tag with a bad one. */
  readonly unsigned: readonly ChannelCommit[];
  /** Commits with a signature that nothing was checked with, the newest first: no key is configured. */
  readonly unchecked: readonly ChannelCommit[];
  readonly content?: RemoteContent;
}

/** What was inspected, in the order of the packages. */
export interface Inspection {
  readonly remote: string;
  readonly references: readonly InspectedReference[];
}

/** Reads the tips of channels and the tags of releases, with their content. Throws a PublishError. */
export const inspectReferences = (request: InspectRequest, runtime: PublishRuntime = processRuntime): Promise<Inspection> =>
  withStore(request, runtime, async (store, settings) => {
    const { packages, releases = [], isWanted } = request;
    const keys = request.checksSignatures ? await signatureKeys(store, settings, request.cwd) : undefined;
    const names = [...new Set([...packages, ...releases.map((each) => each.package)])];
    const { packages: found, tips } = await readChannels(store, names, isWanted);
    const channels = found
      .filter((state) => packages.includes(state.package))
      .flatMap((state) => [...state.channels].map(([channel, tip]) => ({ name: state.package, channel, tip })));
    const tags = await readReleases(store, tips, releases);
    const branches = channels.map(({ name, channel }) => `refs/heads/${channelBranch(name, channel)}`);
    // Of exactly the commits that are reported: the remote may have others by now.
    const roots = [...channels.map(({ tip }) => tip.tree), ...[...tags.values()].map(({ tree }) => tree)].filter(Boolean);
    const contents = await readTreeContents(store, roots);
    const references: InspectedReference[] = [];
    for (const [index, { name, channel, tip }] of channels.entries()) {
      const history = await readHistoryOf(store, branches[index] ?? '', tip.commit);
      const own = history.findIndex((commit) => ownProvenance(commit, name) !== undefined);
      const provenance = tip.provenance ?? (own < 0 ? undefined : ownProvenance(history[own], name));
      const content = contents.get(tip.tree);
      const signatures = keys === undefined ? NO_GAPS : await signaturesOf(store, keys, history);
      references.push({
        package: name,
        reference: channelBranch(name, channel),
        commit: tip.commit,
        root: tip.tree,
        ...(provenance && { provenance }),
        edits: tip.provenance !== undefined ? [] : history.slice(0, own < 0 ? undefined : own).map(describe),
        unsigned: signatures.unsigned.map(describe),
        unchecked: signatures.unchecked.map(describe),
        ...(content && { content }),
      });
    }
    for (const { package: name, version } of releases) {
      const reference = versionTag(name, version);
      const release = tags.get(reference);
      const content = contents.get(release?.tree ?? '');
      const signature = keys === undefined || release === undefined ? undefined : await tagSignature(store, keys, release);
      const named = release && describe({ id: release.id, committer: '', message: reference });
      references.push({
        package: name,
        reference,
        ...(release && content && { commit: release.id, root: release.tree }),
        ...(release?.provenance && { provenance: release.provenance }),
        edits: [],
        unsigned: signature === 'bad' && named ? [named] : [],
        unchecked: signature === 'unchecked' && named ? [named] : [],
        ...(content && { content }),
      });
    }
    return { remote: withoutCredentials(store.remote.address), references };
  });

/** First parents from a tip on, the newest first. */
async function readHistoryOf(store: ObjectStore, branch: string, tip: string): Promise<readonly Commit[]> {
  await fetchHistory(store, branch);
  const ids = await gitText(store.git, ['rev-list', '--first-parent', `--max-count=${store.limits.commits}`, tip], store.options);
  return [...(await readCommitsAndTags(store, ids.split('\n').filter(Boolean))).values()];
}

const ownProvenance = (commit: Commit | undefined, name: string): Provenance | undefined => {
  const recorded = commit && recordedProvenance(commit);
  return recorded?.package === name ? recorded : undefined;
};

const NO_GAPS: SignatureGaps<Commit> = { unsigned: [], unchecked: [] };

/** Signatures that are checked of one branch: of its newest commits that have one. */
const MOST_CHECKED = 200;

async function signaturesOf(store: ObjectStore, keys: SignatureKeys, history: readonly Commit[]): Promise<SignatureGaps<Commit>> {
  const signed = history.filter(({ isSigned }) => isSigned).slice(0, MOST_CHECKED);
  const states = await checkCommits(
    store,
    keys,
    signed.map(({ id }) => id),
  );
  return signatureGaps(history, ({ id }) => states.get(id));
}

/** What the signature of a tag proves; undefined for a tag without one. */
async function tagSignature(
  store: ObjectStore,
  keys: SignatureKeys,
  { object, message }: ReleasedVersion,
): Promise<SignatureState | undefined> {
  const [, format] = /^-----BEGIN (PGP|SSH|SIGNED) [A-Z]+-----$/m.exec(message) ?? [];
  if (format === undefined || object === undefined) return undefined;
  if (await isGoodTag(store, keys, object)) return 'good';
  return format === 'SSH' && keys.hasSsh ? 'bad' : 'unchecked';
}

const describe = ({ id, committer, message }: Pick<Commit, 'id' | 'committer' | 'message'>): ChannelCommit => ({
  id,
  ...committerOf({ committer }),
  subject: message.split('\n')[0] ?? '',
});
