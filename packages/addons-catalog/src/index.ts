export { awsEbsCsiDriver } from './addons/aws-ebs-csi-driver.ts';
export { awsLoadBalancerController } from './addons/aws-load-balancer-controller.ts';
export { certManager } from './addons/cert-manager.ts';
export { externalSecrets } from './addons/external-secrets.ts';
export { flux } from './addons/flux.ts';
export { karpenter } from './addons/karpenter.ts';
export { prometheus } from './addons/prometheus.ts';
export { sealedSecrets } from './addons/sealed-secrets.ts';
export { serviceMesh } from './addons/service-mesh.ts';
export { addons } from './addons.gen.ts';
export { assemble, assembleCatalogue } from './assemble.ts';
export { catalogueRules } from './catalogue-rules.ts';
export { checkCatalogue } from './check-catalogue.ts';
export type { Addon, AddonUse } from './define-addon.ts';
export { defineAddon, use } from './define-addon.ts';

import type { addons } from './addons.gen.ts';

/** Name of an add-on of the catalogue. */
export type AddonName = (typeof addons)[number]['name'];
