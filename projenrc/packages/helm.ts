import type { PackageDefinition } from '../package-definition.ts';

export const helm: PackageDefinition = {
  name: 'helm',
  summary: 'The objects that a HelmRelease installs, from charts that are available offline',
  side: 'tool',
  imports: ['manifest', 'go-template', 'flux-build'],
  libraries: ['re2js', 'yaml'],
  exports: { './tar': './src/chart/tar.ts', './types': './src/types/index.ts' },
  testLibraries: ['fast-check'],
};
