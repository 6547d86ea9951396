import { stockAddons } from '@slipway/eks';
import { externalSecretsCharts } from '@slipway/flux-sources';

export const externalSecrets = stockAddons.externalSecrets({
  chart: { repository: externalSecretsCharts, name: 'external-secrets', version: '2.9.0' },
});
