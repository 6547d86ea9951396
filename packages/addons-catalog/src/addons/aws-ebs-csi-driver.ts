import { stockAddons } from '@slipway/eks';
import { ebsCsiCharts } from '@slipway/flux-sources';

export const awsEbsCsiDriver = stockAddons.awsEbsCsiDriver({
  chart: { repository: ebsCsiCharts, name: 'aws-ebs-csi-driver', version: '2.64.0' },
});
