import { stockAddons } from '@slipway/eks';
import { fluxcdCommunity } from '@slipway/flux-sources';

export const flux = stockAddons.flux({
  chart: { repository: fluxcdCommunity, name: 'flux2', version: '2.18.3' },
});
