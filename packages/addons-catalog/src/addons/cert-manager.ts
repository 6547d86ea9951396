import { stockAddons } from '@slipway/eks';
import { jetstack } from '@slipway/flux-sources';

export const certManager = stockAddons.certManager({
  chart: { repository: jetstack, name: 'cert-manager', version: 'v1.21.1' },
});
