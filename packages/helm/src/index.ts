export { type Chart, fileText, missingDependencies } from './chart/chart.ts';
export type { ChartLimits } from './chart/chart-limits.ts';
export { loadArchive, loadFolder } from './chart/load-chart.ts';
export { readIndex } from './chart/repository-index.ts';
export { readValuesFile } from './chart/values-file.ts';
export { type ChartFinder, type ChartPlace, chartFolder, type GitPlace } from './fleet/chart-folder.ts';
export { placeInRepository, unpackagedDependencies } from './fleet/chart-of-release.ts';
export { type FieldOrigin, fieldOrigin } from './fleet/field-origin.ts';
export { type FleetRelease, fleetReleases } from './fleet/fleet-releases.ts';
export type { InstalledObject } from './fleet/installed-objects.ts';
export { type RandomObject, randomObjects } from './fleet/random-objects.ts';
export { type ReleaseChart, type ReleaseMemory, releaseMemory } from './fleet/release-memory.ts';
export { type RequestedChart, requestedCharts, type UsedChart, usedCharts } from './fleet/requested-charts.ts';
export { servedVersions } from './fleet/served-versions.ts';
export { shownText } from './fleet/unknown-variables.ts';
export type { UnreadValue } from './fleet/unread-values.ts';
export { HelmError } from './helm-error.ts';
export { packagedValues } from './release/chart-values-files.ts';
export { type Installation, installRelease } from './release/install-release.ts';
export { isReleaseName } from './release/release-name.ts';
export { releaseSpec } from './release/release-spec.ts';
export {
  type Capabilities,
  clusterCapabilities,
  clusterVersion,
  DEFAULT_CAPABILITIES,
  statedVersion,
  withCapabilities,
} from './render/capabilities.ts';
export { isCrd } from './render/crd-files.ts';
export { readManifest } from './render/read-manifest.ts';
export { type RenderedDocument, renderChart } from './render/render-chart.ts';
export { sortObjects } from './render/sort-objects.ts';
export { mergeMaps, type Values } from './value-maps.ts';
export { SetProblem, setValues } from './values/set-values.ts';
export { bestVersion } from './version-range.ts';
