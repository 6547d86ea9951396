import { FLUX_NAMESPACE, fluxcdCommunity } from '@slipway/flux-sources';
import { addonUnit } from '../addon-unit.ts';
import { chartRelease, KEEP_CRDS } from '../chart-release.ts';
import { defineAddon } from '../define-addon.ts';

/** Without it the health check of a bad version runs to its end, up to half an hour, before the version that repairs it is applied. */
const REPAIR_AT_ONCE = '--feature-gates=CancelHealthCheckOnNewRevision=true';

/**
 * Flux on another cluster: the hub applies it there with `kubeConfig`, before that cluster has a Flux of its own.
 * It names no API groups in `provides`, since on the cluster that applies it they are served already.
 */
export const flux = defineAddon({
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
          chart: { repository: fluxcdCommunity, name: 'flux2', version: '2.18.3' },
          namespace: FLUX_NAMESPACE,
          values: {
            crds: KEEP_CRDS,
            imageAutomationController: { create: false },
            imageReflectionController: { create: false },
            kustomizeController: { container: { additionalArgs: [REPAIR_AT_ONCE] } },
          },
        }),
      },
      dependsOn: [fluxcdCommunity.unit],
    }),
  ],
  options: {},
  overrides: () => [],
});
