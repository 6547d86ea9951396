import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import { modelCrds } from '../kubernetes/model-crds.ts';
import { freePorts } from '../processes/free-ports.ts';
import { isListening } from '../processes/is-listening.ts';
import { type RunningProgram, runProgram, StartError } from '../processes/run-program.ts';
import { writeTls } from './write-tls.ts';

/** How Crossplane is started on a cluster. */
export interface CrossplaneOptions {
  /** Arguments of the chart's init container. @default core init */
  readonly initArgs?: readonly string[];
  /** Arguments of the chart's container. @default core start */
  readonly args?: readonly string[];
}

const NAMESPACE = 'crossplane-system';

/** What `core init` finds below `/crds` in the image. */
const CORE_GROUPS = ['pkg.crossplane.io', 'apiextensions.crossplane.io', 'protection.crossplane.io', 'ops.crossplane.io'];

/**
 * Real Crossplane on one cluster: what the chart's init container does, then the controllers; resolves when they listen.
 * Its admission webhook for deletions (Usage) is off, since the API server could not reach it by the name of a Service.
 */
export async function startCrossplane(site: LabSite, cluster: Cluster, options: CrossplaneOptions = {}): Promise<RunningProgram> {
  const directory = join(site.guardian.directory, cluster.name, 'crossplane');
  mkdirSync(directory, { recursive: true });
  await createMissing(cluster);
  const environment = {
    ...site.environment,
    ...site.egress.env,
    KUBECONFIG: join(directory, 'kubeconfig'),
    POD_NAMESPACE: NAMESPACE,
    POD_SERVICE_ACCOUNT: 'crossplane',
    ENABLE_WEBHOOKS: 'false',
  };
  writeFileSync(environment.KUBECONFIG, cluster.kubeconfig, { mode: 0o600 });
  await initialize(site, cluster, directory, { environment, args: options.initArgs ?? ['core', 'init'] });
  return startCore(site, cluster, directory, { environment, args: options.args ?? ['core', 'start'] });
}

interface Container {
  readonly environment: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

/** Of the chart, what Crossplane looks for; a chart that was installed keeps its own. */
async function createMissing(cluster: Cluster): Promise<void> {
  const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } };
  const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'crossplane', namespace: NAMESPACE } };
  for (const object of [namespace, account]) if (!(await cluster.get(object))) await cluster.apply(object);
}

async function initialize(site: LabSite, cluster: Cluster, directory: string, { environment, args }: Container): Promise<void> {
  const crds = join(directory, 'crds');
  mkdirSync(crds, { recursive: true });
  for (const crd of modelCrds((group) => CORE_GROUPS.includes(group))) {
    writeFileSync(join(crds, `${crd.metadata.name}.yaml`), JSON.stringify(crd)); // JSON is YAML
  }
  const spec = {
    name: `${cluster.name}/crossplane-init`,
    command: site.programs['crossplane-core'],
    args,
    environment: {
      ...environment,
      CRDS_PATH: crds,
      TLS_CA_SECRET_NAME: 'crossplane-root-ca',
      TLS_SERVER_SECRET_NAME: 'crossplane-tls-server',
      TLS_CLIENT_SECRET_NAME: 'crossplane-tls-client',
    },
    log: join(site.logs, cluster.name, 'crossplane-init.log'),
  };
  // It fails when the CRDs that it has just applied are not served yet, and a pod starts it again.
  const end = performance.now() + site.deadline;
  for (;;) {
    const { code, signal } = await (await site.guardian.start(spec)).exited;
    if (code === 0) return;
    if (performance.now() > end) throw new StartError(`${spec.name} ended with ${code ?? signal}. ${lastLines(spec.log)}`);
    await sleep(500);
  }
}

const lastLines = (log: string): string => `The end of its log:\n${readFileSync(log, 'utf8').trimEnd().split('\n').slice(-10).join('\n')}`;

async function startCore(site: LabSite, cluster: Cluster, directory: string, { environment, args }: Container): Promise<RunningProgram> {
  const [health = 0, metrics = 0] = await freePorts(2);
  // Instead of the Secrets that init made: every cluster shares the functions, whose certificates are of the lab's authority.
  const tls = writeTls(site, join(directory, 'tls'), ['crossplane.crossplane-system']);
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
      TLS_SERVER_CERTS_DIR: tls,
      TLS_CLIENT_CERTS_DIR: tls,
    },
    log: join(site.logs, cluster.name, 'crossplane.log'),
  };
  for (const cache of ['xpkg', 'xfn']) mkdirSync(join(directory, cache), { recursive: true });
  return runProgram(site.guardian, spec, { isReady: () => isListening(health), deadline: site.deadline });
}
