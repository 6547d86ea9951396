// `npm run attacks` tests hostile repositories and remotes, and runs tests with two sizes in their full size. The last
// line, also in .slipway/attacks-summary, is `N passed, N failed`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runVitest, summary } from './run-vitest.ts';

const root = join(import.meta.dirname, '..');
const files = globSync(['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'], { cwd: root, exclude: (name) => name === 'node_modules' })
  .filter((file) => file.startsWith('test/attacks/') || /attack-size\.ts|SLIPWAY_ATTACKS/.test(readFileSync(join(root, file), 'utf8')))
  .sort();

process.env.SLIPWAY_ATTACKS = 'full';
const { finish } = summary('attacks');
finish(await runVitest('attacks', ['--reporter=default', ...files, ...process.argv.slice(2)]));
