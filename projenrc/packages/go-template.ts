import type { PackageDefinition } from '../package-definition.ts';

export const goTemplate: PackageDefinition = {
  name: 'go-template',
  summary: 'Text of Go templates and the functions of sprig and Helm, the origin of each part, and its unknown values',
  side: 'tool',
  imports: ['manifest'],
  libraries: ['re2js'],
  testLibraries: ['fast-check'],
  // Sets of functions, and the formats of Go: not every user of templates needs each of them.
  exports: {
    './go-format': './src/go-format.ts',
    './helm-functions': './src/helm-functions.ts',
    './slim-sprig': './src/slim-sprig.ts',
  },
};
