import { channelBranch } from '@slipway/manifest';
import type { ProtectedBranch } from '../git/protected-branch.ts';
import type { ChannelEntry } from './channel-state.ts';

/** A push to a branch, as the server of the remote recorded it. */
export interface RecordedPush {
  /** Tip of the branch after it. */
  readonly after: string;
  /** The time of the server. */
  readonly time: Date;
}

/** The pushes to a branch, the newest first, and the name of the server; or why they are unknown, as text after "because". */
export type PushRecord = { readonly server: string; readonly pushes: readonly RecordedPush[] } | { readonly why: string };

/** Since when a channel has a release, with the proof; or why nothing proves it, each reason a sentence without its end. */
export type SoakProof =
  | {
      readonly by: 'signature' | 'server' | 'commit-dates';
      readonly since: Date;
      /** When another release followed; absent while the channel has it. */
      readonly until?: Date;
      readonly text: string;
    }
  | { readonly by: 'nothing'; readonly reasons: readonly string[] };

/** Consecutive commits of a channel with one release, without another tree between them, the newest first. */
export interface ReleaseRun {
  readonly package: string;
  readonly channel: string;
  readonly entries: readonly ChannelEntry[];
  /** Ids of the commits above them. */
  readonly above: ReadonlySet<string>;
  /** Date of the commit after them with other content. */
  readonly replaced?: Date;
}

/** Returns the run of `entry`, which is in `history`. */
export function runOf(entry: ChannelEntry, history: readonly ChannelEntry[], place: Pick<ReleaseRun, 'package' | 'channel'>): ReleaseRun {
  const start = history.findIndex(({ commit }) => commit === entry.commit);
  const rest = history.slice(start);
  // A commit made by hand is not in the history: the commits below it are another run.
  const end = rest.findIndex(({ tree }, index) => index > 0 && (tree !== entry.tree || rest[index - 1]?.parent !== rest[index]?.commit));
  const replaced = history.slice(0, start).findLast(({ tree }) => tree !== entry.tree)?.date;
  return {
    ...place,
    ...(replaced && { replaced }),
    entries: rest.slice(0, end < 0 ? undefined : end),
    above: new Set(history.slice(0, start).map(({ commit }) => commit)),
  };
}

/**
 * Proves the time by the oldest commit of the run that a configured key signed for this channel: the owner of the key confirms its date.
 */
export function provenBySignature({ channel, entries, replaced }: ReleaseRun, isGood: (commit: string) => boolean): SoakProof {
  const signed = entries.findLast(({ commit, provenance }) => provenance.channel === channel && isGood(commit));
  if (signed !== undefined)
    return {
      by: 'signature',
      since: signed.date,
      ...(replaced && { until: replaced }),
      text: `the signed date of the commit ${signed.commit.slice(0, 10)}`,
    };
  return { by: 'nothing', reasons: [`no commit that has it on ${channel} has a valid signature of a configured key`] };
}

/** Proves the time by the push that the server recorded. A push between that removes the release from the channel ends the time. */
export function provenByServer({ package: name, channel, entries, above }: ReleaseRun, record: PushRecord): SoakProof {
  if ('why' in record) return { by: 'nothing', reasons: [`the server does not say when it was pushed, because ${record.why}`] };
  const own = new Set(entries.map(({ commit }) => commit));
  let since: Date | undefined;
  let until: Date | undefined;
  for (const { after, time } of record.pushes) {
    if (own.has(after)) since = time;
    else if (since !== undefined || !above.has(after)) break;
    else until = time;
  }
  if (since !== undefined && !Number.isNaN(since.getTime()))
    return { by: 'server', since, ...(until && { until }), text: `the time at which ${record.server} got the push` };
  return { by: 'nothing', reasons: [`${record.server} has no record of a push of it to ${channelBranch(name, channel)}`] };
}

/** Describes the trust of a fleet that accepts dates. */
const DATES = (branch: string): string => `commit dates, which anyone who may push to ${branch} can set`;

/**
 * Proves the time by the date of the commit with the release, if the settings accept dates. An impossible date is not accepted: before the
 * source commit, before the parent, or after now.
 */
export function provenByDates(
  { package: name, channel, entries, replaced }: ReleaseRun,
  { source, parent, now }: { readonly source: ProtectedBranch; readonly parent: Date | undefined | 'missing'; readonly now: Date },
): SoakProof {
  const first = entries.at(-1);
  if (first === undefined) return { by: 'nothing', reasons: [] };
  const made = first.provenance.sourceCommit;
  const sourceDate = made === undefined ? undefined : source.commits.get(made);
  const when = `the commit ${first.commit.slice(0, 10)} is dated ${first.date.toISOString()}`;
  const reasons = [
    ...(sourceDate === undefined
      ? [`the source commit ${made?.slice(0, 10) ?? 'of it'} is not a commit of ${source.name}, so its date cannot be compared`]
      : first.date < sourceDate
        ? [`${when}, before its source commit of ${sourceDate.toISOString()}`]
        : []),
    ...(parent === 'missing'
      ? [`the parent of ${first.commit.slice(0, 10)} is missing`]
      : parent !== undefined && first.date < parent
        ? [`${when}, before its parent of ${parent.toISOString()}`]
        : []),
    ...(first.date > now ? [`${when}, in the future`] : []),
  ];
  if (reasons.length > 0) return { by: 'nothing', reasons };
  return { by: 'commit-dates', since: first.date, ...(replaced && { until: replaced }), text: DATES(channelBranch(name, channel)) };
}

/** Returns how long a channel had a release: until another one followed, or until now. */
export const soakedFor = ({ since, until }: { readonly since: Date; readonly until?: Date }, now: Date): number =>
  Math.min(now.getTime(), until?.getTime() ?? Number.POSITIVE_INFINITY) - since.getTime();
