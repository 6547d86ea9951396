import type { Rule } from '@slipway/manifest';

/** Rules about the settings of a repository. */
export const settingsRules = [
  {
    id: 'expired-allowance',
    severity: 'risk',
    summary: 'An allowance counts until a day, and that day is over.',
    why: 'Somebody let a finding pass for a time. It is reported again, and the entry does nothing.',
    remedy: 'Mend what it lets pass, or set a later day.',
  },
  {
    id: 'unused-allowance',
    severity: 'advice',
    summary: 'An allowance or an entry of the baseline matches no finding.',
    why: 'What it let pass is mended or has moved. Left in place, it would hide the same mistake when somebody makes it again.',
    remedy: 'Remove the entry, or correct its rule, object, file and cluster.',
  },
] as const satisfies readonly Rule[];
