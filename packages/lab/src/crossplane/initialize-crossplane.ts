import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../control-plane/cluster.ts';
import type { LabSite } from '../control-plane/lab-site.ts';
import { modelCrds } from '../kubernetes/model-crds.ts';
import { lastLines, StartError } from '../processes/run-program.ts';

/** What the init container of Crossplane's chart is given. */
export interface Initialization {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Where its image would be. */
  readonly directory: string;
}

/** The groups of the CRDs in Crossplane's image. */
const CORE_GROUPS = ['pkg.crossplane.io', 'apiextensions.crossplane.io', 'protection.crossplane.io', 'ops.crossplane.io'];

/**
 * Runs `crossplane core init`, with the environment of the chart: it applies Crossplane's CRDs and makes certificates, the
 * lock and the default runtime. The CRDs are those of `@slipway/kube-models`, since the image's are not in the program.
 */
export async function initializeCrossplane(
  site: LabSite,
  cluster: Cluster,
  { args, environment, directory }: Initialization,
): Promise<void> {
  const spec = {
    name: `${cluster.name}/crossplane-init`,
    command: site.programs['crossplane-core'],
    args,
    environment: {
      ...environment,
      CRDS_PATH: writeCrds(join(directory, 'crds')),
      WEBHOOK_CONFIGS_PATH: folder(join(directory, 'webhookconfigurations')), // see usage-webhook.ts
      WEBHOOK_SERVICE_NAME: 'crossplane-webhooks',
      WEBHOOK_SERVICE_NAMESPACE: 'crossplane-system',
      WEBHOOK_SERVICE_PORT: '9443',
      TLS_CA_SECRET_NAME: 'crossplane-root-ca',
      TLS_SERVER_SECRET_NAME: 'crossplane-tls-server',
      TLS_CLIENT_SECRET_NAME: 'crossplane-tls-client',
    },
    log: join(site.logs, cluster.name, 'crossplane-init.log'),
  };
  // It fails when the CRDs that it has just applied are not served yet, and a pod starts it again.
  const end = performance.now() + site.deadline;
  for (;;) {
    const { code, signal } = await (await site.supervisor.start(spec)).exited;
    if (code === 0) return;
    if (performance.now() > end)
      throw new StartError(`${spec.name} ended with ${code ?? signal}. ${lastLines(readFileSync(spec.log, 'utf8'))}`);
    await sleep(PAUSE);
  }
}

/** Milliseconds before it is started again. */
const PAUSE = 500;

function writeCrds(directory: string): string {
  for (const crd of modelCrds((group) => CORE_GROUPS.includes(group))) {
    writeFileSync(join(folder(directory), `${crd.metadata.name}.yaml`), JSON.stringify(crd)); // JSON is YAML
  }
  return directory;
}

function folder(directory: string): string {
  mkdirSync(directory, { recursive: true });
  return directory;
}
