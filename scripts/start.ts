// `npm start`: the reference fleet, from definitions to the branches that Flux watches. Options are those of `slipway publish`.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processTerminal, runCli } from 'slipway';
import { run } from './run-vitest.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What Nx writes of its last run; `cacheDirectory` of nx.json. */
const lastRun = join(process.env.NX_CACHE_DIRECTORY ?? join(root, '.nx/cache'), 'run.json');

/** What Nx writes for a task that waits for one that failed. */
const SKIPPED = 130;

const { code } = await run('nx', ['run-many', '-t', 'synth', 'check'], 'inherit');
// `publish` checks the objects that every cluster would get, which no single package can do.
process.exitCode = code === 0 ? await runCli(['publish', ...process.argv.slice(2), '--cwd', root], processTerminal()) : worstOf(code);
// stdout is for data, and this text is for users.
if (process.exitCode === 0) process.stderr.write('What the last commit changes on each cluster: npx slipway review --base HEAD~1\n');

/** Returns the highest exit code of the tasks, because Nx itself exits with 1 for any failure. */
function worstOf(ended: number): number {
  if (ended !== 1 || !existsSync(lastRun)) return ended;
  const { tasks } = JSON.parse(readFileSync(lastRun, 'utf8')) as { readonly tasks: readonly { readonly status?: number }[] };
  return Math.max(ended, ...tasks.map(({ status = 0 }) => (status === SKIPPED ? 0 : status)));
}
