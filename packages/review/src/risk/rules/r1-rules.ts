import type { RiskPage } from '../../changes/review.ts';

/** Rules of R1: behaviour. */
export const R1_RULES = [
  {
    id: 'behaviour-changed',
    summary: 'R1: running programs change: versions, replicas, resources, schedules, settings.',
    why: 'Most changes have this risk.',
    remedy: 'Check the values.',
  },
  {
    id: 'change-waits',
    summary: 'R1: a change is not applied, because its Flux Kustomization waits for a suspended one.',
    why: 'A suspended object is not reconciled. Its dependents with the same source wait for the new revision.',
    remedy: 'Resume the suspended one, or remove the dependency.',
  },
  {
    id: 'releases-upgraded',
    summary: 'R1: an OCIRepository or a HelmChart changes its version, and so do the releases that use it.',
    why: 'The HelmReleases do not change in Git. helm-controller upgrades each of them when the source has the new version.',
    remedy: 'Read the notes of the chart, and check the values of each release.',
    example: {
      failing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: default}
spec: {interval: 10m, url: oci://registry.example/charts/web, ref: {tag: 2.3.0}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: default}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: web}}
`,
      passing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: default}
spec: {interval: 10m, url: oci://registry.example/charts/web, ref: {tag: 2.2.0}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: default}
spec: {interval: 1h, chartRef: {kind: OCIRepository, name: web}}
`,
    },
  },
  {
    id: 'release-not-upgraded',
    summary: 'R1: the content of a chart changes, and its version does not, so that helm-controller does not upgrade the release.',
    why: 'source-controller packages a chart of a Git repository or a Bucket again only when its version changes, unless spec.chart.spec.reconcileStrategy is Revision. The change arrives with a later upgrade.',
    remedy: 'Raise the version in Chart.yaml, or set reconcileStrategy: Revision.',
  },
  {
    id: 'change-without-effect',
    summary:
      'R1: Git changes, and the cluster does not: another field of an OCIRepository comes first, or a mark keeps Flux from applying the object.',
    why: 'source-controller uses the digest, else the range of versions, else the tag. kustomize-controller skips an object with kustomize.toolkit.fluxcd.io/reconcile: disabled or ssa: Ignore, and does not update one with ssa: IfNotPresent. It does not set these marks on an object that exists either: if the object leaves Git later, Flux deletes it.',
    remedy:
      'Change or remove the field that comes first. For a mark, remove it together with the change, or make the change on the cluster too.',
    example: {
      failing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: flux-system}
spec: {interval: 10m, url: oci://registry.example/charts/web, ref: {semver: 2.x, tag: 2.2.0}}
`,
      passing: `
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: web, namespace: flux-system}
spec: {interval: 10m, url: oci://registry.example/charts/web, ref: {semver: 2.x, tag: 2.1.0}}
`,
    },
  },
] as const satisfies readonly RiskPage[];
