import { checkCharts } from '@slipway/flux-sources';
import { checkUnits, DefinitionError, type ManifestFile, type Unit, unitFiles } from '@slipway/manifest';
import { crossplaneCore } from './core.ts';
import { eksClusterUnit } from './eks-cluster-unit.ts';
import { crossplaneFunctions } from './functions-unit.ts';
import { crossplaneProviderConfig } from './provider-config.ts';
import { crossplaneProviders } from './providers.ts';

/** Everything about Crossplane that a cluster may run, in the order in which it is applied. */
export const crossplaneUnits: readonly Unit[] = [
  crossplaneCore,
  crossplaneProviders,
  crossplaneFunctions,
  crossplaneProviderConfig,
  eksClusterUnit,
];

/** The files of `common/crossplane`. Throws a DefinitionError with every problem of the units. */
export const assemble = (): ManifestFile[] => assembleCrossplane(crossplaneUnits);

/** The files of `units`, checked as a whole. */
export function assembleCrossplane(units: readonly Unit[]): ManifestFile[] {
  const findings = [...checkUnits(units), ...checkCharts(units)];
  if (findings.length > 0) throw new DefinitionError(findings);
  return units.flatMap(unitFiles);
}
