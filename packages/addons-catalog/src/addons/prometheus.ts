import { stockAddons } from '@slipway/eks';
import { prometheusCommunity } from '@slipway/flux-sources';
import { awsEbsCsiDriver } from './aws-ebs-csi-driver.ts';

export const prometheus = stockAddons.prometheus({
  chart: { repository: prometheusCommunity, name: 'prometheus', version: '29.27.0' },
  storage: awsEbsCsiDriver,
});
