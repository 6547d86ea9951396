import { rollBackPackage } from '@slipway/publish';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import { type MirrorOptions, readMirror, withArtifacts, withMovedArtifacts } from './artifact-mirror.ts';
import { type ChannelOptions, channelContext, namedPackage } from './channel-context.ts';
import { channelReport, hasMoved } from './channel-report.ts';
import { moveChecker } from './check-move.ts';
import { planReader } from './plan-details.ts';
import { orFailure } from './publish-failure.ts';

export interface RollbackOptions extends ChannelOptions, MirrorOptions {
  readonly package: string;
  readonly channel: string;
  readonly to: string;
  readonly reason: string;
  readonly allowDeletions?: boolean;
}

/** Publishes the tree of an older release to a channel, and holds the channel. */
export async function runRollback(context: VerbContext, options: RollbackOptions): Promise<VerbReport> {
  const { workspace, settings, request } = await channelContext(context, options);
  requireChannel('--channel', options.channel, settings.channels);
  const named = namedPackage(workspace, options.package);
  if (named.version !== undefined)
    throw usageFailure(`The version to go back to is given with --to: \`slipway rollback ${named.package} --to VERSION\`.`);
  const mirror = await readMirror(context, options);
  const planned = planReader(options.dryRun ?? false, context.secrets);
  const definitions = await moveChecker(context, { workspace, settings }, options.allowDeletions, planned);
  context.progress('rolling back');
  const report = await orFailure(
    rollBackPackage({
      ...request,
      package: named.package,
      channel: options.channel,
      version: options.to,
      reason: options.reason,
      ...definitions,
    }),
  );
  const places = report.packages.map((row) => ({ ...row, ...(row.version !== '' && { version: row.version }) }));
  const shown = channelReport(report);
  if (hasMoved(report, request)) return withArtifacts(context, shown, request, places, mirror);
  return withMovedArtifacts(context, planned.addTo(shown), request, request.dryRun ? places : [], mirror);
}
