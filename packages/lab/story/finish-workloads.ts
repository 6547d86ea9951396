import type { Cluster, StoredObject } from '../src/index.ts';

type Status = Readonly<Record<string, unknown>>;

/** Says of every workload and Job, until `signal` aborts, what the controllers of Kubernetes would if all pods were fine. */
export async function finishWorkloads(cluster: Cluster, signal: AbortSignal): Promise<void> {
  await Promise.all([
    answer(cluster, signal, 'apps/v1', 'Deployment', ({ replicas }) => ({
      ...{ replicas, updatedReplicas: replicas, readyReplicas: replicas, availableReplicas: replicas },
      conditions: [condition('Available', 'MinimumReplicasAvailable'), condition('Progressing', 'NewReplicaSetAvailable')],
    })),
    answer(cluster, signal, 'apps/v1', 'StatefulSet', ({ replicas }) => ({
      ...{ replicas, currentReplicas: replicas, updatedReplicas: replicas, readyReplicas: replicas, availableReplicas: replicas },
      ...{ currentRevision: 'one', updateRevision: 'one' },
    })),
    answer(cluster, signal, 'apps/v1', 'DaemonSet', () => ({
      ...{ currentNumberScheduled: 1, desiredNumberScheduled: 1, numberMisscheduled: 0 },
      ...{ numberReady: 1, updatedNumberScheduled: 1, numberAvailable: 1 },
    })),
    answer(cluster, signal, 'batch/v1', 'Job', () => {
      const now = new Date().toISOString().replace(/\.\d+/, '');
      const conditions = [condition('SuccessCriteriaMet', 'CompletionsReached'), condition('Complete', 'CompletionsReached')];
      return { succeeded: 1, ready: 0, startTime: now, completionTime: now, conditions };
    }),
  ]);
}

const condition = (type: string, reason: string) => ({ type, status: 'True', reason, lastTransitionTime: new Date().toISOString() });

async function answer(
  cluster: Cluster,
  signal: AbortSignal,
  apiVersion: string,
  kind: string,
  statusOf: (spec: Status & { readonly replicas: number }) => Status,
): Promise<void> {
  for await (const { type, object } of cluster.watch({ apiVersion, kind }, signal)) {
    if (type !== 'deleted' && !isAnswered(object)) await say(cluster, object, statusOf);
  }
}

const isAnswered = ({ kind, metadata, status }: StoredObject): boolean =>
  kind === 'Job' ? status?.succeeded === 1 : status?.observedGeneration === metadata.generation;

async function say(
  cluster: Cluster,
  object: StoredObject,
  statusOf: (spec: Status & { readonly replicas: number }) => Status,
): Promise<void> {
  const spec = { replicas: 1, ...(object.spec as Status) } as Status & { readonly replicas: number };
  const observed = object.kind === 'Job' ? {} : { observedGeneration: object.metadata.generation };
  try {
    await cluster.patch(object, { status: { ...observed, ...statusOf(spec) } }, 'status');
  } catch (error) {
    process.stdout.write(`  ${object.kind} ${object.metadata.name}: ${(error as Error).message}\n`);
  }
}
