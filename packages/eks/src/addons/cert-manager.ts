import { addonUnit, chartRelease, defineAddon, mergeValues, releaseOverride } from '@slipway/fleet';
import type { RulesOf } from '@slipway/manifest';
import type { ChartWith, KnownValues, StockAddon } from './stock-addon.ts';

/** Options of cert-manager on one cluster. */
export interface CertManagerOptions {
  /**
   * Number of Pods of the controller, from 1 to 5. One of them issues and renews certificates; the others take over when it fails.
   * @default 2
   * @example 3
   */
  readonly replicas?: number;
  /**
   * Detail of the logs of all parts of cert-manager, from 0 (errors only) to 6 (each request).
   * @default 2, the default of the chart
   * @example 4
   */
  readonly logLevel?: number;
}

const rules: RulesOf<CertManagerOptions> = {
  replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Pods of the controller' },
  logLevel: { type: 'integer', min: 0, max: 6, required: false, summary: 'From 0, errors only, to 6, every request' },
};

/** Values that the add-on sets. */
const OWN_VALUES = { crds: { enabled: true, keep: true }, replicaCount: 2 };

/** Values that the add-on or one of its options sets. */
type OwnValues = typeof OWN_VALUES & { readonly global: { readonly logLevel: number } };

/** Issues and renews TLS certificates. */
export const certManager = <Values extends object = KnownValues<OwnValues>>({
  chart,
  values,
}: StockAddon<NoInfer<Values>> & ChartWith<OwnValues, NoInfer<Values>>) =>
  defineAddon(
    {
      name: 'cert-manager',
      summary: 'Issues and renews TLS certificates',
      needs: [],
      units: [
        addonUnit({
          name: 'cert-manager',
          folder: 'cert-manager',
          manifests: {
            'release.yaml': chartRelease({
              name: 'cert-manager',
              chart,
              namespace: 'cert-manager',
              // The chart has its CRDs among its templates. `keep` preserves them, and so all certificates, when the chart is
              // uninstalled.
              values: mergeValues(OWN_VALUES, values),
            }),
          },
          dependsOn: [chart.repository.unit],
          provides: ['cert-manager.io', 'acme.cert-manager.io'],
        }),
      ],
      options: rules,
      overrides: ({ replicas, logLevel }) => [
        ...(replicas === undefined ? [] : [releaseOverride('cert-manager', 'cert-manager', { replicaCount: replicas })]),
        ...(logLevel === undefined ? [] : [releaseOverride('cert-manager', 'cert-manager', { global: { logLevel } })]),
      ],
    },
    certManager,
  );
