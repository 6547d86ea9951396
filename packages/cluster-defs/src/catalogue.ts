import { addons } from '@slipway/addons-catalog';
import { applications } from '@slipway/applications';
import { crossplaneUnits } from '@slipway/crossplane-compositions';
import type { CatalogueItems } from '@slipway/fleet';
import { helmRepositories } from '@slipway/flux-sources';

/** What a cluster can run, by the package that publishes it. */
export const catalogue = {
  'flux-sources': { sources: helmRepositories },
  'addons-catalog': { addons },
  'crossplane-compositions': { suppliers: crossplaneUnits },
  applications: { applications },
} as const satisfies Record<string, CatalogueItems>;
