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
export function assemble(): ManifestFile[] {
  const findings = checkUnits(crossplaneUnits);
  if (findings.length > 0) throw new DefinitionError(findings);
  return crossplaneUnits.flatMap(unitFiles);
}
