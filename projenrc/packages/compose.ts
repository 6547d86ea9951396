import type { PackageDefinition } from '../package-definition.ts';

export const compose: PackageDefinition = {
  name: 'compose',
  summary: 'Checks and renders Compositions: what Crossplane composes for a composite resource, offline',
  side: 'tool',
  imports: ['manifest', 'go-template'],
  testLibraries: ['fast-check'],
};
