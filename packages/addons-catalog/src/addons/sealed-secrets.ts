import { sealedSecretsCharts } from '@slipway/flux-sources';
import { addonUnit } from '../addon-unit.ts';
import { chartRelease, releaseOverride } from '../chart-release.ts';
import { defineAddon } from '../define-addon.ts';
import { SEALED_SECRETS_NAMESPACE } from '../sealing-key.ts';
import { externalSecrets, externalSecretsConfig } from './external-secrets.ts';

export const sealedSecrets = defineAddon({
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
          chart: { repository: sealedSecretsCharts, name: 'sealed-secrets', version: '2.18.5' },
          namespace: SEALED_SECRETS_NAMESPACE,
          replaceCrds: true,
          values: {
            // The name that kubeseal looks for.
            fullnameOverride: 'sealed-secrets-controller',
            // The key comes from Secrets Manager; one that the controller made would be lost with the cluster.
            keyrenewperiod: '0',
          },
        }),
      },
      dependsOn: [sealedSecretsCharts.unit, externalSecretsConfig],
      provides: ['bitnami.com'],
    }),
  ],
  options: {
    logLevel: { type: 'choice', values: ['INFO', 'ERROR'], required: false, summary: 'What the controller logs' },
  },
  overrides: ({ logLevel }) => (logLevel === undefined ? [] : [releaseOverride('sealed-secrets', 'sealed-secrets', { logLevel })]),
});
