import type { PackageDefinition } from '../package-definition.ts';

export const fluxBuild: PackageDefinition = {
  name: 'flux-build',
  summary: 'The objects that kustomize-controller would apply, for every Flux Kustomization, offline',
  side: 'tool',
  imports: ['manifest', 'go-template'],
  libraries: ['re2js'],
  data: ['gen/*.json'],
  testLibraries: ['fast-check', 'yaml'],
  // The entry for users that only read files or substitute variables.
  exports: {
    './flux-build-rules': './src/flux-build-rules.ts',
    './regular-file': './src/source/regular-file.ts',
    './substitute-object': './src/substitution/substitute-object.ts',
    './value-sources': './src/substitution/value-sources.ts',
  },
};
