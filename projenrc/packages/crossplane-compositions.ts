import type { PackageDefinition } from '../package-definition.ts';

export const crossplaneCompositions: PackageDefinition = {
  name: 'crossplane-compositions',
  summary: 'Crossplane itself, its providers and functions, XRDs and Compositions, one typed factory per composite',
  side: 'content',
  level: 2,
  imports: ['manifest', 'kube-models', 'flux-sources'],
  testLibraries: ['@marcbachmann/cel-js', 'ajv', 'fast-check'],
  prefixes: ['common/crossplane'],
  owner: 'security',
};
