import { addons } from '@slipway/addons-catalog';
import { applications } from '@slipway/applications';
import { crossplaneUnits } from '@slipway/crossplane-compositions';
import type { ManifestFile } from '@slipway/manifest';
import { assembleFleet } from './assemble-fleet.ts';
import { clusters } from './clusters.gen.ts';
import type { Fleet } from './fleet-settings.ts';

/** The reference fleet. */
export const fleet: Fleet = {
  clusters,
  repository: { url: 'https://git.slipway.example/platform/fleet.git', secretName: 'flux-system' },
  addons,
  applications,
  suppliers: crossplaneUnits,
};

/** The files of `clusters/`. Throws a DefinitionError with every problem of the definitions. */
export const assemble = (): ManifestFile[] => assembleFleet(fleet);
