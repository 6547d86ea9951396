import {
  awsEbsCsiDriver,
  awsLoadBalancerController,
  certManager,
  externalSecrets,
  karpenter,
  priorityClasses,
  prometheus,
  sealedSecrets,
  use,
} from '@slipway/addons-catalog';
import { productCatalog, run } from '@slipway/applications';
import { defineCluster } from '../define-cluster.ts';
import { mgmtProduction } from './mgmt-production.ts';

export const commercialStaging = defineCluster({
  cluster: 'commercial',
  environment: 'staging',
  role: 'workload',
  hub: mgmtProduction,
  delivery: 'self',
  accountId: '111122223333',
  region: 'eu-west-1',
  kubernetes: { controlPlane: '1.35', nodes: '1.35' },
  network: {
    cidr: '10.10.0.0/16',
    zones: [
      { availabilityZone: 'eu-west-1a', publicCidr: '10.10.0.0/20', privateCidr: '10.10.64.0/18' },
      { availabilityZone: 'eu-west-1b', publicCidr: '10.10.16.0/20', privateCidr: '10.10.128.0/18' },
    ],
  },
  nodes: { instanceType: 'm7i.large', min: 2, max: 4, desired: 2 },
  packages: { channel: 'staging', definitions: 'production' },
  addons: [
    use(awsEbsCsiDriver),
    use(awsLoadBalancerController),
    use(certManager),
    use(externalSecrets),
    use(karpenter),
    use(priorityClasses),
    use(prometheus),
    use(sealedSecrets),
  ],
  applications: [run(productCatalog, { replicas: 1 })],
});
