export type { FleetPart } from '@slipway/manifest';
export { addonUnit, releaseTimeout } from './addons/addon-unit.ts';
export { assembleCatalogue } from './addons/assemble-catalogue.ts';
export { catalogueRules } from './addons/catalogue-rules.ts';
export type { Chart, ChartValues, RepositoryChart } from './addons/chart-release.ts';
export { chartRelease, KEEP_CRDS, releaseOverride } from './addons/chart-release.ts';
export { checkCatalogue } from './addons/check-catalogue.ts';
export type { Addon, AddonUse } from './addons/define-addon.ts';
export { defineAddon, use } from './addons/define-addon.ts';
export type { AddonExtension } from './addons/extend-addon.ts';
export { extendAddon } from './addons/extend-addon.ts';
export { mergeValues } from './addons/merge-values.ts';
export { applicationRules } from './applications/application-rules.ts';
export { applicationUnit } from './applications/application-unit.ts';
export { assembleApplications } from './applications/assemble-applications.ts';
export { checkApplications } from './applications/check-applications.ts';
export type { Application, ApplicationUse } from './applications/define-application.ts';
export { defineApplication, run } from './applications/define-application.ts';
export { deployerOf, tenant } from './applications/tenant.ts';
export { addressOf, type WebServerOptions, type WebWorkload, webWorkload } from './applications/web-workload.ts';
export { assembleFleet } from './clusters/assemble-fleet.ts';
export { groupsNeededBy } from './clusters/place/api-groups.ts';
export { clusterVariables } from './clusters/place/cluster-info.ts';
export { overridePatches } from './clusters/place/override-patches.ts';
export type { Where } from './clusters/place/place-unit.ts';
export { isShared, kustomizationName, placeUnit } from './clusters/place/place-unit.ts';
export type { KustomizationPatch, Placement } from './clusters/place/placement.ts';
export type { Wanted } from './clusters/place/wanted-units.ts';
export { wantedUnits } from './clusters/place/wanted-units.ts';
export { clustersRunning } from './clusters/plan/clusters-running.ts';
export { edgesOf } from './clusters/plan/edges.ts';
export { planFleet } from './clusters/plan/plan-fleet.ts';
export { findCycles, reconcileOrder } from './clusters/plan/reconcile-order.ts';
export { unitsWithDependencies } from './clusters/plan/units-with-dependencies.ts';
export type { Fleet } from './clusters/platform/fleet-settings.ts';
export type { Platform, PlatformDescription } from './clusters/platform/platform.ts';
export { fluxKustomization } from './clusters/print/flux-kustomization.ts';
export { fluxSync, fluxSystemDirectory } from './clusters/print/flux-sync.ts';
export { checkClusters } from './clusters/rules/check-clusters.ts';
export { clusterRules } from './clusters/rules/descriptions.ts';
export {
  clusterId,
  fleetDirectory,
  isDrivenByHub,
  KUBECONFIG_SECRET_FORMAT,
  kubeconfigSecret,
  leafDirectory,
} from './clusters/spec/cluster-names.ts';
export type {
  AppRepository,
  AwsRegion,
  Cluster,
  ClusterAddons,
  ClusterApplications,
  ClusterBase,
  ClusterRole,
  Environment,
  HubCluster,
  HubFields,
  Stage,
  WorkloadCluster,
  WorkloadFields,
} from './clusters/spec/cluster-spec.ts';
export type { CompleteAddons, CompleteApplications } from './clusters/spec/complete-uses.ts';
export type { Problem } from './clusters/spec/finding-at.ts';
export { findingAt } from './clusters/spec/finding-at.ts';
export type { CatalogueItems, FleetContent } from './clusters/spec/fleet-content.ts';
export type { FleetRepository } from './clusters/spec/fleet-repository.ts';
export type { FollowedChannel, PackageChoice, PackageVersion, PinnedVersions, Pins } from './clusters/spec/package-choice.ts';
export type { PlatformFields } from './clusters/spec/platform-fields.ts';
export type { IsSound } from './clusters/spec/soundness.ts';
export { withNeutralValues } from './clusters/spec/soundness.ts';
export { chartsOf } from './description/charts-of.ts';
export { describeFleet } from './description/describe-fleet.ts';
export { assembleSources, checkHelmRepositories } from './sources/assemble-sources.ts';
export { checkCharts } from './sources/check-charts.ts';
export type { Duration } from './sources/duration.ts';
export { isDuration } from './sources/duration.ts';
export { FLUX_NAMESPACE } from './sources/flux-namespace.ts';
export type { GitRef } from './sources/git-ref.ts';
export { checkGitRef } from './sources/git-ref.ts';
export type { GitSource } from './sources/git-repository.ts';
export { gitRepository } from './sources/git-repository.ts';
export type { HelmRepositoryOptions, HelmRepositorySource } from './sources/helm-repository.ts';
export { defineHelmRepository } from './sources/helm-repository.ts';
export type { OciRepositoryOptions, OciRepositorySource } from './sources/oci-repository.ts';
export { defineOciRepository } from './sources/oci-repository.ts';
export { sourceRules } from './sources/source-rules.ts';
export { assembleUnits } from './units/assemble-units.ts';
