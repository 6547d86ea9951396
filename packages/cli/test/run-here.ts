import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Terminal } from '../src/report/terminal.ts';
import type { runCli } from '../src/run-cli.ts';
import { makeTerminal } from './make-terminal.ts';

/**
 * Loads the command from the bundle of `npm test`, once for all tests of a worker, because starting a process takes three times as long.
 * Returns undefined without a current bundle.
 */
export function commandHere(): typeof runCli | undefined {
  if (process.env.SLIPWAY_BUNDLES !== 'fresh') return undefined;
  loaded ??= load();
  return loaded;
}

let loaded: typeof runCli | undefined;

const DIST = join(import.meta.dirname, '../dist');

function load(): typeof runCli | undefined {
  const list = join(DIST, 'command.json');
  if (!existsSync(list)) return undefined;
  const { main } = JSON.parse(readFileSync(list, 'utf8')) as { readonly main: string };
  reloadDefinitions();
  return createRequire(import.meta.url)(join(DIST, main)).runCli;
}

let runs = 0;

/** Makes each run load the definitions of a fleet again, as a new process does. Node caches a module by its URL. */
function reloadDefinitions(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      return found.url.startsWith(FLEETS) && !found.url.includes('?') ? { ...found, url: `${found.url}?run=${runs}` } : found;
    },
  });
}

const FLEETS = pathToFileURL(join(realpathSync(tmpdir()), 'slipway-')).href;

/** Runs the command in this process, without a terminal. Definitions that end or block their process need another process. */
export async function runWith(
  command: typeof runCli,
  args: readonly string[],
  { cwd, ...more }: Pick<Terminal, 'cwd' | 'env'> & Partial<Terminal>,
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  runs += 1;
  const { terminal, output } = makeTerminal(cwd, { interactive: false, colors: false, ...more });
  return { code: await command(args, terminal), ...output };
}
