import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LabSite } from '../control-plane/lab-site.ts';
import { freePorts } from '../processes/free-ports.ts';
import { isListening } from '../processes/is-listening.ts';
import { type RunningProgram, runProgram } from '../processes/run-program.ts';
import { writeTls } from './write-tls.ts';

/** The composition functions that the lab runs, by the name of their Function. */
export const FUNCTIONS = ['function-patch-and-transform', 'function-auto-ready', 'function-environment-configs'] as const;

/**
 * Runs the functions, once for all clusters since they remember nothing. Crossplane calls the Service that it makes for each,
 * `<name>.crossplane-system:9443`; the proxy leads there.
 */
export async function startFunctions(site: LabSite): Promise<ReadonlyMap<string, RunningProgram>> {
  const ports = await freePorts(FUNCTIONS.length);
  mkdirSync(join(site.logs, 'functions'), { recursive: true });
  const started = FUNCTIONS.map(async (name, index) => {
    const port = ports[index] ?? 0;
    const tls = writeTls(site, join(site.supervisor.directory, 'functions', name), [`${name}.crossplane-system`, 'localhost']);
    const spec = {
      name,
      command: site.programs[name],
      args: [`--tls-certs-dir=${tls}`, `--address=127.0.0.1:${port}`],
      environment: site.environment,
      log: join(site.logs, 'functions', `${name}.log`),
    };
    const program = await runProgram(site.supervisor, spec, { isReady: () => isListening(port), deadline: site.deadline });
    site.proxy.route(`${name}.crossplane-system:9443`, { host: '127.0.0.1', port });
    return [name, program] as const;
  });
  return new Map(await Promise.all(started));
}
