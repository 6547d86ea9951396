import { holdChannel } from '@slipway/publish';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import { type ChannelOptions, channelContext, namedPackage } from './channel-context.ts';
import { channelReport, HELD } from './channel-report.ts';
import { orFailure } from './publish-failure.ts';

export interface HoldOptions extends ChannelOptions {
  readonly packages: readonly string[];
  readonly channel: string;
  readonly reason: string;
  readonly release?: boolean;
}

/** Holds a channel of packages, or releases the hold. */
export async function runHold(context: VerbContext, options: HoldOptions): Promise<VerbReport> {
  const { workspace, settings, request } = await channelContext(context, options);
  requireChannel('--channel', options.channel, settings.channels);
  const packages = options.packages.map((each) => namedPackage(workspace, each).package);
  context.progress(options.release ? 'releasing the hold' : 'holding');
  const { channel, reason, release = false } = options;
  const report = await orFailure(holdChannel({ ...request, packages, channel, reason, release }));
  return channelReport(report, HELD);
}
