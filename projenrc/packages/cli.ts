import type { PackageDefinition } from '../package-definition.ts';

export const cli: PackageDefinition = {
  name: 'cli',
  summary: 'The `slipway` command: wires the stages, owns arguments, console and exit codes',
  side: 'top',
  imports: [
    'manifest',
    'kube-models',
    'community-kinds',
    'crd-codegen',
    'validate',
    'flux-build',
    'helm',
    'compose',
    'fleet-check',
    'publish',
    'review',
  ],
  libraries: [
    '@octokit/core',
    '@octokit/plugin-retry',
    '@octokit/plugin-throttling',
    'chokidar',
    'commander',
    'diff',
    'json-schema-to-typescript',
    'semver',
    'yaml',
  ],
  testLibraries: ['ajv', 'fast-check'],
  bin: { slipway: './bin/slipway.cjs' },
  bundled: true,
  // Editors read it, as the comment at the top of a slipway.yaml says.
  data: ['gen/slipway.schema.json'],
};
