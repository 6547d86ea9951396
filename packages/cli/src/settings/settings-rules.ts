import type { Rule } from '@slipway/manifest';

/** Rules about the settings of a repository. */
export const settingsRules = [
  {
    id: 'expired-allowance',
    severity: 'risk',
    summary: 'An allowance counts until a day, and that day is over.',
    why: 'The entry accepts a finding until a day that is over. The finding is reported again, and the entry has no effect.',
    remedy: 'Fix the finding, or set a later day.',
  },
  {
    id: 'unused-allowance',
    severity: 'advice',
    summary: 'An allowance or an entry of the baseline matches no finding.',
    why: 'The finding is fixed or has moved. If the entry is kept, it hides the same mistake the next time.',
    remedy: 'Remove the entry, or correct its rule, object, file and cluster.',
  },
  {
    id: 'broken-chart-lock',
    severity: 'reject',
    summary: 'charts.lock is not what `slipway charts fetch` writes.',
    why: 'A wrong entry is not used, so its chart is not available, or another version of it is. A changed digest means other content.',
    remedy: 'Correct the entry, or remove it and run `slipway charts fetch`.',
  },
  {
    id: 'chart-not-fetched',
    severity: 'reject',
    summary: '`slipway charts fetch` cannot get a chart that a HelmRelease names.',
    why: 'Without the chart the objects of the release are unknown. charts.lock is not changed.',
    remedy: 'The message has the reason. Run the command again when it is fixed.',
  },
  {
    id: 'wrong-chart-types',
    severity: 'reject',
    summary: 'A file of `slipway charts types` does not have the types of the values of its chart.',
    why: 'The compiler then accepts values that the chart does not have, or rejects values that it has.',
    remedy: 'Run `slipway charts types` with the same options, and commit the files.',
  },
] as const satisfies readonly Rule[];
