import { type Finding, versionTag } from '@slipway/manifest';
import { type PublishRuntime, processRuntime } from '../git/publish-runtime.ts';
import type { Setting } from '../git/settings.ts';
import { followedPrefixes, openTransition, type RemoteState, type RemoteTransition } from '../published/remote-state.ts';
import { isGoodTag, signatureKeys } from '../store/check-signatures.ts';
import { type Listing, listReferences, type ObjectStore } from '../store/object-store.ts';
import { type StoreRequest, withStore } from '../store/with-store.ts';
import { compareReleases } from './compare-releases.ts';
import { neverOnChannel } from './match-release.ts';
import { channelPrefixes } from './read-channels.ts';

/** Two releases of a package. */
export interface ReleasesRequest extends StoreRequest {
  readonly package: string;
  /** Versions. */
  readonly base: string;
  readonly head: string;
  /** Packages whose versions clusters may have pinned. */
  readonly pinnable: readonly string[];
}

/**
 * Returns the remote as if all channels of a package had one release, and as if they had the other. Pushes nothing. A release that does not
 * exist is in neither list of references. `problems` has a reject for a tag with other content than a channel had, and a risk for a release
 * that no channel had and no configured key signed. Throws a PublishError.
 */
export const betweenReleases = <T>(
  request: ReleasesRequest,
  look: (step: RemoteTransition, problems: readonly Finding[]) => Promise<T>,
  runtime: PublishRuntime = processRuntime,
): Promise<T> =>
  withStore(request, runtime, async (store, settings) => {
    const { package: name, base, head, pinnable } = request;
    const listing = await listReferences(store, [], [...followedPrefixes(pinnable), ...channelPrefixes([name])]);
    const problems = await releaseProblems(store, listing, settings, request);
    const remote = { listing, packages: pinnable, known: new Map() };
    const now = openTransition(store, remote, []);
    const channels = [...now.before.references].filter((ref) => ref.startsWith(`refs/heads/flux/${name}/`));
    const withRelease = (version: string): RemoteState => {
      const release = `refs/tags/${versionTag(name, version)}`;
      const moved = channels.map((ref) => ({ ref, sameAs: release }));
      return openTransition(store, remote, moved).after;
    };
    return await look({ before: withRelease(base), after: withRelease(head), moved: new Set(channels) }, problems);
  });

/** Compares both releases with the history of every channel of the package. */
async function releaseProblems(
  store: ObjectStore,
  listing: Listing,
  settings: readonly Setting[],
  { package: name, base, head, cwd }: ReleasesRequest,
): Promise<readonly Finding[]> {
  const problems: Finding[] = [];
  for (const { release, wasOnChannel, problems: found } of await compareReleases(store, listing, name, [base, head])) {
    for (const problem of found) problems.push(problem);
    const isSigned =
      !wasOnChannel && release.object !== undefined && (await isGoodTag(store, await signatureKeys(store, settings, cwd), release.object));
    if (!wasOnChannel && !isSigned && problems.length === 0)
      problems.push({ ...neverOnChannel(name, 'any channel', release), severity: 'risk' });
  }
  return problems;
}
