import type { PackageDefinition } from '../package-definition.ts';

export const compose: PackageDefinition = {
  name: 'compose',
  summary: 'Checks and renders Compositions: what Crossplane composes for a composite resource, offline',
  side: 'tool',
  imports: ['manifest', 'go-template'],
  libraries: ['re2js'],
  testImports: ['crd-codegen', 'kube-models'],
  testLibraries: ['fast-check'],
  // The checks of Compositions, which `check` loads without the renderer; the changes of composed resources, for reviews.
  exports: { './check': './src/check/index.ts', './samples': './src/samples/index.ts', './changes': './src/changes/index.ts' },
};
