// `npm test`: lint, types, the bundles that the tests of the command start from, tests. The last line, also in .slipway/test-summary, is `N passed, N failed`.
import { type Counts, countCommand, sumCounts } from './count-tests.ts';
import { run, runVitest, summary } from './run-vitest.ts';

const { finish } = summary('test');
// Beside the tests, which need the bundles only, and often wait.
const beside = [runQuietly('lint', 'biome', ['ci', '.']), runQuietly('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json'])];
const bundles = await runQuietly('bundles', 'node', ['scripts/build.ts']);
const tests = await runVitest('vitest', ['--reporter=default', ...process.argv.slice(2)], { SLIPWAY_BUNDLES: 'fresh' });
const done = [bundles, ...(await Promise.all(beside))];
// Once more, where they are seen.
process.stdout.write(done.map(({ counts, text }) => (counts.failed === 0 ? '' : text)).join(''));
finish(sumCounts([...done.map(({ counts }) => counts), tests]));

/** One line when the command succeeds, its whole output when it fails; it counts as one test. */
async function runQuietly(
  name: string,
  command: string,
  args: readonly string[],
): Promise<{ readonly counts: Counts; readonly text: string }> {
  const started = performance.now();
  const { code, output } = await run(command, args, 'pipe');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const text = code === 0 ? `✓ ${name} (${seconds} s)\n` : `${output.trimEnd()}\n✗ ${name}: ${command} ended with ${code} (${seconds} s)\n`;
  process.stdout.write(text);
  return { counts: countCommand(code), text };
}
