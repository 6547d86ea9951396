import type { StoredObject, StoredStatus } from '../kubernetes/stored-object.ts';
import { conditionsOf, timestamp } from './conditions.ts';
import { deploymentStatus } from './deployment-status.ts';
import type { Rollout } from './rollout.ts';

/** Number of simulated nodes of a cluster. Each runs one Pod of a DaemonSet. */
const NODES = 2;

type StatusWriter = (object: StoredObject, rollout: Rollout, now: Date) => StoredStatus;

/** The kinds that run Pods, as `Kind.group`, with the functions that write their status. */
export const workloadStatus: ReadonlyMap<string, StatusWriter> = new Map<string, StatusWriter>([
  ['Deployment.apps', deploymentStatus],
  ['StatefulSet.apps', statefulSetStatus],
  ['DaemonSet.apps', daemonSetStatus],
  ['Job.batch', jobStatus],
  ['Pod', podStatus],
]);

function statefulSetStatus(set: StoredObject, { hash, ready, refused }: Rollout): StoredStatus {
  const { replicas = 1, podManagementPolicy } = (set.spec ?? {}) as { readonly replicas?: number; readonly podManagementPolicy?: string };
  const started = ready ? replicas : refused !== undefined ? 0 : podManagementPolicy === 'Parallel' ? replicas : Math.min(1, replicas);
  const running = ready ? replicas : 0;
  const revision = `${set.metadata.name}-${hash}`;
  const { currentRevision = revision } = (set.status ?? {}) as { readonly currentRevision?: string };
  return {
    observedGeneration: set.metadata.generation ?? 0,
    replicas: started,
    currentReplicas: ready ? replicas : 0,
    updatedReplicas: started,
    readyReplicas: running,
    availableReplicas: running,
    currentRevision: ready ? revision : currentRevision,
    updateRevision: revision,
    collisionCount: 0,
  };
}

function daemonSetStatus(set: StoredObject, { ready, refused }: Rollout): StoredStatus {
  const started = refused !== undefined ? 0 : NODES;
  const running = ready ? NODES : 0;
  return {
    observedGeneration: set.metadata.generation ?? 0,
    currentNumberScheduled: started,
    desiredNumberScheduled: NODES,
    numberMisscheduled: 0,
    numberReady: running,
    numberAvailable: running,
    numberUnavailable: NODES - running,
    updatedNumberScheduled: started,
  };
}

function jobStatus(job: StoredObject, { ready, refused, overdue }: Rollout, now: Date): StoredStatus {
  const {
    completions,
    parallelism = 1,
    suspend = false,
  } = (job.spec ?? {}) as Readonly<Partial<{ completions: number; parallelism: number; suspend: boolean }>>;
  if (suspend) {
    const statement = { type: 'Suspended', status: 'True', reason: 'JobSuspended', message: 'Job suspended' } as const;
    return { conditions: conditionsOf(job, [statement], now) };
  }
  const { startTime = timestamp(now) } = (job.status ?? {}) as { readonly startTime?: string };
  const time = timestamp(now);
  if (overdue) {
    const [reason, message] = ['DeadlineExceeded', 'Job was active longer than specified deadline'];
    const failed = ['FailureTarget', 'Failed'].map((type) => ({ type, status: 'True', reason, message }) as const);
    return {
      startTime,
      uncountedTerminatedPods: {},
      conditions: conditionsOf(job, failed, now).map((one) => ({ ...one, lastProbeTime: time })),
    };
  }
  const active = refused !== undefined ? 0 : Math.min(parallelism, completions ?? parallelism);
  if (!ready) return { startTime, active, ready: 0, uncountedTerminatedPods: {} };
  const [reason, message] = ['CompletionsReached', 'Reached expected number of succeeded pods'];
  const statements = ['SuccessCriteriaMet', 'Complete'].map((type) => ({ type, status: 'True', reason, message }) as const);
  return {
    startTime,
    completionTime: time,
    succeeded: completions ?? parallelism,
    ready: 0,
    uncountedTerminatedPods: {},
    conditions: conditionsOf(job, statements, now).map((condition) => ({ ...condition, lastProbeTime: time })),
  };
}

function podStatus(pod: StoredObject, { ready, missing }: Rollout, now: Date): StoredStatus {
  const { restartPolicy, containers = [] } = pod.spec as {
    readonly restartPolicy?: string;
    readonly containers?: readonly { readonly name: string; readonly image?: string }[];
  };
  const { startTime = timestamp(now) } = (pod.status ?? {}) as { readonly startTime?: string };
  const ends = restartPolicy === 'Never' || restartPolicy === 'OnFailure';
  const running = ready && !ends;
  const say = (type: string, holds: boolean) => ({
    type,
    status: holds ? ('True' as const) : ('False' as const),
    reason: holds ? '' : ready ? 'PodCompleted' : 'ContainersNotReady',
    message: missing.join('; '),
  });
  const statements = [say('PodScheduled', true), say('Initialized', true), say('ContainersReady', running), say('Ready', running)];
  return {
    ...pod.status,
    phase: !ready ? 'Pending' : ends ? 'Succeeded' : 'Running',
    startTime,
    conditions: conditionsOf(pod, statements, now),
    containerStatuses: containers.map(({ name, image = '' }) => ({
      name,
      image,
      imageID: '',
      ready: running,
      restartCount: 0,
      state: !ready
        ? { waiting: { reason: missing.length > 0 ? 'CreateContainerConfigError' : 'ContainerCreating' } }
        : ends
          ? { terminated: { exitCode: 0, reason: 'Completed' } }
          : { running: { startedAt: startTime } },
    })),
  };
}
