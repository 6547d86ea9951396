import { defineCrossplane } from '@slipway/eks';
import { crossplaneStable } from '@slipway/flux-sources';

export const crossplane = defineCrossplane({
  chart: { repository: crossplaneStable, name: 'crossplane', version: '2.3.4' },
  providers: 'v2.6.0',
  functions: { patchAndTransform: 'v0.10.8', autoReady: 'v0.7.0' },
});
