import type { ChartValues, RepositoryChart } from '@slipway/fleet';

/** What a fleet decides about an add-on of this library. */
export interface StockAddon {
  readonly chart: RepositoryChart;
  /** Merged into the values of the library; these win. */
  readonly values?: ChartValues;
}
