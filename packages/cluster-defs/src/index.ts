export { assembleFleet } from './assemble-fleet.ts';
export type { AppRepository, AwsRegion, Cluster, Environment, HubCluster, Stage, WorkloadCluster } from './cluster-spec.ts';
export { defineCluster } from './define-cluster.ts';
export { EKS_VERSIONS, type EksVersion } from './eks-version.ts';
export { assemble, fleet } from './fleet.ts';
export type { Fleet } from './fleet-settings.ts';
export type { CataloguePackage, PackageChoice, PackageVersion, Pins } from './package-choice.ts';
export type { FleetRepository } from './package-source.ts';
