import { withoutCredentials } from '@slipway/manifest';
import { type PublishRuntime, processRuntime } from '../git/publish-runtime.ts';
import { type StoreRequest, withStore } from '../store/with-store.ts';
import type { ChannelEntry, PackageChannels } from './channel-state.ts';
import { readChannels, readHistory } from './read-channels.ts';

/** Of which packages the channels are read. */
export interface StatusRequest extends StoreRequest {
  readonly packages: readonly string[];
}

/** What stands where on the remote. */
export interface ChannelStatus {
  readonly remote: string;
  readonly packages: readonly PackageChannels[];
}

/** Reads the channels, versions and rejections of packages. Throws a PublishError. */
export const channelStatus = (request: StatusRequest, runtime: PublishRuntime = processRuntime): Promise<ChannelStatus> =>
  withStore(request, runtime, async (store) => ({
    remote: withoutCredentials(store.remote.address),
    packages: (await readChannels(store, request.packages)).packages,
  }));

/** What Slipway put on a channel of a package, the newest first; undefined where the channel does not exist. Throws a PublishError. */
export const channelLog = (
  request: StoreRequest & { readonly package: string; readonly channel: string },
  runtime: PublishRuntime = processRuntime,
): Promise<readonly ChannelEntry[] | undefined> =>
  withStore(request, runtime, async (store) => {
    const { package: name, channel } = request;
    const { packages } = await readChannels(store, [name], (each) => each === channel);
    const tip = packages[0]?.channels.get(channel);
    return tip === undefined ? undefined : await readHistory(store, name, channel, tip.commit);
  });
