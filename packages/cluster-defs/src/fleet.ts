import { externalSecrets, flux, sealedSecrets } from '@slipway/addons-catalog';
import { eksClusters } from '@slipway/crossplane-compositions';
import { eksPlatform } from '@slipway/eks';
import { assembleFleet, describeFleet, type Fleet, type FleetPart } from '@slipway/fleet';
import type { FleetDescription, ManifestFile } from '@slipway/manifest';
import { catalogue } from './catalogue.ts';
import { clusters } from './clusters.gen.ts';

/** The reference fleet. */
export const fleet: Fleet = {
  clusters,
  repository: { url: 'https://git.slipway.example/platform/fleet.git', secretName: 'flux-system' },
  definitions: 'cluster-defs',
  catalogue,
  platform: eksPlatform({ externalSecrets, sealedSecrets, flux, eksClusters }),
};

/** The files of `clusters/`, or of a part of it. Throws a DefinitionError with every problem of the definitions. */
export const assemble = (part?: FleetPart): ManifestFile[] => assembleFleet(fleet, part);

/** What the fleet has, for `slipway list` and `slipway bootstrap`. Throws a DefinitionError with every problem of the definitions. */
export const describe = (): FleetDescription => describeFleet(fleet);
