import type { PackageDefinition } from '../package-definition.ts';

export const review: PackageDefinition = {
  name: 'review',
  summary: 'Shows what a change of a fleet does on which cluster, and how risky it is',
  side: 'tool',
  imports: ['manifest', 'kube-models', 'validate', 'flux-build', 'compose', 'fleet-check', 'helm'],
  libraries: ['diff', 'semver'],
  testLibraries: ['ajv', 'axe-core', 'fast-check', 'parse5', 'playwright-core'],
  data: ['review.schema.json'],
  // The entry for users that only explain rules.
  exports: { './review.schema.json': './review.schema.json', './rules': './src/risk/risk-rules.ts' },
};
