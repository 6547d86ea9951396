import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import { modelCrds } from '../kubernetes/model-crds.ts';
import { freePorts } from '../processes/free-ports.ts';
import { isListening } from '../processes/is-listening.ts';
import { type RunningProgram, runProgram } from '../processes/run-program.ts';

const CONTROLLERS = ['source-controller', 'kustomize-controller', 'helm-controller'] as const;

/** Flux's controllers on one cluster, with their CRDs and the namespace `flux-system`; resolves when they answer. */
export async function startFlux(site: LabSite, cluster: Cluster): Promise<ReadonlyMap<string, RunningProgram>> {
  await cluster.applyCrds(modelCrds((group) => group.endsWith('.toolkit.fluxcd.io')));
  await cluster.apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'flux-system' } });
  const directory = join(site.guardian.directory, cluster.name, 'flux');
  mkdirSync(join(directory, 'artifacts'), { recursive: true });
  writeFileSync(join(directory, 'kubeconfig'), cluster.kubeconfig, { mode: 0o600 });

  const [storage = 0, ...health] = await freePorts(1 + CONTROLLERS.length);
  const environment = {
    ...site.environment,
    ...site.egress.env,
    KUBECONFIG: join(directory, 'kubeconfig'), // there is no flag for it
    RUNTIME_NAMESPACE: 'flux-system',
    SOURCE_CONTROLLER_LOCALHOST: `127.0.0.1:${storage}`,
  };
  const own = {
    'source-controller': {
      'storage-path': join(directory, 'artifacts'),
      'storage-addr': `127.0.0.1:${storage}`,
      'storage-adv-addr': `127.0.0.1:${storage}`,
    },
    'kustomize-controller': { 'requeue-dependency': '2s' },
    'helm-controller': { 'requeue-dependency': '2s' },
  };
  const started = CONTROLLERS.map(async (controller, index) => {
    const port = health[index] ?? 0;
    const flags = {
      'enable-leader-election': 'false',
      'metrics-addr': '127.0.0.1:0',
      'health-addr': `127.0.0.1:${port}`,
      'events-addr': '',
      ...own[controller],
    };
    const spec = {
      name: `${cluster.name}/${controller}`,
      command: site.programs[controller],
      args: Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`),
      environment,
      log: join(site.logs, cluster.name, `${controller}.log`),
    };
    return [controller, await runProgram(site.guardian, spec, { isReady: () => isListening(port), deadline: site.deadline })] as const;
  });
  return new Map(await Promise.all(started));
}
