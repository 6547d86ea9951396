// `npm test`: lint, types, the bundles that the tests of the command start from, tests. The last line, also in .slipway/test-summary, is `N passed, N failed`.
import { type Counts, countCommand, sumCounts } from './count-tests.ts';
import { run, runVitest, summary } from './run-vitest.ts';

const { finish } = summary('test');
const before = await Promise.all([
  runQuietly('lint', 'biome', ['ci', '.']),
  runQuietly('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
  runQuietly('bundles', 'node', ['scripts/build.ts']),
]);
finish(sumCounts([...before, await runVitest('vitest', ['--reporter=default', ...process.argv.slice(2)])]));

/** One line when the command succeeds, its whole output when it fails; it counts as one test. */
async function runQuietly(name: string, command: string, args: readonly string[]): Promise<Counts> {
  const started = performance.now();
  const { code, output } = await run(command, args, 'pipe');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code === 0) process.stdout.write(`✓ ${name} (${seconds} s)\n`);
  else process.stdout.write(`${output.trimEnd()}\n✗ ${name}: ${command} ended with ${code} (${seconds} s)\n`);
  return countCommand(code);
}
