import { istioCharts } from '@slipway/flux-sources';
import type { Unit } from '@slipway/manifest';
import { releaseTimeout } from '../addon-unit.ts';
import { chartRelease, releaseOverride } from '../chart-release.ts';
import { defineAddon } from '../define-addon.ts';

const VERSION = '1.28.2';
const NAMESPACE = 'istio-system';

const manifests = {
  'base.yaml': chartRelease({
    name: 'istio-base',
    chart: { repository: istioCharts, name: 'base', version: VERSION },
    namespace: NAMESPACE,
    replaceCrds: true,
    values: { defaultRevision: 'default' },
  }),
  'istiod.yaml': chartRelease({
    name: 'istiod',
    chart: { repository: istioCharts, name: 'istiod', version: VERSION },
    namespace: NAMESPACE,
    after: ['istio-base'],
    values: { autoscaleMin: 2 },
  }),
};

/** A bundle beside the cluster add-ons: some clusters point at it, others do not. */
const unit: Unit<'service-mesh'> = {
  name: 'service-mesh',
  package: 'addons-catalog',
  directory: 'common/service-mesh',
  manifests,
  ...releaseTimeout(manifests),
  dependsOn: [istioCharts.unit],
  provides: ['*.istio.io'],
};

export const serviceMesh = defineAddon({
  name: 'service-mesh',
  summary: 'Istio: encrypts and observes the traffic between pods',
  needs: [],
  units: [unit],
  options: {
    replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Fewest pods of the control plane' },
  },
  overrides: ({ replicas }) => (replicas === undefined ? [] : [releaseOverride('service-mesh', 'istiod', { autoscaleMin: replicas })]),
});
