import type { ChartValues, RepositoryChart } from '@slipway/fleet';
import { rememberLocation } from '@slipway/manifest';
import type { Crossplane } from '../crossplane/crossplane-unit.ts';
import { crossplaneProviderConfig } from '../crossplane/provider-config.ts';
import { crossplaneCore } from './core.ts';
import { crossplaneFunctions, type FunctionVersions } from './functions-unit.ts';
import { crossplaneProviders, type ProviderVersion } from './providers.ts';

/** Versions of Crossplane, its providers and its functions. */
export interface CrossplaneOptions {
  /**
   * Chart of Crossplane in an exact version.
   * @example { repository: crossplaneStable, name: 'crossplane', version: '2.3.3' }
   */
  readonly chart: RepositoryChart;
  /**
   * Values of the chart, merged into the values of this library. A value here has priority.
   * @default the values of this library
   */
  readonly values?: ChartValues;
  /**
   * Version of all AWS providers, which are released together.
   * @example 'v2.6.0'
   */
  readonly providers: ProviderVersion;
  /** Versions of the functions that the Compositions call. */
  readonly functions: FunctionVersions;
}

export function defineCrossplane({ chart, values, providers, functions }: CrossplaneOptions): Crossplane {
  const core = crossplaneCore(chart, values);
  const providersUnit = crossplaneProviders(providers, core);
  const functionsUnit = crossplaneFunctions(functions, providersUnit);
  const usable = crossplaneProviderConfig(functionsUnit);
  const units = [core, providersUnit, functionsUnit, usable];
  for (const unit of units) rememberLocation(unit, defineCrossplane);
  return { units, usable };
}
