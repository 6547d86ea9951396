import { addonUnit, type ChartValues, chartRelease, defineAddon, mergeValues, releaseOverride } from '@slipway/fleet';
import type { RulesOf } from '@slipway/manifest';
import type { externalSecrets as stockExternalSecrets } from './external-secrets.ts';
import { SEALED_SECRETS_NAMESPACE } from './sealing-key.ts';
import type { ChartWith, KnownValues, StockAddon } from './stock-addon.ts';

/** Chart and values of the sealed-secrets controller. */
interface SealedSecretsAddon<Values extends object = ChartValues> extends StockAddon<Values> {
  /** Add-on that fetches the key of the controller from AWS Secrets Manager. It must be on the same cluster. */
  readonly externalSecrets: ReturnType<typeof stockExternalSecrets>;
}

/** Options of Sealed Secrets on one cluster. */
export interface SealedSecretsOptions {
  /**
   * Lowest level of the messages that the controller logs.
   * @default 'INFO', the default of the chart
   * @example 'ERROR'
   */
  readonly logLevel?: 'INFO' | 'ERROR';
}

const rules: RulesOf<SealedSecretsOptions> = {
  logLevel: { type: 'choice', values: ['INFO', 'ERROR'], required: false, summary: 'What the controller logs' },
};

/** Values that the add-on sets. */
const OWN_VALUES = {
  // The name that kubeseal looks for.
  fullnameOverride: 'sealed-secrets-controller',
  // The key comes from Secrets Manager; one that the controller made would be lost with the cluster.
  keyrenewperiod: '0',
};

/** Values that the add-on or one of its options sets. */
type OwnValues = typeof OWN_VALUES & { readonly logLevel: string };

export function sealedSecrets<Values extends object = KnownValues<OwnValues>>({
  chart,
  values,
  externalSecrets,
}: SealedSecretsAddon<NoInfer<Values>> & ChartWith<OwnValues, NoInfer<Values>>) {
  return defineAddon(
    {
      name: 'sealed-secrets',
      summary: 'Decrypts secrets that are kept in Git',
      needs: [externalSecrets],
      units: [
        addonUnit({
          name: 'sealed-secrets',
          folder: 'sealed-secrets',
          manifests: {
            'release.yaml': chartRelease({
              name: 'sealed-secrets',
              chart,
              namespace: SEALED_SECRETS_NAMESPACE,
              replaceCrds: true,
              values: mergeValues(OWN_VALUES, values),
            }),
          },
          dependsOn: [chart.repository.unit, ...externalSecrets.units.slice(-1)],
          provides: ['bitnami.com'],
        }),
      ],
      options: rules,
      overrides: ({ logLevel }) => (logLevel === undefined ? [] : [releaseOverride('sealed-secrets', 'sealed-secrets', { logLevel })]),
    },
    sealedSecrets,
  );
}
