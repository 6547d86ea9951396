import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import type { Override, Unit } from '@slipway/manifest';
import { FLUX_NAMESPACE } from '../sources/flux-namespace.ts';
import type { HelmRepositorySource } from '../sources/helm-repository.ts';
import type { OciRepositorySource } from '../sources/oci-repository.ts';

/** A chart of a Helm repository, in one version. */
export interface RepositoryChart {
  /** Helm repository that contains the chart. Flux downloads the chart from it. */
  readonly repository: HelmRepositorySource;
  /**
   * Name of the chart in the repository.
   * @example 'cert-manager'
   */
  readonly name: string;
  /**
   * Exact version of the chart. Ranges are rejected, because helm-controller would upgrade without a change in Git.
   * @example 'v1.21.1'
   */
  readonly version: string;
}

/** A chart of a Helm repository, or an OCI artifact that carries the version itself. */
export type Chart = RepositoryChart | OciRepositorySource;

/** Values of a chart without a type of its own: the compiler accepts any value. `slipway charts types` writes the types of charts. */
export type ChartValues = Readonly<Record<string, unknown>>;

/** One installed chart; `timeout` and retries are the same for all. */
interface ChartRelease<Values extends object> {
  /** Name of the HelmRelease in `flux-system` and of the release in Helm. */
  readonly name: string;
  /** Chart that helm-controller installs: a chart of a Helm repository, or an OCI artifact. */
  readonly chart: Chart;
  /** Namespace of the objects of the chart. Helm creates it and stores the release there. */
  readonly namespace: string;
  /**
   * Replaces the CRDs of the `crds/` folder of the chart on upgrades. Helm itself never upgrades them.
   * @default false
   */
  readonly replaceCrds?: boolean;
  /**
   * Names of HelmReleases of the same unit that must be ready first.
   * @default none
   */
  readonly after?: readonly string[];
  /**
   * Values that differ from the defaults of the chart.
   * @default the defaults of the chart
   * @example { replicaCount: 2 }
   */
  readonly values?: Values;
}

/** How long Helm may take to install or upgrade one release. */
export const RELEASE_MINUTES = 10;

/**
 * Values of charts that have their CRDs among the templates. Without them, uninstalling the release would delete the CRDs and all their
 * objects.
 */
export const KEEP_CRDS = { annotations: { 'helm.sh/resource-policy': 'keep' } } as const;

/**
 * Returns the HelmRelease of an add-on. A failed install or upgrade is retried every two minutes and never uninstalled: an add-on chart
 * owns CRDs, and uninstalling CRDs deletes the objects that other teams created from them.
 *
 * With a type, as in `chartRelease<CertManagerValues>({ ... })`, a value that the chart does not have does not compile.
 */
export function chartRelease<Values extends object = ChartValues>(release: ChartRelease<NoInfer<Values>>): HelmRelease {
  const strategy = { name: 'RetryOnFailure', retryInterval: '2m' } as const;
  const crds = release.replaceCrds ? ({ crds: 'CreateReplace' } as const) : {};
  return {
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name: release.name, namespace: FLUX_NAMESPACE },
    spec: {
      ...(release.after ? { dependsOn: release.after.map((name) => ({ name })) } : {}),
      interval: '1h',
      timeout: `${RELEASE_MINUTES}m`,
      ...chartFields(release.chart),
      releaseName: release.name,
      targetNamespace: release.namespace,
      storageNamespace: release.namespace,
      install: { createNamespace: true, ...crds, strategy },
      upgrade: { ...crds, strategy },
      ...(release.values ? { values: release.values as ChartValues } : {}),
    },
  };
}

/**
 * Returns how one cluster changes the values of a release: a patch of the Flux Kustomization at `unit`. `after` as in {@link Override}.
 * With a type, as in `releaseOverride<CertManagerValues>(...)`, a value that the chart does not have does not compile.
 */
export const releaseOverride = <Values extends object = ChartValues>(
  unit: string,
  release: string,
  values: NoInfer<Values>,
  after: readonly Unit[] = [],
): Override => ({
  unit,
  target: { kind: 'HelmRelease', name: release },
  merge: { spec: { values } },
  ...(after.length > 0 ? { after } : {}),
});

const chartFields = (chart: Chart) =>
  'manifest' in chart
    ? { chartRef: { kind: 'OCIRepository' as const, name: chart.name } }
    : {
        chart: {
          spec: {
            chart: chart.name,
            version: chart.version,
            sourceRef: { kind: 'HelmRepository' as const, name: chart.repository.name },
            interval: '1h',
          },
        },
      };
