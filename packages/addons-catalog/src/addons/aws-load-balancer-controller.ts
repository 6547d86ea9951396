import { stockAddons } from '@slipway/eks';
import { eksCharts } from '@slipway/flux-sources';
import { certManager } from './cert-manager.ts';

export const awsLoadBalancerController = stockAddons.awsLoadBalancerController({
  chart: { repository: eksCharts, name: 'aws-load-balancer-controller', version: '3.5.0' },
  certManager,
});
