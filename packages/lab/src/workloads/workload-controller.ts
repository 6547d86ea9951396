import type { StoredObject } from '../kubernetes/stored-object.ts';
import { type Context, type Controller, type Named, nameOf } from './controller.ts';
import { kindKey, objectKey } from './object-index.ts';
import { canRun, type Obstacles, obstaclesOf } from './pod-obstacles.ts';
import { templateOf } from './pod-template.ts';
import type { ProgramRunner } from './program-runner.ts';
import { type Rollout, templateHash } from './rollout.ts';
import { workloadStatus } from './workload-status.ts';
import { deleteExactly, writeStatus } from './write-object.ts';

/** How workloads behave. */
export interface WorkloadBehaviour {
  /** Milliseconds from the first Pod to ready. */
  readonly delay: (workload: StoredObject) => number;
  /** Whether a test keeps it from becoming ready. */
  readonly isHeld: (workload: StoredObject) => boolean;
  readonly programs: ProgramRunner;
}

interface Progress {
  readonly uid: string;
  readonly hash: string;
  readonly since: number;
  ready: boolean;
}

/** What has to appear or change before a workload that waits can go on. */
const NEEDED = new Set(['ConfigMap', 'Secret', 'ServiceAccount', 'PersistentVolumeClaim', 'Namespace', 'LimitRange', 'ResourceQuota']);

/** Scheduler, kubelet and the controllers of Deployment, StatefulSet, DaemonSet, Job and Pod, as far as one sees them from statuses. */
export function workloadController(context: Context, { delay, isHeld, programs }: WorkloadBehaviour): Controller {
  const progress = new Map<string, Progress>();
  const blocked = new Map<string, Named>();

  const progressOf = (workload: StoredObject): Progress => {
    const [key, hash] = [objectKey(workload), templateHash(workload)];
    const { uid } = workload.metadata;
    const last = progress.get(key);
    if (last?.uid === uid && last.hash === hash) return last;
    const ready = last === undefined && isDone(workload); // said by those who ran before
    const fresh = { uid, hash, since: performance.now(), ready };
    progress.set(key, fresh);
    return fresh;
  };

  const forget = (target: Named): undefined => {
    progress.delete(objectKey(target));
    blocked.delete(objectKey(target));
    if (kindKey(target) === DEPLOYMENT) programs.drop(placeOf(target));
  };

  const reconcile = async (target: Named): Promise<number | undefined> => {
    const workload = context.index.find(target);
    const write = workloadStatus.get(kindKey(target));
    if (!write || workload?.metadata.deletionTimestamp !== undefined || !workload) return forget(target);
    if (isFinished(workload)) return removeLater(context, workload);
    const now = progressOf(workload);
    const program = kindKey(workload) === DEPLOYMENT && programs.has(placeOf(workload));
    const obstacles = now.ready && !program ? NONE : await obstaclesOf(context, workload, templateOf(workload));
    if (canRun(obstacles)) blocked.delete(objectKey(target));
    else blocked.set(objectKey(target), nameOf(workload));

    const state = program ? runProgram(workload, obstacles) : { ready: now.ready, missing: obstacles.missing, wait: undefined };
    const elapsed = performance.now() - now.since;
    if (!program && !now.ready && canRun(obstacles) && !isHeld(workload) && !isPaused(workload)) {
      state.wait = Math.max(0, delay(workload) - elapsed);
      state.ready = state.wait === 0;
    }
    if (!program) now.ready = state.ready;
    const deadline = deadlineOf(workload);
    const overdue = !state.ready && elapsed >= deadline;
    const { refused } = obstacles;
    const rollout: Rollout = {
      hash: now.hash,
      ready: state.ready,
      alive: !program,
      missing: state.missing,
      overdue,
      ...(refused !== undefined && !state.ready && { refused }),
    };
    const changed = await writeStatus(context, workload, write(workload, rollout, context.now()));
    if (changed) context.log(`${workload.kind} ${placeOf(workload)}: ${inWords(rollout)}`);
    if (state.ready) return undefined;
    return state.wait ?? (overdue || !Number.isFinite(deadline) ? undefined : deadline - elapsed);
  };

  const runProgram = (
    deployment: StoredObject,
    obstacles: Obstacles,
  ): { ready: boolean; missing: readonly string[]; wait: number | undefined } => {
    const name = placeOf(deployment);
    if (replicasOf(deployment) === 0) {
      programs.drop(name);
      return { ready: true, missing: [], wait: undefined };
    }
    const waits = canRun(obstacles) && !isHeld(deployment) ? programs.want(name, deployment) : obstacles.missing.join('; ');
    return { ready: waits === undefined, missing: waits ? [waits] : [], wait: undefined };
  };

  return {
    name: 'workloads',
    reconcile,
    *concerns({ type, object }) {
      if (workloadStatus.has(kindKey(object))) yield nameOf(object);
      if (type === 'deleted') return;
      const kind = kindKey(object);
      if (!NEEDED.has(kind) && kind !== PRIORITY) return;
      const { namespace, name } = object.metadata;
      const place = kind === 'Namespace' ? name : namespace;
      for (const target of blocked.values()) if (place === undefined || target.metadata.namespace === place) yield target;
    },
  };
}

