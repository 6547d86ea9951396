import { printable } from '@slipway/manifest';
import { count, type Paint, table } from '../report/paint.ts';
import type { ChannelLine, ClusterLine, FleetStatus } from './fleet-status.ts';

/** Two tables: the channels, and the clusters with what they follow. */
export function statusText({ channels, clusters }: FleetStatus, now: Date, paint: Paint): string {
  if (channels.length === 0) return 'Nothing is published yet.';
  const head = ['package', 'channel', 'version', 'commit', 'age', 'by', 'behind', ''];
  const rows = channels.map((line) => [
    ...[
      line.package,
      line.channel,
      line.version ?? 'written by hand',
      line.commit.slice(0, 10),
      ageText(line.since, now),
      printable(line.by),
    ],
    ...[line.behind.length > 0 ? count(line.behind.length, 'release') : '-', whyText(line)],
  ]);
  const parts = [table([head, ...rows], paint)];
  if (clusters.length > 0) parts.push(table([['cluster', 'follows', 'gets'], ...clusterRows(clusters)], paint));
  return parts.join('\n\n');
}

/** Clusters that follow a channel with everything are one line. */
function clusterRows(clusters: readonly ClusterLine[]): readonly (readonly string[])[] {
  return clusters.map(({ cluster, follows, version }) => [cluster, follows, version ?? 'nothing: it does not exist']);
}

function whyText({ heldFor, promotedFrom, rolledBackFrom, reason, rejected }: ChannelLine): string {
  const words = [
    ...(rejected ? ['rejected'] : []),
    ...(heldFor === undefined ? [] : [`held: ${printable(heldFor)}`]),
    ...(rolledBackFrom === undefined ? [] : [`rolled back from ${printable(rolledBackFrom)}`]),
    ...(promotedFrom === undefined ? [] : [`from ${printable(promotedFrom)}`]),
    ...(reason === undefined ? [] : [printable(reason)]),
  ];
  return words.join('; ');
}

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

/** `3 d`, in the largest unit of which there is one. */
export function ageText(since: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(since)) / 1000);
  const unit = UNITS.find(([, size]) => seconds >= size);
  return unit === undefined ? 'now' : `${Math.floor(seconds / unit[1])} ${unit[0]}`;
}
