import type { PackageDefinition } from '../package-definition.ts';

export const fluxSources: PackageDefinition = {
  name: 'flux-sources',
  summary: 'Typed Git, OCI and Helm sources as values',
  side: 'content',
  level: 1,
  imports: ['manifest', 'kube-models'],
  prefixes: ['common/cluster-addons/sources'],
};
