import { use } from '@slipway/fleet';
import { certManager, prometheus } from './addons.ts';
import { defineCluster } from './define-cluster.ts';

export const mgmtProduction = defineCluster({
  cluster: 'mgmt',
  environment: 'production',
  role: 'hub',
  accountId: '111122223333',
  region: 'eu-west-1',
  network: { cidr: '10.0.0.0/16' },
  packages: { channel: 'latest' },
  addons: [use(certManager), use(prometheus, { retention: '14d' })],
  applications: [],
});
