import { rollBackPackage } from '@slipway/publish';
import { type ChannelOptions, channelContext, namedPackage } from '../channels/channel-context.ts';
import { channelReport } from '../channels/channel-report.ts';
import { moveJudge } from '../channels/move-judge.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import { usageFailure } from '../terminal/failure.ts';
import type { VerbContext } from '../terminal/verb-context.ts';
import { failureOf } from './publish.ts';

export interface RollbackOptions extends ChannelOptions {
  readonly package: string;
  readonly channel: string;
  readonly to: string;
  readonly reason: string;
  readonly allowDeletions?: boolean;
}

/** Puts the tree of an older release on a channel and holds it there. */
export async function rollback(context: VerbContext, options: RollbackOptions): Promise<VerbReport> {
  const { workspace, settings, channels, request } = await channelContext(context, options);
  requireChannel('--channel', options.channel, channels);
  const named = namedPackage(workspace, options.package);
  if (named.version !== undefined)
    throw usageFailure(`The version to go back to is given with --to: \`slipway rollback ${named.package} --to VERSION\`.`);
  const judge = await moveJudge(context, { workspace, settings }, options.allowDeletions ?? false);
  context.progress('rolling back');
  const report = await rollBackPackage({
    ...request,
    package: named.package,
    channel: options.channel,
    version: options.to,
    reason: options.reason,
    judge,
  }).catch((error: unknown) => {
    throw failureOf(error);
  });
  return channelReport(report);
}
