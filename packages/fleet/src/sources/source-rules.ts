import type { Rule } from '@slipway/manifest';

/** Rules about the definitions of sources and of charts from them, for `slipway explain`. */
export const sourceRules: readonly Rule[] = [
  {
    id: 'exclusive-fields',
    severity: 'reject',
    summary: 'A Git reference names more than one revision',
    why: 'source-controller silently prefers commit over semver over tag over branch, so the reference means something else than it says.',
    remedy: 'keep one of branch, tag, semver and commit',
  },
  {
    id: 'wrong-ref',
    severity: 'reject',
    summary: 'A Git reference names no revision that can be checked out',
    why: 'Without a revision Flux takes the branch master; with an unknown field or an abbreviated commit it fails on the cluster.',
    remedy: 'write exactly one of branch, tag, semver and a full commit id',
  },
  {
    id: 'wrong-url',
    severity: 'reject',
    summary: 'Flux cannot fetch from the address of a source',
    why: 'The CRDs of source-controller accept these schemes only: http, https and ssh for Git, https for Helm, oci for artifacts.',
    remedy: 'write the whole address with its scheme; git@host:path is ssh://git@host/path',
  },
  {
    id: 'wrong-duration',
    severity: 'reject',
    summary: 'An interval is not a duration',
    why: 'Flux reads Go durations: numbers with ms, s, m or h. The API server refuses everything else.',
    remedy: 'write 30s, 10m or 1h30m',
  },
  {
    id: 'duplicate-name',
    severity: 'reject',
    summary: 'Two Helm repositories have one name',
    why: 'Both would be one object and one file; charts of one of them would be looked for in the other.',
    remedy: 'rename one of them',
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
    summary: 'A chart comes from a source that is not applied before it',
    why: 'The HelmRelease would wait for its HelmRepository or OCIRepository, for ever when nothing else brings it. Order between folders comes from dependsOn alone.',
    remedy: 'add the unit of the repository to dependsOn, or put the source in the unit of the release',
  },
];
