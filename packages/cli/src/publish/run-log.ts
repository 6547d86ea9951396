import { printable } from '@slipway/manifest';
import { type ChannelEntry, channelLog } from '@slipway/publish';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import { table } from '../report/paint.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import { type ChannelOptions, channelContext, namedPackage } from './channel-context.ts';
import { orFailure } from './publish-failure.ts';
import { nameOf } from './status-text.ts';

export interface LogOptions extends ChannelOptions {
  readonly package: string;
  readonly channel?: string;
  /** Maximum number of shown entries. */
  readonly limit: string;
}

/** Lists the publishes to a channel, newest first. */
export async function runLog(context: VerbContext, options: LogOptions): Promise<VerbReport> {
  const { workspace, settings, request } = await channelContext(context, options);
  const channel = options.channel ?? settings.channels[0]?.name ?? '';
  requireChannel('--channel', channel, settings.channels);
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) throw usageFailure('--limit takes a number from 1 on.');
  const { package: name } = namedPackage(workspace, options.package);
  context.progress('reading the history');
  const entries = await orFailure(channelLog({ ...request, package: name, channel }));
  if (entries === undefined) throw environmentFailure(`flux/${name}/${channel} does not exist yet.`);
  return {
    findings: [],
    json: () => ({ summary: { package: name, channel, entries: entries.length }, entries: entries.map(lineOf) }),
    text: (paint) => {
      const rows = entries.slice(0, limit).map((entry, index) => cellsOf(entry, entries[index + 1]));
      const more = entries.length - rows.length;
      return [
        table([['version', 'commit', 'date', 'by', 'what'], ...rows], paint),
        ...(more > 0 ? [`and ${more} more: --limit`] : []),
      ].join('\n');
    },
  };
}

const lineOf = ({ commit, date, author, provenance }: ChannelEntry) => ({ commit, date: date.toISOString(), by: author, ...provenance });

const cellsOf = (entry: ChannelEntry, before: ChannelEntry | undefined): string[] => [
  ...[printable(entry.provenance.version), entry.commit.slice(0, 10), entry.date.toISOString().slice(0, 16).replace('T', ' ')],
  ...[printable(nameOf(entry.author)), printable(whatOf(entry, before))],
];

/** Describes what the commit did to the channel. */
function whatOf({ tree, provenance }: ChannelEntry, before: ChannelEntry | undefined): string {
  const { version, rolledBackFrom, promotedFrom, held, reason, approvedBy } = provenance;
  const why = reason === undefined ? [] : [reason];
  const isSame = before?.tree === tree && before.provenance.version === version;
  if (isSame && held !== undefined) return `held: ${held}`;
  if (isSame && before.provenance.held !== undefined) return ['hold released', ...why].join(': ');
  const did = promotedFrom === undefined ? 'published' : `promoted from ${promotedFrom}`;
  return [
    rolledBackFrom === undefined ? did : `rolled back from ${rolledBackFrom}`,
    ...(held === undefined ? [] : [`held: ${held}`]),
    ...why,
    ...(approvedBy === undefined ? [] : [`approved by ${approvedBy}`]),
  ].join('; ');
}
