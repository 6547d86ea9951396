import { type ChartValues, FLUX_NAMESPACE, mergeValues, type RepositoryChart } from '@slipway/fleet';
import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import { CROSSPLANE_NAMESPACE, crossplaneUnit, KEEP } from '../crossplane/crossplane-unit.ts';

// Flux retries a failed install and never uninstalls it: without Crossplane's CRDs every composite would be deleted.
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
        // No kind is active by default. Each provider is installed with a policy that names the kinds in use.
        provider: { defaultActivations: [] },
        // Each change of a composed resource costs its composite two of its 100 tokens. One token returns each second. Without tokens,
        // Crossplane ignores further changes for five minutes. The 50 resources of an EKSCluster in three zones cost 900 tokens until
        // they are ready, most of them in the first half minute. A protected one has nearly twice as many resources. These limits allow
        // twice as many tokens, and still stop controllers that fight over a field.
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
    // Longer than the timeout of the release.
    timeout: '15m',
  });
