import { versionTag } from '@slipway/manifest';
import { type PublishRuntime, processRuntime } from '../git/publish-runtime.ts';
import { type KnownContents, openStep, type RemoteState, type RemoteStep } from '../published/remote-state.ts';
import { type StoreRequest, withStore } from '../store/with-store.ts';

/** Two releases of a package. */
export interface ReleasesRequest extends StoreRequest {
  readonly package: string;
  /** Versions. */
  readonly base: string;
  readonly head: string;
  /** Packages of which clusters may have pinned a version. */
  readonly pinnable: readonly string[];
}

/**
 * Looks at the remote as if all channels of a package had one release, and then the other; the rest of it is as it is. Nothing is pushed. A
 * release that does not exist is among the references of neither. Throws a PublishError.
 */
export const betweenReleases = <T>(
  request: ReleasesRequest,
  look: (step: RemoteStep) => Promise<T>,
  runtime: PublishRuntime = processRuntime,
): Promise<T> =>
  withStore(request, runtime, async (store) => {
    const { package: name, base, head, pinnable } = request;
    const known: KnownContents = new Map();
    const now = await openStep(store, pinnable, [], known);
    const channels = [...now.before.references].filter((ref) => ref.startsWith(`refs/heads/flux/${name}/`));
    const withRelease = async (version: string): Promise<RemoteState> => {
      const release = `refs/tags/${versionTag(name, version)}`;
      const moved = channels.map((ref) => ({ ref, sameAs: release }));
      return (await openStep(store, pinnable, moved, known)).after;
    };
    return await look({ before: await withRelease(base), after: await withRelease(head), moved: new Set(channels) });
  });
