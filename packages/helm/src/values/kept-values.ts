import type { Chart } from '../chart/chart.ts';
import { copyValues, type Values } from '../value-maps.ts';
import { coalesceValues, mergeTables, type Warn } from './coalesce.ts';
import { processDependencies } from './process-dependencies.ts';
import { workingChart } from './working-chart.ts';

/** The values that an upgrade with `preserveValues` keeps. */
export interface KeptValues {
  /** The values of the user of the installed release. */
  readonly config: Values;
  /** The values of the installed release with the defaults of its chart. They replace the defaults of the new chart. */
  readonly defaults: Values;
}

/**
 * Returns the values that Helm keeps of an installed release (`reuseValues` in `pkg/action/upgrade.go`). Helm stores a chart without the
 * charts in it. So their defaults are kept only if Chart.yaml lists dependencies, because Helm then imports values into those of the chart.
 */
export function keptValues(chart: Chart, config: Values): KeptValues {
  const working = workingChart(chart);
  processDependencies(working, config, ignore);
  return { config, defaults: coalesceValues({ ...working, dependencies: [] }, config, ignore) };
}

/** Returns the chart and the values with which Helm renders an upgrade that keeps values. */
export const withKeptValues = (
  chart: Chart,
  values: Values,
  { config, defaults }: KeptValues,
): { readonly chart: Chart; readonly values: Values } => ({
  chart: { ...chart, values: defaults },
  values: mergeTables(copyValues(values), copyValues(config), '', { merge: false, warn: ignore }),
});

/** Helm has printed these warnings at the installation. */
const ignore: Warn = () => undefined;
