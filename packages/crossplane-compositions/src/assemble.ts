import { assembleUnits } from '@slipway/fleet';
import type { Manifest, ManifestFile, Unit } from '@slipway/manifest';
import { crossplane } from './crossplane.ts';
import { eksClusters } from './eks-clusters.ts';

/** Everything about Crossplane that a cluster may run, in the order in which it is applied. */
export const crossplaneUnits: readonly Unit[] = [...crossplane.units, eksClusters.unit];

/** The files of `common/crossplane`. Throws a DefinitionError with every problem of the units. */
export const assemble = (): ManifestFile[] => assembleUnits(crossplaneUnits);

/** The content of the Configuration package of the fleet, for `slipway xpkg`. */
export const configuration = (): readonly Manifest[] => eksClusters.definitions;
