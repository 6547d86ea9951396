export type { Chart, ChartFile } from './chart/chart.ts';
export type { ChartLimits } from './chart/chart-limits.ts';
export { loadArchive, loadFolder } from './chart/load-chart.ts';
export type { ChartDependency, ChartMetadata } from './chart/metadata.ts';
export type { HelmStage } from './helm-error.ts';
export { HelmError } from './helm-error.ts';
