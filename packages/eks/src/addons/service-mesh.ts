import {
  type ChartValues,
  chartRelease,
  defineAddon,
  type HelmRepositorySource,
  mergeValues,
  releaseOverride,
  releaseTimeout,
} from '@slipway/fleet';
import type { RulesOf, Unit } from '@slipway/manifest';

const NAMESPACE = 'istio-system';

/** Charts of Istio. */
export interface ServiceMesh<Values extends object = ChartValues> {
  /** Helm repository with the charts `base` and `istiod`. */
  readonly repository: HelmRepositorySource;
  /**
   * Exact version of all charts of Istio, which are released together.
   * @example '1.28.2'
   */
  readonly version: string;
  /**
   * Values of the chart `istiod`, merged into the values of this library. A value here has priority.
   * @default the values of this library
   */
  readonly values?: Values;
}

/** Options of the service mesh on one cluster. */
export interface ServiceMeshOptions {
  /**
   * Smallest number of Pods of the control plane istiod, from 1 to 5. Its HorizontalPodAutoscaler adds Pods when they use much CPU.
   * @default 2
   * @example 3
   */
  readonly replicas?: number;
}

const rules: RulesOf<ServiceMeshOptions> = {
  replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Fewest pods of the control plane' },
};

export function serviceMesh<Values extends object = ChartValues>({ repository, version, values }: ServiceMesh<NoInfer<Values>>) {
  const manifests = {
    'base.yaml': chartRelease({
      name: 'istio-base',
      chart: { repository, name: 'base', version },
      namespace: NAMESPACE,
      replaceCrds: true,
      values: { defaultRevision: 'default' },
    }),
    'istiod.yaml': chartRelease({
      name: 'istiod',
      chart: { repository, name: 'istiod', version },
      namespace: NAMESPACE,
      after: ['istio-base'],
      values: mergeValues({ autoscaleMin: 2 }, values),
    }),
  };

  /** A bundle of the service mesh, separate from the cluster add-ons: only some clusters use it. */
  const unit: Unit<'service-mesh'> = {
    name: 'service-mesh',
    directory: 'common/service-mesh',
    manifests,
    ...releaseTimeout(manifests),
    dependsOn: [repository.unit],
    provides: ['*.istio.io'],
  };

  return defineAddon(
    {
      name: 'service-mesh',
      summary: 'Istio: encrypts and observes the traffic between pods',
      needs: [],
      units: [unit],
      options: rules,
      overrides: ({ replicas }) => (replicas === undefined ? [] : [releaseOverride('service-mesh', 'istiod', { autoscaleMin: replicas })]),
    },
    serviceMesh,
  );
}
