import type { PackageDefinition } from '../package-definition.ts';

export const validate: PackageDefinition = {
  name: 'validate',
  summary: 'The API server’s verdict on every object, offline',
  side: 'tool',
  imports: ['manifest', 'kube-models', 'community-kinds'],
  libraries: ['re2js'],
  testLibraries: ['ajv', 'fast-check'],
  // The entry for users that only show findings.
  exports: {
    './confidential-lines': './src/secrets/confidential-lines.ts',
    './secret-values': './src/secrets/secret-values.ts',
  },
};
