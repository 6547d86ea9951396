import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import { freePorts } from '../processes/free-ports.ts';
import { isListening } from '../processes/is-listening.ts';
import { type RunningProgram, runProgram } from '../processes/run-program.ts';

/** The controllers of Flux that a lab can run. */
export const FLUX_CONTROLLERS = ['source-controller', 'kustomize-controller', 'helm-controller'] as const;

/** The name of a controller: of its program, and of its Deployment. */
export type FluxController = (typeof FLUX_CONTROLLERS)[number];

/**
 * One controller of Flux on one cluster, with more flags; those that say where it is are the lab's. Resolves when it answers.
 * Its CRDs have to be there, or it ends.
 */
export async function startFluxController(
  site: LabSite,
  cluster: Cluster,
  controller: FluxController,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const directory = join(site.supervisor.directory, cluster.name, 'flux');
  mkdirSync(join(directory, 'artifacts'), { recursive: true });
  writeFileSync(join(directory, 'kubeconfig'), cluster.kubeconfig, { mode: 0o600 });
  const [health = 0, storage = 0] = await freePorts(2);
  const flags = {
    ...more,
    'enable-leader-election': 'false',
    'metrics-addr': '127.0.0.1:0',
    'health-addr': `127.0.0.1:${health}`,
    'events-addr': '',
    ...(controller === 'source-controller' ? storageFlags(directory, storage) : { 'requeue-dependency': '2s' }),
  };
  const environment = {
    ...site.environment,
    ...site.proxy.env,
    KUBECONFIG: join(directory, 'kubeconfig'), // there is no flag for it
    RUNTIME_NAMESPACE: 'flux-system',
  };
  const spec = {
    name: `${cluster.name}/${controller}`,
    command: site.programs[controller],
    args: Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`),
    environment,
    log: join(site.logs, cluster.name, `${controller}.log`),
  };
  return runProgram(site.supervisor, spec, { isReady: () => isListening(health), deadline: site.deadline });
}

/** Artifacts are published with this address, so that clients do not need the address of source-controller. */
function storageFlags(directory: string, port: number): Readonly<Record<string, string>> {
  return {
    'storage-path': join(directory, 'artifacts'),
    'storage-addr': `127.0.0.1:${port}`,
    'storage-adv-addr': `127.0.0.1:${port}`,
  };
}
