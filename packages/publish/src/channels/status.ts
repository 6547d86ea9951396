import { versionTag, withoutCredentials } from '@slipway/manifest';
import { type PublishRuntime, processRuntime } from '../git/publish-runtime.ts';
import { type StoreRequest, withStore } from '../store/with-store.ts';
import type { ChannelEntry, PackageChannels } from './channel-state.ts';
import { matchInStore } from './match-release.ts';
import { readChannels, readHistory, readReleases } from './read-channels.ts';

/** The packages whose channels are read. */
export interface StatusRequest extends StoreRequest {
  readonly packages: readonly string[];
}

/** The state of all channels of the remote. */
export interface ChannelStatus {
  readonly remote: string;
  readonly packages: readonly PackageChannels[];
}

/** Reads the channels, versions and rejections of packages. Throws a PublishError. */
export const channelStatus = (request: StatusRequest, runtime: PublishRuntime = processRuntime): Promise<ChannelStatus> =>
  withStore(request, runtime, async (store) => {
    const { packages, tips } = await readChannels(store, request.packages);
    const named = packages.flatMap((state) =>
      [...state.channels.values()].flatMap(({ provenance }) =>
        provenance === undefined ? [] : [{ package: state.package, version: provenance.version }],
      ),
    );
    const releases = await readReleases(store, tips, named);
    const found: PackageChannels[] = [];
    for (const state of packages) {
      const moved = new Set<string>();
      for (const [channel, { provenance, ...tip }] of state.channels) {
        if (provenance === undefined) continue;
        const release = releases.get(versionTag(state.package, provenance.version));
        if (release === undefined) continue;
        const match = await matchInStore(store, release, [{ ...tip, provenance }]);
        if (match.kind === 'other') moved.add(channel);
      }
      found.push({ ...state, moved });
    }
    return { remote: withoutCredentials(store.remote.address), packages: found };
  });

/**
 * Returns the commits of Slipway on a channel of a package, the newest first; undefined if the channel does not exist. Throws a
 * PublishError.
 */
export const channelLog = (
  request: StoreRequest & { readonly package: string; readonly channel: string },
  runtime: PublishRuntime = processRuntime,
): Promise<readonly ChannelEntry[] | undefined> =>
  withStore(request, runtime, async (store) => {
    const { package: name, channel } = request;
    const { packages } = await readChannels(store, [name], { isNeeded: (each) => each === channel });
    const tip = packages[0]?.channels.get(channel);
    return tip === undefined ? undefined : await readHistory(store, name, channel, tip.commit);
  });
