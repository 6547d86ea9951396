import { run, use } from '@slipway/fleet';
import { prometheus } from './addons.ts';
import { defineCluster } from './define-cluster.ts';
import { mgmtProduction } from './mgmt-production.ts';
import { webapp } from './webapp.ts';

/** A cluster that the hub drives: it has no Flux of its own. */
export const crossplaneDemoProduction = defineCluster({
  cluster: 'crossplane-demo',
  environment: 'production',
  role: 'workload',
  hub: mgmtProduction,
  delivery: 'hub',
  accountId: '111122223333',
  region: 'eu-west-1',
  kubernetes: { controlPlane: '1.35', nodes: '1.35' },
  network: {
    cidr: '10.30.0.0/16',
    zones: [
      { availabilityZone: 'eu-west-1a', publicCidr: '10.30.0.0/20', privateCidr: '10.30.64.0/18' },
      { availabilityZone: 'eu-west-1b', publicCidr: '10.30.16.0/20', privateCidr: '10.30.128.0/18' },
    ],
  },
  nodes: { instanceType: 'm7i.large', min: 2, max: 3, desired: 2 },
  packages: { channel: 'latest' },
  addons: [use(prometheus)],
  applications: [run(webapp)],
});
