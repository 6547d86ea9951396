import type { Unknown } from '../changes/review-file.gen.ts';
import { few } from '../objects/values.ts';
import { UNKNOWN_WORDS } from './words.ts';

/** Unknowns of one kind and one side. */
export interface UnknownGroup {
  readonly title: string;
  /** Each name once; for charts that one side lacks, each chart with its releases. Untrusted text. */
  readonly names: readonly UnknownName[];
  /** What the user can do, as a sentence without a full stop. */
  readonly remedy?: string;
}

interface UnknownName {
  readonly name: string;
  /** The error message. */
  readonly message?: string;
}

/** Groups the unknowns, except Flux Kustomizations that are not built: forms show these first. */
export function unknownGroups(unknown: readonly Unknown[]): readonly UnknownGroup[] {
  const others = unknown.filter(({ what }) => what !== 'not-built');
  return [...Map.groupBy(others, ({ what, side = '' }) => `${what} ${what === 'chart' ? side : ''}`).values()].map((group) => {
    const [{ what, side }] = group as [Unknown, ...Unknown[]];
    return what === 'chart' && side !== undefined
      ? {
          title: `Charts that the ${side} lacks, so the changes of the objects of their releases are unknown`,
          names: chartsWithReleases(group),
          remedy: REMEDIES[side],
        }
      : { title: UNKNOWN_WORDS[what], names: [...new Map(group.map((each) => [each.name, each])).values()] };
  });
}

const REMEDIES: Readonly<Record<NonNullable<Unknown['side']>, string>> = {
  base: 'To compare them, run `slipway charts fetch` on the base branch and commit charts.lock, or give the charts of both sides with --charts DIR',
  head: 'To compare them, run `slipway charts fetch` and commit charts.lock, or give the charts of both sides with --charts DIR',
};

const chartsWithReleases = (group: readonly Unknown[]): readonly UnknownName[] =>
  [...Map.groupBy(group, ({ message = '' }) => message)].map(([chart, users]) => {
    const names = [...new Set(users.map(({ name }) => name))];
    const shown = few(names, MAX_RELEASES);
    return { name: chart === '' ? shown : `${chart} (${shown})` };
  });

/** Limit of the releases that are named with each chart. */
const MAX_RELEASES = 5;
