import type { Rule } from '@slipway/manifest';

/** Rules about the add-ons of a catalogue, for `slipway explain`. */
export const catalogueRules: readonly Rule[] = [
  {
    id: 'duplicate-addon',
    severity: 'reject',
    summary: 'Two add-ons have one name',
    why: 'Clusters choose add-ons by name, and the folder in the tree is named like the add-on.',
    remedy: 'rename one of them',
  },
  {
    id: 'needs-cycle',
    severity: 'reject',
    summary: 'An add-on needs itself, perhaps by way of others',
    why: 'No order of installation would satisfy all needs.',
    remedy: 'remove one need of the cycle that the finding shows',
  },
];
