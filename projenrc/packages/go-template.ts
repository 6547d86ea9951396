import type { PackageDefinition } from '../package-definition.ts';

export const goTemplate: PackageDefinition = {
  name: 'go-template',
  summary: 'Text of Go templates and the functions of sprig and Helm, the origin of each part, and its unknown values',
  side: 'tool',
  imports: ['manifest'],
  libraries: ['re2js'],
  testLibraries: ['fast-check'],
  // The functions of Helm, which not every user of templates needs.
  exports: { './helm-functions': './src/helm-functions.ts' },
};
