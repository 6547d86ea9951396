import type { Chart } from '../chart/chart.ts';
import type { ChartDependency, ChartMetadata } from '../chart/metadata.ts';
import { copyValues, type Values } from '../value-maps.ts';

/** An entry of `dependencies` in one render. An alias replaces its name. */
export type WorkingDependency = { -readonly [Field in keyof ChartDependency]: ChartDependency[Field] } & { enabled: boolean };

/** A chart in one render. A render renames and removes dependencies and imports values, so each render has its own copy. */
export interface WorkingChart {
  readonly chart: Chart;
  name: string;
  /** Undefined if Chart.yaml does not list dependencies. */
  listed: WorkingDependency[] | undefined;
  values: Values;
  dependencies: WorkingChart[];
  parent: WorkingChart | undefined;
}

/** Creates the working copy of a chart. */
export function workingChart(chart: Chart, parent?: WorkingChart): WorkingChart {
  const copy: WorkingChart = {
    chart,
    name: chart.metadata.name,
    listed: chart.metadata.dependencies?.map((dependency) => ({ ...dependency, enabled: false })),
    values: copyValues(chart.values),
    dependencies: [],
    parent,
  };
  copy.dependencies = chart.dependencies.map((dependency) => workingChart(dependency, copy));
  return copy;
}

/** Sets the subcharts of a chart, and the chart as their parent. */
export function setDependencies(parent: WorkingChart, charts: readonly WorkingChart[]): void {
  for (const chart of charts) chart.parent = parent;
  parent.dependencies = [...charts];
}

/** Returns `root/charts/child`, with aliases as names. */
export const fullPath = ({ parent, name }: WorkingChart): string => (parent === undefined ? name : `${fullPath(parent)}/charts/${name}`);

/** Returns the metadata with the name and the dependencies of this render. */
export const workingMetadata = ({ chart, name, listed }: WorkingChart): ChartMetadata => ({
  ...chart.metadata,
  name,
  dependencies: listed,
});
