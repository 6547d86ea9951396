import { type Addon, addonUnit, type ChartValues, chartRelease, defineAddon, mergeValues, releaseOverride } from '@slipway/fleet';
import type { RulesOf, Unit } from '@slipway/manifest';
import type { ChartWith, KnownValues, StockAddon } from './stock-addon.ts';

/** Chart and values of Prometheus. */
interface PrometheusAddon<Values extends object = ChartValues> extends StockAddon<Values> {
  /** Add-on whose StorageClass is the default of the cluster. The option `storageGiB` needs it for the volume of the metrics. */
  readonly storage: Pick<Addon, 'name' | 'units'>;
}

/** Options of Prometheus on one cluster. */
export interface PrometheusOptions {
  /**
   * Length of time for which Prometheus keeps metrics, in hours (h), days (d), weeks (w) or years (y). Prometheus deletes
   * older metrics.
   * @default '7d'
   * @example '30d'
   */
  readonly retention?: string;
  /**
   * Size of the EBS volume of the metrics in GiB, from 1 to 16384. Kubernetes can make the volume larger later, never smaller. The
   * cluster needs the add-on for EBS volumes.
   * @default no volume: the metrics are lost when the Pod is replaced
   * @example 200
   */
  readonly storageGiB?: number;
}

const rulesOf = (storage: Pick<PrometheusAddon['storage'], 'name'>): RulesOf<PrometheusOptions> => ({
  retention: {
    type: 'text',
    pattern: /^[1-9]\d*(h|d|w|y)$/,
    says: 'a length of time in h, d, w or y, such as 12h or 30d',
    required: false,
    summary: 'How long metrics are kept: 12h, 30d',
  },
  storageGiB: {
    type: 'integer',
    min: 1,
    max: 16_384,
    required: false,
    summary: `Size of the volume that keeps them; needs ${storage.name}`,
  },
});

/** Values that the add-on sets. */
const OWN_VALUES = {
  // Metrics outlive a pod only with the option storageGiB.
  server: { retention: '7d', persistentVolume: { enabled: false } },
  alertmanager: { enabled: false },
  'prometheus-pushgateway': { enabled: false },
};

/** Values that the add-on or one of its options sets. */
type OwnValues = typeof OWN_VALUES & { readonly server: { readonly persistentVolume: { readonly size: string } } };

/** Metrics of the cluster. `storage` is the add-on whose StorageClass is the default of clusters that keep metrics on a volume. */
export function prometheus<Values extends object = KnownValues<OwnValues>>({
  chart,
  values,
  storage,
}: PrometheusAddon<NoInfer<Values>> & ChartWith<OwnValues, NoInfer<Values>>) {
  // Without a default StorageClass a volume would wait for ever.
  const driver = storage.units.filter(({ name }) => name === storage.name);
  return defineAddon(
    {
      name: 'prometheus',
      summary: 'Collects metrics of the cluster and keeps them for a while',
      needs: [],
      units: [
        addonUnit({
          name: 'prometheus',
          folder: 'prometheus',
          manifests: {
            'release.yaml': chartRelease({
              name: 'prometheus',
              chart,
              namespace: 'monitoring',
              values: mergeValues(OWN_VALUES, values),
            }),
          },
          dependsOn: [chart.repository.unit],
        }),
      ],
      options: rulesOf(storage),
      overrides: ({ retention, storageGiB }) => [
        ...(retention === undefined ? [] : [override({ server: { retention } })]),
        ...(storageGiB === undefined
          ? []
          : [override({ server: { persistentVolume: { enabled: true, size: `${storageGiB}Gi` } } }, driver)]),
      ],
    },
    prometheus,
  );
}

const override = (values: Readonly<Record<string, unknown>>, after: readonly Unit[] = []) =>
  releaseOverride('prometheus', 'prometheus', values, after);
