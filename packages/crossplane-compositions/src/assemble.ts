import { type ManifestFile, type Unit, unitFiles } from '@slipway/manifest';
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

/** The files of `common/crossplane`. */
export const assemble = (): ManifestFile[] => crossplaneUnits.flatMap(unitFiles);
