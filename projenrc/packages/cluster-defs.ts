import type { PackageDefinition } from '../package-definition.ts';

export const clusterDefs: PackageDefinition = {
  name: 'cluster-defs',
  summary: 'One file per cluster: which add-ons and applications go where',
  side: 'content',
  level: 3,
  imports: ['manifest', 'kube-models', 'fleet', 'eks', 'flux-sources', 'addons-catalog', 'crossplane-compositions', 'applications'],
  prefixes: ['clusters'],
  registries: ['src/clusters'],
};
