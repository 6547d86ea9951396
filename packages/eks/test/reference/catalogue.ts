import { addons } from './addons.ts';
import { crossplaneUnits } from './crossplane.ts';
import { productCatalog } from './product-catalog.ts';
import { helmRepositories } from './sources.ts';
import { webapp } from './webapp.ts';

export const applications = [productCatalog, webapp] as const;

export const catalogue = {
  'flux-sources': { sources: helmRepositories },
  'addons-catalog': { addons },
  'crossplane-compositions': { suppliers: crossplaneUnits },
  applications: { applications },
};
