import type { PackageDefinition } from '../package-definition.ts';

export const fleetCheck: PackageDefinition = {
  name: 'fleet-check',
  summary: 'Rules between the objects that Flux applies to a cluster',
  side: 'tool',
  imports: ['manifest', 'flux-build'],
  testImports: ['kube-models', 'helm'],
  testLibraries: ['fast-check', 'yaml'],
  // The entry for users that only explain rules.
  exports: { './rules': './src/rules/fleet-check-rules.ts' },
};
