import { promotePackages } from '@slipway/publish';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import { type MirrorOptions, readMirror, withArtifacts, withMovedArtifacts } from './artifact-mirror.ts';
import { type ChannelOptions, channelContext, namedPackage } from './channel-context.ts';
import { channelReport, hasMoved } from './channel-report.ts';
import { moveChecker } from './check-move.ts';
import { planReader } from './plan-details.ts';
import { orFailure } from './publish-failure.ts';
import { originOf, pushReader } from './recorded-pushes.ts';

export interface PromoteOptions extends ChannelOptions, MirrorOptions {
  /** `PACKAGE` or `PACKAGE@VERSION`; all packages when empty. */
  readonly packages: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly approvedBy?: readonly string[];
  readonly checked?: readonly string[];
  readonly reason?: string;
  readonly allowDeletions?: boolean;
  /** Pushes branches for pull requests. No channel changes. */
  readonly pullRequest?: boolean;
}

/** Promotes releases from one channel to the next, after checking the clusters that follow it with these releases. */
export async function runPromote(context: VerbContext, options: PromoteOptions): Promise<VerbReport> {
  const { workspace, settings, request } = await channelContext(context, options);
  requireChannel('--from', options.from, settings.channels);
  requireChannel('--to', options.to, settings.channels);
  const only = options.packages.map((each) => namedPackage(workspace, each));
  const mirror = await readMirror(context, options);
  const planned = planReader(options.dryRun ?? false, context.secrets);
  const definitions = await moveChecker(context, { workspace, settings }, options.allowDeletions, planned);
  context.progress('promoting');
  const report = await orFailure(
    promotePackages({
      ...request,
      packages: workspace.packages.map(({ name }) => name),
      ...(only.length > 0 && { only }),
      channels: settings.channels,
      from: options.from,
      to: options.to,
      // Forms of CI servers send an empty value for a field that the user did not fill in.
      ...(options.approvedBy && { approvedBy: options.approvedBy.filter(Boolean) }),
      ...(options.checked && { checked: options.checked }),
      ...(options.reason && { reason: options.reason }),
      pullRequest: options.pullRequest ?? false,
      readPushes: pushReader(context.terminal, originOf(workspace.root)),
      ...definitions,
    }),
  );
  const places = report.packages.map((row) => ({ ...row, ...(row.version !== '' && { version: row.version }) }));
  const shown = channelReport(report);
  if (hasMoved(report, request)) return withArtifacts(context, shown, request, places, mirror);
  return withMovedArtifacts(context, planned.addTo(shown), request, request.dryRun ? places : [], mirror);
}
