import type { ChartValues, RepositoryChart } from '@slipway/fleet';
import { rememberLocation } from '@slipway/manifest';
import type { Crossplane } from '../crossplane/crossplane-unit.ts';
import { crossplaneProviderConfig } from '../crossplane/provider-config.ts';
import { crossplaneCore } from './core.ts';
import { crossplaneFunctions, type FunctionVersions } from './functions-unit.ts';
import { crossplaneProviders, type ProviderVersion } from './providers.ts';

/** The versions of Crossplane and of what it runs. */
export interface CrossplaneOptions {
  readonly chart: RepositoryChart;
  /** Merged into the values of the chart; these win. */
  readonly values?: ChartValues;
  readonly providers: ProviderVersion;
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
