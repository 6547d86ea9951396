import type { PackageDefinition } from '../package-definition.ts';

export const addonsCatalog: PackageDefinition = {
  name: 'addons-catalog',
  summary: 'One file per add-on: chart, version, and what is particular about it here',
  side: 'content',
  level: 2,
  imports: ['manifest', 'fleet', 'eks', 'flux-sources'],
  prefixes: ['common/cluster-addons/add-ons', 'common/service-mesh'],
  registries: ['src/addons'],
};
