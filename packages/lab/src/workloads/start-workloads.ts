import type { Manifest } from '@slipway/manifest';
import type { Cluster } from '../control-plane/cluster.ts';
import { type Connection, connect } from '../kubernetes/connection.ts';
import { kubernetesApi } from '../kubernetes/kubernetes-api.ts';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { WatchEvent } from '../kubernetes/watch-objects.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import { CERTIFICATE_KINDS, certManager } from './cert-manager.ts';
import { claimController } from './claim-controller.ts';
import { type Context, type Controller, runController } from './controller.ts';
import { externalSecrets } from './external-secrets.ts';
import { garbageCollection } from './garbage-collection.ts';
import { karpenter } from './karpenter.ts';
import { namespaceContent } from './namespace-content.ts';
import { namespaceDeletion } from './namespace-deletion.ts';
import { objectIndex, objectKey } from './object-index.ts';
import { programRunner } from './program-runner.ts';
import type { ProgramTable } from './program-table.ts';
import { quotaController } from './quota-controller.ts';
import type { SecretSource } from './secret-data.ts';
import { SECRET_STORES, secretStores } from './secret-stores.ts';
import { serviceController } from './service-controller.ts';
import { watchEverything } from './watch-everything.ts';
import { workloadController } from './workload-controller.ts';
import { workloadStatus } from './workload-status.ts';

/** Options of the workloads of a cluster. */
export interface WorkloadOptions {
  /** Milliseconds until a workload that can run is ready. @default 200 */
  readonly delay?: number | ((workload: StoredObject) => number);
  /** Deployments that are real programs. @default none */
  readonly programs?: ProgramTable;
  /** The secrets of external-secrets. @default none */
  readonly secrets?: SecretSource;
  /** Called when a program starts or stops (undefined), with the name of its Deployment. */
  readonly onProgram?: (name: string, program: RunningProgram | undefined) => void;
  /** Ends all workloads, like `close`. */
  readonly signal?: AbortSignal;
}

/** The simulated nodes and controllers of a cluster. */
export interface Workloads {
  /** Returns every decision, oldest first. */
  decisions(): readonly string[];
  /** Keeps a workload from becoming ready until it is released; a workload that is ready remains ready. */
  hold(workload: Manifest): void;
  release(workload: Manifest): void;
  /** Stops the programs and all watches. */
  close(): Promise<void>;
}

/** Kinds of which the complete object is read. */
const WHOLE: ReadonlySet<string> = new Set([
  ...workloadStatus.keys(),
  ...SECRET_STORES,
  ...CERTIFICATE_KINDS,
  'ExternalSecret.external-secrets.io',
  'NodePool.karpenter.sh',
  'EC2NodeClass.karpenter.k8s.aws',
  'Service',
  'PersistentVolumeClaim',
  'Namespace',
  'ResourceQuota',
]);

/** Starts the other parts of a cluster: scheduler, kubelet, controller manager, and add-ons. Resolves when all watches run. */
export async function startWorkloads(cluster: Cluster, options: WorkloadOptions = {}): Promise<Workloads> {
  return runWorkloads(connect(cluster, { hold: false }), cluster.certificateAuthority, options);
}

/** Does the same on any connection, which it closes at the end. */
export async function runWorkloads(connection: Connection, certificateAuthority: string, options: WorkloadOptions): Promise<Workloads> {
  const { delay = 200, secrets = () => undefined, signal } = options;
  const end = new AbortController();
  const decisions: string[] = [];
  const log = (message: string): number => decisions.push(`${new Date().toISOString().slice(11, 23)} ${message}`);
  const index = objectIndex();
  const held = new Set<string>();
  let resources: Context['resources'] = () => [];
  const context: Context = { api: kubernetesApi(connection), connection, index, resources: () => resources(), log, now: () => new Date() };

  const programs = programRunner(options.programs ?? {}, {
    onProgram: options.onProgram ?? (() => {}),
    onChange: (place) => workloads.look(deploymentAt(place)),
    log,
  });
  const workloads = runController(
    workloadController(context, {
      programs,
      isHeld: (workload) => held.has(objectKey(workload)),
      delay: typeof delay === 'number' ? () => delay : delay,
    }),
    log,
  );
  const others: readonly Controller[] = [
    serviceController(context),
    claimController(context),
    quotaController(context),
    namespaceContent(context, certificateAuthority),
    namespaceDeletion(context),
    garbageCollection(context),
    secretStores(context),
    externalSecrets(context, secrets),
    karpenter(context),
    certManager(context),
  ];
  const running = [workloads, ...others.map((controller) => runController(controller, log))];
  const onChange = (event: WatchEvent): void => {
    for (const controller of running) controller.see(event);
  };

  let closing: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    end.abort();
    const ended = Promise.all([programs.close(), ...running.map((controller) => controller.close())]);
    connection.close();
    await ended;
  };
  const close = (): Promise<void> => {
    closing ??= stop();
    return closing;
  };
  signal?.addEventListener('abort', () => void close(), { once: true });
  const watching = await watchEverything(connection, index, {
    whole: WHOLE,
    signal: end.signal,
    onChange,
    log,
  });
  resources = watching.resources;
  return {
    close,
    decisions: () => decisions,
    hold: (workload) => void held.add(objectKey(workload)),
    release(workload) {
      held.delete(objectKey(workload));
      workloads.look(workload);
    },
  };
}

function deploymentAt(place: string): Manifest {
  const [namespace = '', name = ''] = place.split('/');
  return { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name, namespace } };
}
