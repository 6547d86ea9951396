import type { PackageDefinition } from '../package-definition.ts';

export const fluxSources: PackageDefinition = {
  name: 'flux-sources',
  summary: 'The Helm repositories of the fleet',
  side: 'content',
  level: 1,
  imports: ['manifest', 'fleet'],
  prefixes: ['common/cluster-addons/sources'],
};
