import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import { freePorts } from '../processes/free-ports.ts';
import { isListening } from '../processes/is-listening.ts';
import { type RunningProgram, runProgram } from '../processes/run-program.ts';
import { initializeCrossplane } from './initialize-crossplane.ts';
import { usageWebhook } from './usage-webhook.ts';
import { writeTls } from './write-tls.ts';

/** How Crossplane is started on a cluster. */
export interface CrossplaneOptions {
  /** Arguments of the chart's init container. @default core init */
  readonly initArgs?: readonly string[];
  /** Arguments of the chart's container. @default core start */
  readonly args?: readonly string[];
}

const NAMESPACE = 'crossplane-system';
const ACCOUNT = 'crossplane';

/**
 * Real Crossplane on one cluster: what the chart's init container does, then the controllers with their webhook; resolves when
 * they answer. Packages and functions are reached through the proxy.
 */
export async function startCrossplane(site: LabSite, cluster: Cluster, options: CrossplaneOptions = {}): Promise<RunningProgram> {
  const { initArgs = ['core', 'init'], args = ['core', 'start'] } = options;
  const directory = join(site.supervisor.directory, cluster.name, 'crossplane');
  for (const cache of ['xpkg', 'xfn']) mkdirSync(join(directory, cache), { recursive: true });
  await createMissing(cluster);
  const environment = {
    ...site.environment,
    ...site.proxy.env,
    KUBECONFIG: join(directory, 'kubeconfig'),
    POD_NAMESPACE: NAMESPACE,
    POD_SERVICE_ACCOUNT: ACCOUNT,
  };
  writeFileSync(environment.KUBECONFIG, cluster.kubeconfig, { mode: 0o600 });
  await initializeCrossplane(site, cluster, { args: initArgs, environment, directory });

  const [health = 0, metrics = 0, webhook = 0] = await freePorts(3);
  // Instead of the Secrets that init made: all clusters share the functions, whose certificates are of the lab's authority.
  const tls = writeTls(site, join(directory, 'tls'), ['crossplane.crossplane-system', '127.0.0.1']);
  const spec = {
    name: `${cluster.name}/crossplane`,
    command: site.programs['crossplane-core'],
    args,
    environment: {
      ...environment,
      XPKG_CACHE_DIR: join(directory, 'xpkg'),
      XFN_CACHE_DIR: join(directory, 'xfn'),
      METRICS_PORT: String(metrics),
      HEALTH_PROBE_PORT: String(health),
      WEBHOOK_PORT: String(webhook),
      TLS_SERVER_CERTS_DIR: tls,
      TLS_CLIENT_CERTS_DIR: tls,
    },
    log: join(site.logs, cluster.name, 'crossplane.log'),
  };
  const isReady = async (): Promise<boolean> => (await isListening(health)) && (await isListening(webhook));
  const program = await runProgram(site.supervisor, spec, { isReady, deadline: site.deadline });
  await cluster.apply(usageWebhook(webhook, site.authority.certificate));
  return program;
}

/** Of the chart, what Crossplane looks for; a chart that was installed keeps its own. */
async function createMissing(cluster: Cluster): Promise<void> {
  const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } };
  const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: ACCOUNT, namespace: NAMESPACE } };
  for (const object of [namespace, account]) if (!(await cluster.get(object))) await cluster.apply(object);
}
