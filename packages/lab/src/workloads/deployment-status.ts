import type { StoredObject, StoredStatus } from '../kubernetes/stored-object.ts';
import { conditionsOf, type Statement, timestamp } from './conditions.ts';
import type { Rollout } from './rollout.ts';

/** Returns the status that the Deployment controller writes, as far as kstatus, Helm and Flux read it. */
export function deploymentStatus(deployment: StoredObject, rollout: Rollout, now: Date): StoredStatus {
  const { replicas = 1, paused = false } = (deployment.spec ?? {}) as { readonly replicas?: number; readonly paused?: boolean };
  const kept = keptReplicas(deployment, rollout, replicas);
  const counts = paused && !rollout.ready ? pausedCounts(kept) : rollout.ready ? all(replicas) : some(replicas, kept, rollout);
  const available = rollout.ready || kept > 0 || replicas === 0;
  const statements: readonly Statement[] = [
    ...(rollout.refused === undefined
      ? []
      : [{ type: 'ReplicaFailure', status: 'True', reason: 'FailedCreate', message: rollout.refused } as const]),
    available
      ? {
          type: 'Available',
          status: 'True',
          reason: 'MinimumReplicasAvailable',
          message: 'Deployment has minimum availability.',
        }
      : {
          type: 'Available',
          status: 'False',
          reason: 'MinimumReplicasUnavailable',
          message: `Deployment does not have minimum availability${because(rollout)}`,
        },
    progress(deployment, rollout, paused),
  ];
  const conditions = conditionsOf(deployment, statements, now).map((condition) => {
    const before = deployment.status?.conditions?.find(({ type }) => type === condition.type) as Updated | undefined;
    const same = before?.status === condition.status && before.reason === condition.reason && before.message === condition.message;
    return { ...condition, lastUpdateTime: (same ? before.lastUpdateTime : undefined) ?? timestamp(now) };
  });
  return { observedGeneration: deployment.metadata.generation ?? 0, ...counts, conditions };
}

interface Updated {
  readonly status: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastUpdateTime?: string;
}

/** Returns the replicas of the previous template. A rolling update does not stop them before the new ones are ready. */
function keptReplicas({ spec, status }: StoredObject, { ready, alive }: Rollout, replicas: number): number {
  const { type } = (spec as { readonly strategy?: { readonly type?: string } }).strategy ?? {};
  const { availableReplicas = 0 } = (status ?? {}) as { readonly availableReplicas?: number };
  return ready || !alive || type === 'Recreate' ? 0 : Math.min(availableReplicas, replicas);
}

const all = (count: number) => ({ replicas: count, updatedReplicas: count, readyReplicas: count, availableReplicas: count });

const pausedCounts = (kept: number) => ({ replicas: kept, updatedReplicas: 0, readyReplicas: kept, availableReplicas: kept });

function some(replicas: number, kept: number, { refused }: Rollout) {
  const started = refused !== undefined ? 0 : kept > 0 ? Math.min(1, replicas) : replicas;
  return {
    replicas: kept + started,
    updatedReplicas: started,
    readyReplicas: kept,
    availableReplicas: kept,
    unavailableReplicas: Math.max(kept + started, replicas) - kept,
  };
}

function progress({ metadata }: StoredObject, { hash, ready, overdue }: Rollout, paused: boolean): Statement {
  const set = `ReplicaSet "${metadata.name}-${hash}"`;
  const say = (status: Statement['status'], reason: string, message: string): Statement => ({
    type: 'Progressing',
    status,
    reason,
    message,
  });
  if (paused) return say('Unknown', 'DeploymentPaused', 'Deployment is paused');
  if (ready) return say('True', 'NewReplicaSetAvailable', `${set} has successfully progressed.`);
  if (overdue) return say('False', 'ProgressDeadlineExceeded', `${set} has timed out progressing.`);
  return say('True', 'ReplicaSetUpdated', `${set} is progressing.`);
}

/** Adds the reason. The real controller leaves it to the Pods, which the lab does not have. */
const because = ({ missing }: Rollout): string => (missing.length === 0 ? '.' : `: ${missing.join('; ')}`);
