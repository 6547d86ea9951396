import { channelStatus } from '@slipway/publish';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { type ChannelOptions, channelContext } from './channel-context.ts';
import { statusOf } from './fleet-status.ts';
import { describedFollowers } from './followers.ts';
import { orFailure } from './publish-failure.ts';
import { statusText } from './status-text.ts';

/** Prints the version of every channel, since when and why it has it, and what every cluster follows. */
export async function runStatus(context: VerbContext, options: ChannelOptions): Promise<VerbReport> {
  const { workspace, settings, request } = await channelContext(context, options);
  context.progress('reading the channels');
  const found = await orFailure(channelStatus({ ...request, packages: workspace.packages.map(({ name }) => name) }));
  // The status of the remote is printed even if the definitions cannot be read.
  const followers = (await describedFollowers(context)) ?? { clusters: [], definitions: '' };
  const fleet = statusOf(found, settings.channels, followers);
  return {
    findings: [],
    json: () => ({ summary: { remote: found.remote }, ...fleet }),
    text: (paint) => statusText(fleet, new Date(), paint),
  };
}
