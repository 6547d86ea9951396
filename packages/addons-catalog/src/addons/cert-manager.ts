import { jetstack } from '@slipway/flux-sources';
import { addonUnit } from '../addon-unit.ts';
import { chartRelease, releaseOverride } from '../chart-release.ts';
import { defineAddon } from '../define-addon.ts';

export const certManager = defineAddon({
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
          chart: { repository: jetstack, name: 'cert-manager', version: 'v1.21.1' },
          namespace: 'cert-manager',
          // The chart keeps its CRDs among its templates; `keep` saves every certificate when it is uninstalled.
          values: { crds: { enabled: true, keep: true }, replicaCount: 2 },
        }),
      },
      dependsOn: [jetstack.unit],
      provides: ['cert-manager.io', 'acme.cert-manager.io'],
    }),
  ],
  options: {
    replicas: { type: 'integer', min: 1, max: 5, required: false, summary: 'Pods of the controller' },
    logLevel: { type: 'integer', min: 0, max: 6, required: false, summary: 'From 0, errors only, to 6, every request' },
  },
  overrides: ({ replicas, logLevel }) => [
    ...(replicas === undefined ? [] : [releaseOverride('cert-manager', 'cert-manager', { replicaCount: replicas })]),
    ...(logLevel === undefined ? [] : [releaseOverride('cert-manager', 'cert-manager', { global: { logLevel } })]),
  ],
});
