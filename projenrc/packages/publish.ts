import type { PackageDefinition } from '../package-definition.ts';

export const publish: PackageDefinition = {
  name: 'publish',
  summary: 'Plans and applies package versions to the Git branches that Flux watches',
  side: 'tool',
  imports: ['manifest'],
  libraries: ['semver'],
  testLibraries: ['fast-check'],
};
