import { awsEbsCsiDriver } from './aws-ebs-csi-driver.ts';
import { awsLoadBalancerController } from './aws-load-balancer-controller.ts';
import { certManager } from './cert-manager.ts';
import { externalSecrets } from './external-secrets.ts';
import { flux } from './flux.ts';
import { karpenter } from './karpenter.ts';
import { prometheus } from './prometheus.ts';
import { sealedSecrets } from './sealed-secrets.ts';
import { serviceMesh } from './service-mesh.ts';

/** The add-ons of this library: a fleet takes one with the chart in a version of its own. */
export const stockAddons = {
  awsEbsCsiDriver,
  awsLoadBalancerController,
  certManager,
  externalSecrets,
  flux,
  karpenter,
  prometheus,
  sealedSecrets,
  serviceMesh,
};
