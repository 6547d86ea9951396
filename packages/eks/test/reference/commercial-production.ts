import { run, use } from '@slipway/fleet';
import type { PriorityClass } from '@slipway/kube-models/scheduling.k8s.io/v1/PriorityClass';
import {
  awsEbsCsiDriver,
  awsLoadBalancerController,
  certManager,
  externalSecrets,
  karpenter,
  prometheus,
  sealedSecrets,
} from './addons.ts';
import { defineCluster } from './define-cluster.ts';
import { mgmtProduction } from './mgmt-production.ts';
import { productCatalog } from './product-catalog.ts';

/** Workloads of customers have priority over all others when nodes are full. */
const customerFacing: PriorityClass = {
  apiVersion: 'scheduling.k8s.io/v1',
  kind: 'PriorityClass',
  metadata: { name: 'customer-facing' },
  value: 100_000,
  description: 'Pods that customers wait for',
};

export const commercialProduction = defineCluster({
  cluster: 'commercial',
  environment: 'production',
  role: 'workload',
  hub: mgmtProduction,
  delivery: 'self',
  accountId: '111122223333',
  region: 'eu-west-1',
  kubernetes: { controlPlane: '1.35', nodes: '1.35' },
  network: {
    cidr: '10.20.0.0/16',
    zones: [
      { availabilityZone: 'eu-west-1a', publicCidr: '10.20.0.0/20', privateCidr: '10.20.64.0/18' },
      { availabilityZone: 'eu-west-1b', publicCidr: '10.20.16.0/20', privateCidr: '10.20.128.0/18' },
      { availabilityZone: 'eu-west-1c', publicCidr: '10.20.32.0/20', privateCidr: '10.20.192.0/18' },
    ],
  },
  nodes: { instanceType: 'm7i.large', min: 3, max: 6, desired: 3 },
  packages: { channel: 'latest' },
  addons: [
    use(awsEbsCsiDriver),
    use(awsLoadBalancerController),
    use(certManager, { replicas: 3 }),
    use(externalSecrets, { replicas: 3 }),
    use(karpenter, { replicas: 3, cpuLimit: 400 }),
    use(prometheus, { retention: '30d', storageGiB: 200 }),
    use(sealedSecrets),
  ],
  applications: [run(productCatalog, { replicas: 4 })],
  specific: { 'priority-class.yaml': customerFacing },
});
