import { type DeleteTagReport, deleteVersionTag, type RejectReport, readVersionTag, rejectVersion } from '@slipway/publish';
import { exitCodes } from '../report/exit-code.ts';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { type ChannelOptions, channelContext } from './channel-context.ts';
import { orFailure } from './publish-failure.ts';

export interface RejectOptions extends ChannelOptions {
  /** `<package>@<version>`. */
  readonly tag: string;
  readonly reason?: string;
  /** Deletes the tag of a version that was not released, instead of marking it. */
  readonly deleteTag?: boolean;
  /** Id of the tag. It must match, or the tag is not deleted. */
  readonly confirm?: string;
}

/** Prevents that a released version reaches any channel, or deletes a tag that was not released. */
export async function runReject(context: VerbContext, options: RejectOptions): Promise<VerbReport> {
  const named = readVersionTag(options.tag);
  if (named === undefined) throw usageFailure(`${JSON.stringify(options.tag)} is not <package>@<version>.`);
  if (options.confirm !== undefined && !/^[0-9a-f]{40}$/.test(options.confirm))
    throw usageFailure('--confirm takes the id of the tag, 40 hexadecimal digits, as `slipway reject --delete-tag` without it prints.');
  if (options.confirm !== undefined && options.deleteTag !== true) throw usageFailure('--confirm needs --delete-tag.');
  if (options.deleteTag !== true && (options.reason ?? '').trim() === '')
    throw usageFailure('--reason says why no channel gets the version again: `slipway reject PACKAGE@VERSION --reason TEXT`.');
  const { request } = await channelContext(context, options);
  context.progress('rejecting');
  if (options.deleteTag === true) {
    const confirm = options.confirm === undefined ? {} : { confirm: options.confirm };
    return deletedReport(await orFailure(deleteVersionTag({ ...request, ...named, ...confirm })));
  }
  return rejectedReport(await orFailure(rejectVersion({ ...request, ...named, reason: options.reason ?? '' })), named.package);
}

const rejectedReport = (report: RejectReport, name: string): VerbReport => ({
  findings: report.findings,
  json: () => ({ summary: report }),
  text: () => rejectedText(report, name),
});

function rejectedText({ outcome, tag, channels }: RejectReport, name: string): string {
  const version = tag.replace('rejected/', '');
  if (outcome === 'refused') return 'Nothing was pushed.';
  const said = { rejected: 'Rejected', planned: 'Would reject', unchanged: 'Rejected before:' }[outcome];
  const first = `${said} ${version}. No channel gets it again; clusters that pin it keep it.`;
  const now = channels.map((channel) => `${channel} has it: \`slipway rollback ${name} --channel ${channel} --to VERSION --reason TEXT\``);
  return [first, ...now].join('\n');
}

const deletedReport = (report: DeleteTagReport): VerbReport => ({
  findings: [],
  json: () => ({ summary: report }),
  text: () => deletedText(report),
  exitCode: report.outcome === 'refused' || report.outcome === 'absent' ? exitCodes.findings : exitCodes.clean,
});

function deletedText({ outcome, tag, id, names, recorded, remote }: DeleteTagReport): string {
  const kind = recorded ? 'with the trailers of a publish' : 'which Slipway did not write';
  const what = `the tag ${tag} (${id}, ${kind}), which names ${names}, on ${remote}`;
  switch (outcome) {
    case 'absent':
      return `There is no tag ${tag} on ${remote}.`;
    case 'deleted':
      return `Deleted ${what}.`;
    case 'refused':
      return `Nothing was deleted: the confirmed id is not that of ${what}.`;
    case 'planned':
      return `Would delete ${what}. Clusters that pin it stop getting updates. If it is wrong, run the command with --confirm ${id}`;
  }
}