const DEPLOYMENT = 'Deployment.apps';
const PRIORITY = 'PriorityClass.scheduling.k8s.io';
const NONE: Obstacles = { missing: [] };

const placeOf = ({ metadata: { name, namespace = '' } }: Named): string => `${namespace}/${name}`;

const specOf = ({ spec }: StoredObject) =>
  (spec ?? {}) as Readonly<Partial<Record<'replicas' | SecondsField, number> & Record<'paused' | 'suspend', boolean>>>;

type SecondsField = 'progressDeadlineSeconds' | 'activeDeadlineSeconds' | 'ttlSecondsAfterFinished';

const replicasOf = (workload: StoredObject): number => specOf(workload).replicas ?? 1;

function isPaused(workload: StoredObject): boolean {
  const { paused = false, suspend = false } = specOf(workload);
  return paused || suspend;
}

/** Milliseconds that a workload gives itself. */
function deadlineOf(workload: StoredObject): number {
  const { progressDeadlineSeconds, activeDeadlineSeconds } = specOf(workload);
  const seconds = workload.kind === 'Deployment' ? progressDeadlineSeconds : workload.kind === 'Job' ? activeDeadlineSeconds : undefined;
  return seconds === undefined || isPaused(workload) ? Number.POSITIVE_INFINITY : seconds * 1000;
}

/** Whether its status reports a rollout of this generation that has been completed. */
function isDone({ kind, metadata, status, spec }: StoredObject): boolean {
  if (status?.observedGeneration !== metadata.generation) return false;
  const { replicas = 1 } = (spec ?? {}) as { readonly replicas?: number };
  const {
    availableReplicas = 0,
    updatedReplicas = 0,
    numberReady,
    desiredNumberScheduled,
  } = status as Readonly<Partial<Record<string, number>>>;
  if (kind === 'DaemonSet') return numberReady !== undefined && numberReady === desiredNumberScheduled;
  return (kind === 'Deployment' || kind === 'StatefulSet') && availableReplicas >= replicas && updatedReplicas >= replicas;
}

const isFinished = ({ kind, status }: StoredObject): boolean =>
  kind === 'Job'
    ? (status?.conditions?.some((condition) => ['Complete', 'Failed'].includes(condition.type) && condition.status === 'True') ?? false)
    : kind === 'Pod' && ['Succeeded', 'Failed'].includes(String(status?.phase));

/** A Job that is done goes when its time is over. */
async function removeLater(context: Context, workload: StoredObject): Promise<number | undefined> {
  const { ttlSecondsAfterFinished } = specOf(workload);
  const { completionTime } = (workload.status ?? {}) as { readonly completionTime?: string };
  if (ttlSecondsAfterFinished === undefined || completionTime === undefined) return undefined;
  const left = Date.parse(completionTime) + ttlSecondsAfterFinished * 1000 - context.now().getTime();
  if (left > 0) return left;
  await deleteExactly(context, workload);
  return undefined;
}

function inWords({ ready, refused, missing, overdue }: Rollout): string {
  if (ready) return 'ready';
  return `not ready${overdue ? ' in time' : ''}${refused ? `: ${refused}` : missing.length > 0 ? `: ${missing.join('; ')}` : ''}`;
}
