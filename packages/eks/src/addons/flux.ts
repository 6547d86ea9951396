import { addonUnit, chartRelease, defineAddon, FLUX_NAMESPACE, KEEP_CRDS, mergeValues } from '@slipway/fleet';
import type { ChartWith, KnownValues, StockAddon } from './stock-addon.ts';

/**
 * Without this gate, the version that repairs a bad one is applied only after the health check of the bad one ends, up to half an hour
 * later.
 */
const REPAIR_AT_ONCE = '--feature-gates=CancelHealthCheckOnNewRevision=true';

/** Values that the add-on sets. */
const OWN_VALUES = {
  crds: KEEP_CRDS,
  imageAutomationController: { create: false },
  imageReflectionController: { create: false },
  kustomizeController: { container: { additionalArgs: [REPAIR_AT_ONCE] } },
};

/** Values that the add-on or one of its options sets. */
type OwnValues = typeof OWN_VALUES;

/**
 * Flux on another cluster: the hub applies it there with `kubeConfig`, before that cluster has its own Flux. `provides` has no API
 * groups, because the cluster that applies the unit serves them already.
 */
export function flux<Values extends object = KnownValues<OwnValues>>({
  chart,
  values,
}: StockAddon<NoInfer<Values>> & ChartWith<OwnValues, NoInfer<Values>>) {
  return defineAddon(
    {
      name: 'flux',
      summary: 'Puts Flux on a workload cluster, from the hub',
      needs: [],
      units: [
        addonUnit({
          name: 'flux',
          folder: 'flux',
          manifests: {
            'release.yaml': chartRelease({
              name: 'flux',
              chart,
              namespace: FLUX_NAMESPACE,
              values: mergeValues(OWN_VALUES, values),
            }),
          },
          dependsOn: [chart.repository.unit],
        }),
      ],
      options: {},
      overrides: () => [],
    },
    flux,
  );
}
