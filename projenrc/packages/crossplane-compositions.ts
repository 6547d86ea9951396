import type { PackageDefinition } from '../package-definition.ts';

export const crossplaneCompositions: PackageDefinition = {
  name: 'crossplane-compositions',
  summary: 'Crossplane, its providers and functions in their versions, and the kinds of composite resources that clusters have',
  side: 'content',
  level: 2,
  imports: ['manifest', 'fleet', 'eks', 'flux-sources'],
  prefixes: ['common/crossplane'],
  owner: 'security',
};
