import type { ClusterProviderConfig } from '@slipway/kube-models/aws.m.upbound.io/v1beta1/ClusterProviderConfig';
import type { Unit } from '@slipway/manifest';
import { crossplaneUnit, KEEP } from './crossplane-unit.ts';

/** What a managed resource uses that names no other: the role that EKS Pod Identity gives to the providers' account. */
const providerConfig = {
  apiVersion: 'aws.m.upbound.io/v1beta1',
  kind: 'ClusterProviderConfig',
  metadata: { name: 'default', annotations: KEEP },
  spec: { credentials: { source: 'PodIdentity' } },
} satisfies ClusterProviderConfig;

/** After this unit, managed resources of AWS can be applied. */
export const crossplaneProviderConfig = (functions: Unit) =>
  crossplaneUnit({
    name: 'crossplane-provider-config',
    folder: 'provider-config',
    manifests: { 'aws.yaml': providerConfig },
    dependsOn: [functions],
    provides: ['aws.m.upbound.io', '*.aws.m.upbound.io'],
  });
