import { nodeMajor, oldestNode, toolVersions } from '@slipway/projen-fleet';

/** Every version that the repository pins. The versions were installed and tested together. */
export const versions = {
  ...toolVersions,
  '@changesets/parse': '1.0.0',
  '@marcbachmann/cel-js': '8.0.0',
  '@octokit/core': '7.0.8',
  '@octokit/plugin-retry': '8.1.1',
  '@octokit/plugin-throttling': '11.0.5',
  '@types/semver': '7.8.0',
  ajv: '8.20.0',
  'axe-core': '4.14.1',
  cdk8s: '2.70.106',
  chokidar: '6.0.0',
  commander: '15.1.0',
  constructs: '10.8.1',
  diff: '9.0.0',
  'fast-check': '4.10.2',
  'json-schema-to-typescript': '16.0.0',
  parse5: '8.1.1',
  'modern-tar': '0.8.6',
  'playwright-core': '1.65.1',
  re2js: '2.10.0',
  recheck: '4.5.0',
  'redos-detector': '6.1.4',
  rolldown: '1.2.19',
  semver: '7.8.6',
  ssh2: '1.17.0',
  yaml: '2.9.1',
} as const;

export { nodeMajor, oldestNode };

export type Library = keyof typeof versions;

/** Returns a package.json dependency block for `libraries`, sorted by name. */
export const pinned = (libraries: readonly Library[]): Record<string, string> =>
  Object.fromEntries([...libraries].sort().map((library) => [library, versions[library]]));
