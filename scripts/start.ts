// `npm start`: the reference fleet, from definitions to the branches that Flux watches.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processTerminal, runCli } from 'slipway';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const terminal = processTerminal();

process.exitCode = registerDefinitions() ?? (await runVerbs());

/** Lists a new cluster, add-on or application file in its registry. Only a failure is told. */
function registerDefinitions(): number | undefined {
  const projen = spawnSync(process.execPath, [join(root, '.projenrc.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PROJEN_DISABLE_POST: '1' },
  });
  if (projen.status === 0) return undefined;
  terminal.stderr(
    `${projen.stdout}${projen.stderr}\nThe definitions could not be registered: node .projenrc.ts ended with ${projen.status}.\n`,
  );
  return 3;
}

/** Stops at the first verb that fails; the last one ends with the table of what is where. */
async function runVerbs(): Promise<number> {
  for (const verb of ['synth', 'check', 'publish']) {
    const exitCode = await runCli([verb, '--cwd', root], terminal);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}
