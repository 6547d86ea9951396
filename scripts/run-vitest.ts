import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Counts, countTests, failuresOf } from './count-tests.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const state = join(root, '.slipway');

/** Prints a line per test file, and all failures again at the end. Both come from vitest's JSON report, `.slipway/<name>.json`. */
export async function runVitest(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Counts> {
  const results = join(state, `${name}.json`);
  rmSync(results, { force: true });
  const options = ['--reporter=json', `--outputFile.json=${results}`];
  const { code } = await run('vitest', ['run', ...args, ...options], 'inherit', { TMPDIR: temporaryFolder(), ...environment });
  const report = existsSync(results) ? readFileSync(results, 'utf8') : undefined;
  const failures = failuresOf(report)
    .map((failure) => `✗ ${failure}`)
    .join('');
  process.stdout.write(failures);
  writeFileSync(join(state, `${name}-failures`), failures);
  return countTests(report, code);
}

/** Runs a program of node_modules/.bin. `output` is its output if it was not shown. `environment` is added to that of this process. */
export function run(
  command: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), [...args], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...ENVIRONMENT, ...environment },
    });
    const chunks: Uint8Array[] = [];
    child.stdout?.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/** Nx starts no processes that outlive it, and none for each of its plugins; Node compiles a module of a program once for all processes. */
const ENVIRONMENT = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NODE_COMPILE_CACHE: join(state, 'compiled') };

/** Counts as failed until `finish` is called, also when this process is killed. `finish` prints the line that it writes, and sets the exit code. */
export function summary(name: string): { finish(counts: Counts): void } {
  const file = join(state, `${name}-summary`);
  mkdirSync(state, { recursive: true });
  writeFileSync(file, '0 passed, 1 failed\n');
  return {
    finish({ passed, failed }) {
      const line = `${passed} passed, ${failed} failed`;
      writeFileSync(file, `${line}\n`);
      process.stdout.write(`${line}\n`);
      process.exitCode = failed === 0 ? 0 : 1;
    },
  };
}
