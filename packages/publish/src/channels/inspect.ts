import { channelBranch, versionTag, withoutCredentials } from '@slipway/manifest';
import { gitText } from '../git/git.ts';
import { type PublishRuntime, processRuntime } from '../git/publish-runtime.ts';
import { type Provenance, recordedProvenance } from '../plan/commit-message.ts';
import { type Commit, readCommitsAndTags } from '../published/read-published.ts';
import { openStep, type RemoteContent } from '../published/remote-state.ts';
import { fetchHistory, type ObjectStore } from '../store/object-store.ts';
import { type StoreRequest, withStore } from '../store/with-store.ts';
import { readChannels, readReleases } from './read-channels.ts';

/** Which references of which packages are inspected. */
export interface InspectRequest extends StoreRequest {
  readonly packages: readonly string[];
  /** Releases that are inspected by their tags. Default none. */
  readonly releases?: readonly { readonly package: string; readonly version: string }[];
  /** Channels of `packages` that are inspected. Default all. */
  readonly isWanted?: (channel: string) => boolean;
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
  /** What the newest commit that Slipway wrote says; absent where there is none. */
  readonly provenance?: Provenance;
  /** Commits above that one, the newest first: somebody wrote them by hand. */
  readonly edits: readonly ChannelCommit[];
  /** Commits without a signature on top of one that has one, the newest first. */
  readonly unsigned: readonly ChannelCommit[];
  readonly content?: RemoteContent;
}

/** What was inspected, in the order of the packages. */
export interface Inspection {
  readonly remote: string;
  readonly references: readonly InspectedReference[];
}

/** Reads the tips of channels and the tags of releases, with their content. Throws a PublishError. */
export const inspectReferences = (request: InspectRequest, runtime: PublishRuntime = processRuntime): Promise<Inspection> =>
  withStore(request, runtime, async (store) => {
    const { packages, releases = [], isWanted } = request;
    const names = [...new Set([...packages, ...releases.map((each) => each.package)])];
    const { packages: found, tips } = await readChannels(store, names, isWanted);
    const step = await openStep(store, names, [], new Map());
    const channels = found
      .filter((state) => packages.includes(state.package))
      .flatMap((state) => [...state.channels].map(([channel, tip]) => ({ name: state.package, channel, tip })));
    const tags = await readReleases(store, tips, releases);
    const branches = channels.map(({ name, channel }) => `refs/heads/${channelBranch(name, channel)}`);
    const contents = await step.before.read([
      ...branches,
      ...releases.map((each) => `refs/tags/${versionTag(each.package, each.version)}`),
    ]);
    const references: InspectedReference[] = [];
    for (const [index, { name, channel, tip }] of channels.entries()) {
      const history = await readHistoryOf(store, branches[index] ?? '', tip.commit);
      const own = history.findIndex((commit) => ownProvenance(commit, name) !== undefined);
      const provenance = tip.provenance ?? (own < 0 ? undefined : ownProvenance(history[own], name));
      const content = contents.get(branches[index] ?? '');
      references.push({
        package: name,
        reference: channelBranch(name, channel),
        commit: tip.commit,
        ...(provenance && { provenance }),
        edits: tip.provenance !== undefined ? [] : history.slice(0, own < 0 ? undefined : own).map(describe),
        unsigned: unsignedOf(history),
        ...(content && { content }),
      });
    }
    for (const { package: name, version } of releases) {
      const reference = versionTag(name, version);
      const release = tags.get(reference);
      const content = contents.get(`refs/tags/${reference}`);
      references.push({
        package: name,
        reference,
        ...(release && content && { commit: release.id }),
        ...(release?.provenance && { provenance: release.provenance }),
        edits: [],
        unsigned: [],
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

/** Commits below the first one with a signature were made before anybody signed. */
function unsignedOf(history: readonly Commit[]): readonly ChannelCommit[] {
  const first = history.findLastIndex(({ isSigned }) => isSigned);
  return history
    .slice(0, Math.max(0, first))
    .filter(({ isSigned }) => !isSigned)
    .map(describe);
}

function describe({ id, committer, message }: Commit): ChannelCommit {
  const [, author = '', seconds = '0'] = /^(.*) (\d+) [+-]\d{4}$/.exec(committer) ?? [];
  return { id, author, date: new Date(Number(seconds) * 1000), subject: message.split('\n')[0] ?? '' };
}
