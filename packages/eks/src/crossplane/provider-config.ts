import type { ClusterProviderConfig } from '@slipway/kube-models/aws.m.upbound.io/v1beta1/ClusterProviderConfig';
import type { Unit } from '@slipway/manifest';
import { crossplaneUnit, KEEP } from './crossplane-unit.ts';

/** Kind of the provider configurations. It is cluster-scoped, because managed resources in every namespace use them. */
export const PROVIDER_CONFIG_KIND = 'ClusterProviderConfig';

/** The configuration of managed resources that name no other. It uses the account of the cluster that Crossplane runs on. */
export const DEFAULT_PROVIDER_CONFIG = 'default';

/**
 * Returns how the providers sign in to AWS: with the role that EKS Pod Identity gives to their service account. With `roleArn`, they
 * assume that role from there.
 */
export const providerConfig = (name: string, roleArn?: string): ClusterProviderConfig => ({
  apiVersion: 'aws.m.upbound.io/v1beta1',
  kind: PROVIDER_CONFIG_KIND,
  metadata: { name, annotations: KEEP },
  spec: {
    credentials: { source: 'PodIdentity' },
    ...(roleArn === undefined ? {} : { assumeRoleChain: [{ roleARN: roleArn }] }),
  },
});

/** Returns the unit after which managed resources of AWS can be applied. */
export const crossplaneProviderConfig = (functions: Unit) =>
  crossplaneUnit({
    name: 'crossplane-provider-config',
    folder: 'provider-config',
    manifests: { 'aws.yaml': providerConfig(DEFAULT_PROVIDER_CONFIG) },
    dependsOn: [functions],
    provides: ['aws.m.upbound.io', '*.aws.m.upbound.io'],
  });
