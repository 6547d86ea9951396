import type { Chart } from './chart.ts';

/** Returns the names of the charts that Chart.yaml lists and that are not in `charts/`. */
export const missingDependencies = (chart: Chart): readonly string[] =>
  (chart.metadata.dependencies ?? [])
    .map(({ name }) => name)
    .filter((name) => !chart.dependencies.some(({ metadata }) => metadata.name === name));
