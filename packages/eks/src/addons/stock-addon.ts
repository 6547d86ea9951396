import type { ChartValues, RepositoryChart } from '@slipway/fleet';

/** Values that a fleet adds to a chart of this library. */
export interface StockValues {
  /**
   * Values of the chart, merged into the values of this library. A value here has priority.
   * @default the values of this library
   * @example { replicaCount: 3 }
   */
  readonly values?: ChartValues;
}

/** Chart and values of an add-on of this library. */
export interface StockAddon extends StockValues {
  /**
   * Chart of the add-on in an exact version, from a Helm repository of the fleet.
   * @example { repository: jetstack, name: 'cert-manager', version: 'v1.21.1' }
   */
  readonly chart: RepositoryChart;
}
