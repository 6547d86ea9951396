import { defineOciRepository } from '@slipway/fleet';
import { stockAddons } from '../../src/index.ts';
import {
  ebsCsiCharts,
  eksCharts,
  externalSecretsCharts,
  fluxcdCommunity,
  istioCharts,
  jetstack,
  prometheusCommunity,
  sealedSecretsCharts,
} from './sources.ts';

export const awsEbsCsiDriver = stockAddons.awsEbsCsiDriver({
  chart: { repository: ebsCsiCharts, name: 'aws-ebs-csi-driver', version: '2.0.0' },
});
export const certManager = stockAddons.certManager({ chart: { repository: jetstack, name: 'cert-manager', version: 'v1.0.0' } });
export const awsLoadBalancerController = stockAddons.awsLoadBalancerController({
  chart: { repository: eksCharts, name: 'aws-load-balancer-controller', version: '3.0.0' },
  certManager,
});
export const externalSecrets = stockAddons.externalSecrets({
  chart: { repository: externalSecretsCharts, name: 'external-secrets', version: '2.0.0' },
});
export const flux = stockAddons.flux({ chart: { repository: fluxcdCommunity, name: 'flux2', version: '2.18.0' } });
export const karpenter = stockAddons.karpenter({
  chart: defineOciRepository({ name: 'karpenter', url: 'oci://public.ecr.aws/karpenter/karpenter', tag: '1.0.0' }),
});
export const prometheus = stockAddons.prometheus({
  chart: { repository: prometheusCommunity, name: 'prometheus', version: '29.0.0' },
  storage: awsEbsCsiDriver,
});
export const sealedSecrets = stockAddons.sealedSecrets({
  chart: { repository: sealedSecretsCharts, name: 'sealed-secrets', version: '2.0.0' },
  externalSecrets,
});
export const serviceMesh = stockAddons.serviceMesh({ repository: istioCharts, version: '1.28.0' });

export const addons = [
  awsEbsCsiDriver,
  awsLoadBalancerController,
  certManager,
  externalSecrets,
  flux,
  karpenter,
  prometheus,
  sealedSecrets,
  serviceMesh,
] as const;
