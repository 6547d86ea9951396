import { channelBranch, versionTag, withoutCredentials } from '@slipway/manifest';
import { gitText } from '../git/git.ts';
import { type PublishRuntime, processRuntime } from '../git/publish-runtime.ts';
import { type Provenance, recordedProvenance } from '../plan/commit-message.ts';
import { type Commit, readCommitsAndTags } from '../published/read-published.ts';
import { type RemoteContent, readTreeContents } from '../published/remote-state.ts';
import { checkCommits, isGoodTag, type SignatureKeys, type SignatureState, signatureKeys } from '../store/check-signatures.ts';
import { fetchHistory, type ObjectStore } from '../store/object-store.ts';
import { type StoreRequest, withStore } from '../store/with-store.ts';
import type { ChannelTip, ReleasedVersion } from './channel-state.ts';
import { committerOf, readChannels, readReleases } from './read-channels.ts';
import { type SignatureGaps, signatureGaps } from './signature-gaps.ts';

/** The packages and references to inspect. */
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

/** A branch or tag of the remote, with its content and its provenance. */
export interface InspectedReference {
  readonly package: string;
  /** Name of the branch or tag. */
  readonly reference: string;
  /** Absent if the tag does not exist, or does not name a commit. */
  readonly commit?: string;
  /** Id of the root tree of the commit. */
  readonly root?: string;
  /** Provenance of the newest commit that Slipway wrote; absent if no such commit exists. */
  readonly provenance?: Provenance;
  /** Commits above that one, the newest first. They were made by hand. */
  readonly edits: readonly ChannelCommit[];
  /**
   * Commits without a valid signature of a configured key, above one that has it, the newest first; or the commit of a tag with a bad
   * signature.
   */
  readonly unsigned: readonly ChannelCommit[];
  /** Commits with a signature for which no key is configured, the newest first. */
  readonly unchecked: readonly ChannelCommit[];
  readonly content?: RemoteContent;
}

/** The inspected references, in the order of the packages. */
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
    const { packages: found, tips } = await readChannels(store, names, { ...(isWanted && { isNeeded: isWanted }) });
    const channels = found
      .filter((state) => packages.includes(state.package))
      .flatMap((state) => [...state.channels].map(([channel, tip]) => ({ name: state.package, channel, tip })));
    const tags = await readReleases(store, tips, releases);
    // Reads the content of exactly the reported commits. The remote may have other commits by now.
    const roots = [...channels.map(({ tip }) => tip.tree), ...[...tags.values()].map(({ tree }) => tree)].filter(Boolean);
    const inspector: Inspector = { store, keys, contents: await readTreeContents(store, roots) };
    const references: InspectedReference[] = [];
    for (const channel of channels) references.push(await inspectChannel(inspector, channel));
    for (const { package: name, version } of releases)
      references.push(await inspectRelease(inspector, name, version, tags.get(versionTag(name, version))));
    return { remote: withoutCredentials(store.remote.address), references };
  });

/** The input of the inspection of a reference. */
interface Inspector {
  readonly store: ObjectStore;
  /** Undefined if no signature is checked. */
  readonly keys: SignatureKeys | undefined;
  /** By the id of the root tree. */
  readonly contents: ReadonlyMap<string, RemoteContent>;
}

/** Inspects the tip of a channel, and the commits above the newest one that Slipway wrote. */
async function inspectChannel(
  { store, keys, contents }: Inspector,
  { name, channel, tip }: { readonly name: string; readonly channel: string; readonly tip: ChannelTip },
): Promise<InspectedReference> {
  const reference = channelBranch(name, channel);
  const history = await readHistoryOf(store, `refs/heads/${reference}`, tip.commit);
  const own = history.findIndex((commit) => ownProvenance(commit, name) !== undefined);
  const edits = own < 0 ? history : history.slice(0, own);
  const provenance = tip.provenance ?? ownProvenance(history[own], name);
  const content = contents.get(tip.tree);
  const signatures = keys === undefined ? NO_GAPS : await signaturesOf(store, keys, history);
  return {
    package: name,
    reference,
    commit: tip.commit,
    root: tip.tree,
    ...(provenance && { provenance }),
    edits: tip.provenance === undefined ? edits.map(describe) : [],
    unsigned: signatures.unsigned.map(describe),
    unchecked: signatures.unchecked.map(describe),
    ...(content && { content }),
  };
}

/** Inspects the tag of a release; `release` is undefined if the tag does not exist. */
async function inspectRelease(
  { store, keys, contents }: Inspector,
  name: string,
  version: string,
  release: ReleasedVersion | undefined,
): Promise<InspectedReference> {
  const reference = versionTag(name, version);
  const content = contents.get(release?.tree ?? '');
  const signature = keys === undefined || release === undefined ? undefined : await tagSignature(store, keys, release);
  const commits = release === undefined ? [] : [describe({ id: release.id, committer: '', message: reference })];
  return {
    package: name,
    reference,
    ...(release && content && { commit: release.id, root: release.tree }),
    ...(release?.provenance && { provenance: release.provenance }),
    edits: [],
    unsigned: signature === 'bad' ? commits : [],
    unchecked: signature === 'unchecked' ? commits : [],
    ...(content && { content }),
  };
}

/** Reads the first parents of a tip, the newest first. */
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

/** Limit of the signatures that are checked on one branch, from the newest on. */
const MAX_CHECKED = 200;

async function signaturesOf(store: ObjectStore, keys: SignatureKeys, history: readonly Commit[]): Promise<SignatureGaps<Commit>> {
  const signed = history.filter(({ isSigned }) => isSigned).slice(0, MAX_CHECKED);
  const states = await checkCommits(
    store,
    keys,
    signed.map(({ id }) => id),
  );
  return signatureGaps(history, ({ id }) => states.get(id));
}

/** Checks the signature of a tag. Returns undefined for a tag without a signature. */
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
