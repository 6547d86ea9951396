import { stockAddons } from '@slipway/eks';
import { sealedSecretsCharts } from '@slipway/flux-sources';
import { externalSecrets } from './external-secrets.ts';

export const sealedSecrets = stockAddons.sealedSecrets({
  chart: { repository: sealedSecretsCharts, name: 'sealed-secrets', version: '2.18.5' },
  externalSecrets,
});
