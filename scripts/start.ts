// `npm start`: the reference fleet, from definitions to the branches that Flux watches. Options are those of `slipway publish`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processTerminal, runCli } from 'slipway';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const terminal = processTerminal();

process.exitCode = await runVerbs();

/** Stops at the first verb that fails; the last one ends with the table of what is where. */
async function runVerbs(): Promise<number> {
  for (const [verb, ...options] of [['synth'], ['check'], ['publish', ...process.argv.slice(2)]] as const) {
    const exitCode = await runCli([verb, ...options, '--cwd', root], terminal);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}
