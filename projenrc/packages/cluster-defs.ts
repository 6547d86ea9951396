import type { PackageDefinition } from '../package-definition.ts';

export const clusterDefs: PackageDefinition = {
  name: 'cluster-defs',
  summary: 'One file per cluster; which add-on and application goes where, and the wiring between them',
  side: 'content',
  level: 3,
  imports: ['manifest', 'kube-models', 'flux-sources', 'aws-access', 'addons-catalog', 'crossplane-compositions', 'applications'],
  libraries: ['ajv'],
  testLibraries: ['fast-check'],
  prefixes: ['clusters'],
  registries: ['clusters'],
};
