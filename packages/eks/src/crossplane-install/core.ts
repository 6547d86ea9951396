import { type ChartValues, FLUX_NAMESPACE, mergeValues, type RepositoryChart } from '@slipway/fleet';
import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import { CROSSPLANE_NAMESPACE, crossplaneUnit, KEEP } from '../crossplane/crossplane-unit.ts';

// A failed install is tried again, never uninstalled: with its CRDs Crossplane would take every composite along.
const strategy = { name: 'RetryOnFailure', retryInterval: '2m' } as const;

const releaseOf = ({ repository, name, version }: RepositoryChart, values: ChartValues): HelmRelease => ({
  apiVersion: 'helm.toolkit.fluxcd.io/v2',
  kind: 'HelmRelease',
  metadata: { name: 'crossplane', namespace: FLUX_NAMESPACE, annotations: KEEP },
  spec: {
    interval: '1h',
    timeout: '10m',
    chart: {
      spec: {
        chart: name,
        version,
        sourceRef: { kind: 'HelmRepository', name: repository.name },
        interval: '1h',
      },
    },
    releaseName: 'crossplane',
    targetNamespace: CROSSPLANE_NAMESPACE,
    storageNamespace: CROSSPLANE_NAMESPACE,
    install: { createNamespace: true, strategy },
    upgrade: { strategy },
    values: mergeValues(
      {
        // Nothing is activated by default: each provider comes with the policy that names the kinds in use.
        provider: { defaultActivations: [] },
        // Each change of a composed resource costs its composite two tokens of 100, and one a second comes back; without any,
        // Crossplane ignores further changes for five minutes. The 50 resources of an EKSCluster in three zones were seen to cost
        // 900 until they are ready, most of them in the first half minute; a protected one has nearly twice as many resources. These limits
        // let twice as many tokens, and still stop
        // controllers that fight over a field.
        args: ['--circuit-breaker-burst=4000', '--circuit-breaker-refill-rate=5'],
      },
      values,
    ),
  },
});

/** Crossplane itself. */
export const crossplaneCore = (chart: RepositoryChart, values: ChartValues = {}) =>
  crossplaneUnit({
    name: 'crossplane-core',
    folder: 'core',
    manifests: { 'release.yaml': releaseOf(chart, values) },
    dependsOn: [chart.repository.unit],
    provides: ['pkg.crossplane.io', 'apiextensions.crossplane.io', 'protection.crossplane.io', 'ops.crossplane.io'],
    // Longer than the release's own.
    timeout: '15m',
  });
