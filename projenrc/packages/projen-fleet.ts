import type { PackageDefinition } from '../package-definition.ts';

export const projenFleet: PackageDefinition = {
  name: 'projen-fleet',
  summary: 'The project type of a fleet: what is the same in every repository of one, and the first sources of a new one',
  side: 'top',
  imports: [],
  libraries: ['projen'],
  exports: { './.jsii': './.jsii' },
  testLibraries: ['yaml'],
  data: ['.jsii', 'sample/*.md', 'scripts/*.mjs'],
};
