export type { AwsProvider } from './activated-kinds.ts';
export { AWS_PROVIDERS, activatedKinds, listActivatedKinds } from './activated-kinds.ts';
export { assemble, crossplaneUnits } from './assemble.ts';
export { crossplaneCore } from './core.ts';
export { CROSSPLANE_NAMESPACE } from './crossplane-unit.ts';
export type { AddressRange } from './eks-cluster/address-range.ts';
export { addressRange, contains, overlap } from './eks-cluster/address-range.ts';
export type { EksCluster } from './eks-cluster/composite.ts';
export { eksClusterComposition } from './eks-cluster/composition.ts';
export {
  EKS_CLUSTER_API_VERSION,
  EKS_CLUSTER_KIND,
  eksClusterDefinition,
  FLEET_API_GROUP,
  MAX_CLUSTER_NAME,
} from './eks-cluster/definition.ts';
export type { EksClusterInput } from './eks-cluster/eks-cluster.ts';
export { eksCluster } from './eks-cluster/eks-cluster.ts';
export { eksClusterHealth } from './eks-cluster/health.ts';
export type { ZoneCount } from './eks-cluster/names.ts';
export { compositionName, kubeconfigSecret, oidcProviderName, ZONE_COUNTS } from './eks-cluster/names.ts';
export type { EksClusterSpec, EksClusterStatus } from './eks-cluster/schema.ts';
export { eksClusterSpec } from './eks-cluster/schema.ts';
export { eksClusterUnit } from './eks-cluster-unit.ts';
export { functionAutoReady, functionPatchAndTransform } from './functions.ts';
export { crossplaneFunctions } from './functions-unit.ts';
export { syncedAndReady } from './health.ts';
export { crossplaneProviderConfig } from './provider-config.ts';
export { awsProviderAccount, crossplaneProviders } from './providers.ts';
