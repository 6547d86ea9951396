import { addonUnit, chartRelease, defineAddon, mergeValues, releaseOverride } from '@slipway/fleet';
import type { RulesOf } from '@slipway/manifest';
import type { externalSecrets as stockExternalSecrets } from './external-secrets.ts';
import { SEALED_SECRETS_NAMESPACE } from './sealing-key.ts';
import type { StockAddon } from './stock-addon.ts';

/** Chart and values of the sealed-secrets controller. */
interface SealedSecretsAddon extends StockAddon {
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

export function sealedSecrets({ chart, values, externalSecrets }: SealedSecretsAddon) {
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
              values: mergeValues(
                {
                  // The name that kubeseal looks for.
                  fullnameOverride: 'sealed-secrets-controller',
                  // The key comes from Secrets Manager; one that the controller made would be lost with the cluster.
                  keyrenewperiod: '0',
                },
                values,
              ),
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
