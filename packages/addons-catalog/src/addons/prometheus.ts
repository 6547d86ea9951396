import { FLUX_NAMESPACE, prometheusCommunity } from '@slipway/flux-sources';
import { chartFiles, type Unit } from '@slipway/manifest';
import { ApiObject, App, Chart } from 'cdk8s';
import { addonUnit } from '../addon-unit.ts';
import { chartRelease, releaseOverride } from '../chart-release.ts';
import { defineAddon } from '../define-addon.ts';
import { awsEbsCsiDriver } from './aws-ebs-csi-driver.ts';

const release = chartRelease({
  name: 'prometheus',
  chart: { repository: prometheusCommunity, name: 'prometheus', version: '29.27.0' },
  namespace: 'monitoring',
  values: {
    // Metrics outlive a pod only with the option storageGiB.
    server: { retention: '7d', persistentVolume: { enabled: false } },
    alertmanager: { enabled: false },
    'prometheus-pushgateway': { enabled: false },
  },
});

/** Written as a cdk8s chart; the catalogue takes it like any value. */
const chart = new Chart(new App(), 'prometheus');

new ApiObject(chart, 'release', { ...release, metadata: { name: 'prometheus', namespace: FLUX_NAMESPACE } });

/** Its StorageClass is the default, without which a volume would wait for ever. */
const driver = awsEbsCsiDriver.units.filter(({ name }) => name === awsEbsCsiDriver.name);

export const prometheus = defineAddon({
  name: 'prometheus',
  summary: 'Collects metrics of the cluster and keeps them for a while',
  needs: [],
  units: [
    addonUnit({
      name: 'prometheus',
      folder: 'prometheus',
      manifests: chartFiles(chart),
      dependsOn: [prometheusCommunity.unit],
    }),
  ],
  options: {
    retention: { type: 'text', pattern: /^[1-9]\d*(h|d|w|y)$/, required: false, summary: 'How long metrics are kept: 12h, 30d' },
    storageGiB: {
      type: 'integer',
      min: 1,
      max: 16_384,
      required: false,
      summary: 'Size of the volume that keeps them; needs aws-ebs-csi-driver',
    },
  },
  overrides: ({ retention, storageGiB }) => [
    ...(retention === undefined ? [] : [override({ server: { retention } })]),
    ...(storageGiB === undefined ? [] : [override({ server: { persistentVolume: { enabled: true, size: `${storageGiB}Gi` } } }, driver)]),
  ],
});

const override = (values: Readonly<Record<string, unknown>>, after: readonly Unit[] = []) =>
  releaseOverride('prometheus', 'prometheus', values, after);
