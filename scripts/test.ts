// `npm test`: lint, types, the bundles that the tests of the command start from, tests. The last line, also in .slipway/test-summary, is `N passed, N failed`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, countCommand, sumCounts } from './count-tests.ts';
import { run, runVitest, summary } from './run-vitest.ts';

const { finish } = summary('test');
// These commands run at the same time as the tests, which only need the bundles and often wait.
const parallel = ['lint', 'typecheck']
  .flatMap(commandsOf)
  .map(([program = '', ...args]) => runQuietly([program, ...args].join(' '), program, args));
const bundles = await runQuietly('bundles', 'node', ['scripts/build.ts', '--changed']);
const tests = await runVitest('vitest', ['--reporter=default', ...process.argv.slice(2)], { SLIPWAY_BUNDLES: 'fresh' });
const done = [bundles, ...(await Promise.all(parallel))];
// Prints failures again at the end, where users see them.
process.stdout.write(done.map(({ counts, text }) => (counts.failed === 0 ? '' : text)).join(''));
finish(sumCounts([...done.map(({ counts }) => counts), tests]));

/** Returns the commands of a script of package.json, so that `npm test` checks the same as the script. Reads scripts of the form `A && B` only. */
function commandsOf(script: string): readonly (readonly string[])[] {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  return scripts[script].split(' && ').map((command: string) => command.split(' '));
}

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
