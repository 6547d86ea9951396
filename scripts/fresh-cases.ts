// `npm run fresh-cases` runs the property tests, and with Go the comparisons of the lab, with new generated cases. The last
// line, also in .slipway/fresh-cases-summary, is `N passed, N failed`. `-- --seed N` repeats a run, `-- --only tests` or `lab` a part.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Counts, sumCounts } from './count-tests.ts';
import { runVitest, summary } from './run-vitest.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 2 ** 31) }, only: { type: 'string', default: '' } },
});
const root = join(import.meta.dirname, '..');
const parts: Readonly<Record<string, () => Promise<Counts>>> = {
  tests: () =>
    runVitest('fresh-cases', [
      '--reporter=default',
      ...filesWith(['packages/*/{src,test}/**/*.test.ts', 'test/**/*.test.ts'], 'fast-check'),
    ]),
  lab: () =>
    runVitest('fresh-cases', [
      '--config',
      'packages/lab/end-to-end/vitest.config.ts',
      '--reporter=verbose',
      ...filesWith(['packages/lab/end-to-end/*.test.ts'], './seed.ts'),
    ]),
};

const { finish } = summary('fresh-cases');
const chosen = values.only === '' ? Object.keys(parts) : [values.only];
process.env.SLIPWAY_TEST_SEED = values.seed;
process.env.SLIPWAY_LAB_SEED = values.seed;
process.stdout.write(`seed ${values.seed}\n`);
const counts: Counts[] = [];
for (const name of chosen) {
  const part = parts[name];
  if (part === undefined) throw new Error(`--only is ${name}; expected ${Object.keys(parts).join(' or ')}`);
  counts.push(await part());
}
process.stdout.write(`seed ${values.seed}\n`);
finish(sumCounts(counts));

/** Returns the test files that import `module`. */
function filesWith(patterns: readonly string[], module: string): string[] {
  return globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(`from '${module}'`))
    .sort();
}
