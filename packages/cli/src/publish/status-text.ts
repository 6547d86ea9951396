import { printable } from '@slipway/manifest';
import { count, type Paint, table } from '../report/paint.ts';
import type { ChannelLine, ClusterLine, FleetStatus } from './fleet-status.ts';

/** Returns tables: the channels, their Configuration packages, and the clusters with what they get. */
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
      printable(nameOf(line.by)),
    ],
    ...[line.behind.length > 0 ? count(line.behind.length, 'release') : '-', whyText(line)],
  ]);
  const parts = [table([head, ...rows], paint)];
  const packed = channels.flatMap(({ package: name, channel, configurationPackage }) =>
    configurationPackage === undefined ? [] : [[name, channel, printable(configurationPackage)]],
  );
  if (packed.length > 0) parts.push(table([['package', 'channel', 'Configuration package'], ...packed], paint));
  if (clusters.length > 0) parts.push(table([['clusters', 'follow', 'get'], ...clusterRows(clusters)], paint));
  return parts.join('\n\n');
}

/** Combines clusters that get the same, with a row for each channel and one for pinned versions. */
function clusterRows(lines: readonly ClusterLine[]): readonly (readonly string[])[] {
  const groups = new Map<string, { readonly names: string[]; readonly lines: readonly ClusterLine[] }>();
  for (const [name, own] of Map.groupBy(lines, ({ cluster }) => cluster)) {
    const key = JSON.stringify(own.map(({ follows, version }) => [follows, version]));
    const group = groups.get(key) ?? { names: [], lines: own };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ names, lines: own }) =>
    [...Map.groupBy(own, channelOf)].map(([channel, each], index) => [
      index === 0 ? namesText(names) : '',
      channel,
      each.map(getsText).join(', '),
    ]),
  );
}

const channelOf = ({ follows }: ClusterLine): string => /^flux\/[^/]+\/(.+)$/.exec(follows)?.[1] ?? 'pins';

const getsText = ({ package: name, follows, version }: ClusterLine): string =>
  version === undefined ? `${name} nothing: ${follows} does not exist` : `${name} ${version}`;

const MAX_NAMES = 3;
const namesText = (names: readonly string[]): string =>
  names.length <= MAX_NAMES + 1 ? names.join(', ') : `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more`;

function whyText({ heldFor, promotedFrom, rolledBackFrom, reason, rejected, tagMoved }: ChannelLine): string {
  const words = [
    ...(rejected ? ['rejected'] : []),
    ...(tagMoved ? ['its tag has other content'] : []),
    ...(heldFor === undefined ? [] : [`held: ${printable(heldFor)}`]),
    ...(rolledBackFrom === undefined ? [] : [`rolled back from ${printable(rolledBackFrom)}`]),
    ...(promotedFrom === undefined ? [] : [`from ${printable(promotedFrom)}`]),
    ...(reason === undefined ? [] : [printable(reason)]),
  ];
  return words.join('; ');
}

/** Returns the name of a committer without the address. */
export const nameOf = (by: string): string => by.replace(/ <[^<>]*>$/, '');

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

/** Returns `3 d`: the age in its largest unit. */
function ageText(since: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(since)) / 1000);
  const unit = UNITS.find(([, size]) => seconds >= size);
  return unit === undefined ? 'now' : `${Math.floor(seconds / unit[1])} ${unit[0]}`;
}
