// `npm test`: lint, types, tests. The last line, also in .slipway/test-summary, is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Counts, countCommand, countTests, sumCounts } from './count-tests.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const state = join(root, '.slipway');
const results = join(state, 'vitest.json');
mkdirSync(state, { recursive: true });
rmSync(results, { force: true });
writeFileSync(join(state, 'test-summary'), '0 passed, 1 failed\n'); // stands when this process is killed

const { passed, failed } = sumCounts([
  await runQuietly('lint', 'biome', ['ci', '.']),
  await runQuietly('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
  await runVitest(),
]);
const summary = `${passed} passed, ${failed} failed`;
writeFileSync(join(state, 'test-summary'), `${summary}\n`);
process.stdout.write(`${summary}\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** One line when the command succeeds, its whole output when it fails; it counts as one test. */
async function runQuietly(name: string, command: string, args: readonly string[]): Promise<Counts> {
  const started = performance.now();
  const { code, output } = await run(command, args, 'pipe');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code === 0) process.stdout.write(`✓ ${name} (${seconds} s)\n`);
  else process.stdout.write(`${output.trimEnd()}\n✗ ${name}: ${command} ended with ${code} (${seconds} s)\n`);
  return countCommand(code);
}

/** Streams a line per test file; the numbers come from vitest's JSON report. */
async function runVitest(): Promise<Counts> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...process.argv.slice(2)];
  const { code } = await run('vitest', args, 'inherit');
  return countTests(existsSync(results) ? readFileSync(results, 'utf8') : undefined, code);
}

/** Runs a program of node_modules/.bin; `output` is what it printed when that was not shown. */
function run(command: string, args: readonly string[], output: 'inherit' | 'pipe'): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), [...args], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    const chunks: Uint8Array[] = [];
    child.stdout?.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
