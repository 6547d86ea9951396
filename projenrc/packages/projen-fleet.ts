import type { PackageDefinition } from '../package-definition.ts';

export const projenFleet: PackageDefinition = {
  name: 'projen-fleet',
  summary: 'The project type of a fleet: the files that all fleet repositories share, and the first sources of a new fleet',
  side: 'top',
  imports: [],
  libraries: ['projen'],
  exports: { './.jsii': './.jsii' },
  testLibraries: ['yaml'],
  data: ['.jsii', 'sample/*.md', 'sample/addons-catalog/**/*.*', 'scripts/*.mjs'],
};
