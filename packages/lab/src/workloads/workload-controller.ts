import type { StoredObject } from '../kubernetes/stored-object.ts';
import { type Context, type Controller, type Named, nameOf } from './controller.ts';
import { kindKey, objectKey } from './object-index.ts';
import { canRun, type Obstacles, obstaclesOf } from './pod-obstacles.ts';
import { templateOf } from './pod-template.ts';
import type { ProgramRunner } from './program-runner.ts';
import { type Rollout, templateHash } from './rollout.ts';
import { workloadStatus } from './workload-status.ts';
import { deleteExactly, writeStatus } from './write-object.ts';

/** The behaviour of workloads. */
export interface WorkloadBehaviour {
  /** Milliseconds from the first Pod to ready. */
  readonly delay: (workload: StoredObject) => number;
  /** Whether a test prevents the workload from becoming ready. */
  readonly isHeld: (workload: StoredObject) => boolean;
  readonly programs: ProgramRunner;
}

interface Progress {
  readonly uid: string;
  readonly hash: string;
  readonly since: number;
  ready: boolean;
}

/** The kinds of objects that a blocked workload may wait for. */
const NEEDED = new Set(['ConfigMap', 'Secret', 'ServiceAccount', 'PersistentVolumeClaim', 'Namespace', 'LimitRange', 'ResourceQuota']);

/** Simulates scheduler, kubelet and the controllers of Deployment, StatefulSet, DaemonSet, Job and Pod: it writes the statuses that they write. */
export function workloadController(context: Context, behaviour: WorkloadBehaviour): Controller {
  const { programs } = behaviour;
  const progress = new Map<string, Progress>();
  const blocked = new Map<string, Named>();

  const progressOf = (workload: StoredObject): Progress => {
    const [key, hash] = [objectKey(workload), templateHash(workload)];
    const { uid } = workload.metadata;
    const last = progress.get(key);
    if (last?.uid === uid && last.hash === hash) return last;
    const ready = last === undefined && isDone(workload); // an earlier run completed it
    const fresh = { uid, hash, since: performance.now(), ready };
    progress.set(key, fresh);
    return fresh;
  };

  const forget = (target: Named): undefined => {
    progress.delete(objectKey(target));
    blocked.delete(objectKey(target));
    if (kindKey(target) === DEPLOYMENT) programs.drop(fullName(target));
  };

  const reconcile = async (target: Named): Promise<number | undefined> => {
    const workload = context.index.find(target);
    const write = workloadStatus.get(kindKey(target));
    if (!write || workload?.metadata.deletionTimestamp !== undefined || !workload) return forget(target);
    if (isFinished(workload)) return removeLater(context, workload);
    const now = progressOf(workload);
    const program = kindKey(workload) === DEPLOYMENT && programs.has(fullName(workload));
    const obstacles = now.ready && !program ? NONE : await obstaclesOf(context, workload, templateOf(workload));
    if (canRun(obstacles)) blocked.delete(objectKey(target));
    else blocked.set(objectKey(target), nameOf(workload));

    const elapsed = performance.now() - now.since;
    const state = program ? programState(workload, obstacles, behaviour) : podState(workload, obstacles, now.ready, elapsed, behaviour);
    if (!program) now.ready = state.ready;
    const deadline = deadlineOf(workload);
    const rollout = rolloutOf(state, obstacles, now.hash, program, elapsed >= deadline);
    const changed = await writeStatus(context, workload, write(workload, rollout, context.now()));
    if (changed) context.log(`${workload.kind} ${fullName(workload)}: ${inWords(rollout)}`);
    if (state.ready) return undefined;
    return state.wait ?? (rollout.overdue || !Number.isFinite(deadline) ? undefined : deadline - elapsed);
  };

  return {
    name: 'workloads',
    reconcile,
    *concerns({ type, object }) {
      if (workloadStatus.has(kindKey(object))) yield nameOf(object);
      if (type !== 'deleted') yield* blockedBy(object, blocked.values());
    },
  };
}

/** Yields the blocked workloads that may continue because of an object. */
function* blockedBy(object: StoredObject, blocked: Iterable<Named>): Generator<Named> {
  const kind = kindKey(object);
  if (!NEEDED.has(kind) && kind !== PRIORITY) return;
  const { metadata } = object;
  const namespace = kind === 'Namespace' ? metadata.name : metadata.namespace;
  for (const target of blocked) if (namespace === undefined || target.metadata.namespace === namespace) yield target;
}

interface WorkloadState {
  readonly ready: boolean;
  readonly missing: readonly string[];
  /** Milliseconds until the workload is ready. */
  readonly wait?: number;
}

/** Runs the program of a Deployment and returns its state. */
function programState(deployment: StoredObject, obstacles: Obstacles, { isHeld, programs }: WorkloadBehaviour): WorkloadState {
  const name = fullName(deployment);
  if (replicasOf(deployment) === 0) {
    programs.drop(name);
    return { ready: true, missing: [] };
  }
  const waits = canRun(obstacles) && !isHeld(deployment) ? programs.want(name, deployment) : obstacles.missing.join('; ');
  return { ready: waits === undefined, missing: waits ? [waits] : [] };
}

/** Returns the state of a workload without a program: it is ready when its delay is over. */
function podState(
  workload: StoredObject,
  obstacles: Obstacles,
  wasReady: boolean,
  elapsed: number,
  { delay, isHeld }: WorkloadBehaviour,
): WorkloadState {
  const { missing } = obstacles;
  if (wasReady || !canRun(obstacles) || isHeld(workload) || isPaused(workload)) return { ready: wasReady, missing };
  const wait = Math.max(0, delay(workload) - elapsed);
  return { ready: wait === 0, missing, wait };
}

const rolloutOf = (
  { ready, missing }: WorkloadState,
  { refused }: Obstacles,
  hash: string,
  isProgram: boolean,
  isLate: boolean,
): Rollout => ({
  hash,
  ready,
  alive: !isProgram,
  missing,
  overdue: !ready && isLate,
  ...(refused !== undefined && !ready && { refused }),
});

const DEPLOYMENT = 'Deployment.apps';
const PRIORITY = 'PriorityClass.scheduling.k8s.io';
const NONE: Obstacles = { missing: [] };

const fullName = ({ metadata: { name, namespace = '' } }: Named): string => `${namespace}/${name}`;

const specOf = ({ spec }: StoredObject) =>
  (spec ?? {}) as Readonly<Partial<Record<'replicas' | SecondsField, number> & Record<'paused' | 'suspend', boolean>>>;

type SecondsField = 'progressDeadlineSeconds' | 'activeDeadlineSeconds' | 'ttlSecondsAfterFinished';

const replicasOf = (workload: StoredObject): number => specOf(workload).replicas ?? 1;

function isPaused(workload: StoredObject): boolean {
  const { paused = false, suspend = false } = specOf(workload);
  return paused || suspend;
}

/** Returns the deadline of a workload in milliseconds. */
function deadlineOf(workload: StoredObject): number {
  const { progressDeadlineSeconds, activeDeadlineSeconds } = specOf(workload);
  const seconds = workload.kind === 'Deployment' ? progressDeadlineSeconds : workload.kind === 'Job' ? activeDeadlineSeconds : undefined;
  return seconds === undefined || isPaused(workload) ? Number.POSITIVE_INFINITY : seconds * 1000;
}

/** Whether the status reports that the rollout of this generation is complete. */
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

/** Deletes a finished Job once its TTL is over. */
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
