import { holdChannel } from '@slipway/publish';
import { type ChannelOptions, channelContext, namedPackage } from '../channels/channel-context.ts';
import { channelReport } from '../channels/channel-report.ts';
import { orFailure } from '../publish/publish-failure.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import type { VerbContext } from '../terminal/verb-context.ts';

export interface HoldOptions extends ChannelOptions {
  readonly packages: readonly string[];
  readonly channel: string;
  readonly reason: string;
  readonly release?: boolean;
}

/** Stops a channel of packages, or lets it go on. */
export async function hold(context: VerbContext, options: HoldOptions): Promise<VerbReport> {
  const { workspace, settings, request } = await channelContext(context, options);
  requireChannel('--channel', options.channel, settings.channels);
  const packages = options.packages.map((each) => namedPackage(workspace, each).package);
  context.progress(options.release ? 'releasing the hold' : 'holding');
  const { channel, reason, release = false } = options;
  const report = await orFailure(holdChannel({ ...request, packages, channel, reason, release }));
  return channelReport(report);
}
