import type { Rule } from '@slipway/manifest';

/** What the catalogue refuses, for `slipway explain`. */
export const catalogueRules: readonly Rule[] = [
  {
    id: 'duplicate-addon',
    severity: 'reject',
    summary: 'Two add-ons have one name',
    why: 'Clusters choose add-ons by name, and the folder in the tree is named like the add-on.',
    remedy: 'rename one of them',
  },
  {
    id: 'needs-circle',
    severity: 'reject',
    summary: 'An add-on needs itself, perhaps by way of others',
    why: 'No order of installation would satisfy all needs.',
    remedy: 'remove one need of the circle that the finding shows',
  },
  {
    id: 'unpinned-chart',
    severity: 'reject',
    summary: 'The version of a chart is a range, or missing',
    why: 'helm-controller would upgrade by itself when a new chart appears: no change in Git, no review, and no way back.',
    remedy: 'write the one version that was tested',
  },
  {
    id: 'unknown-source',
    severity: 'reject',
    summary: 'A chart comes from a source that does not exist',
    why: 'The HelmRelease would wait for ever for its HelmRepository or OCIRepository.',
    remedy: 'define the repository in flux-sources, or put the OCIRepository beside the release',
  },
  {
    id: 'source-not-awaited',
    severity: 'reject',
    summary: 'A release may be applied before its Helm repository',
    why: 'Order between folders comes from dependsOn alone; without it the first installation of a cluster fails and is repeated.',
    remedy: 'add sourcesUnit to dependsOn of the unit',
  },
];
