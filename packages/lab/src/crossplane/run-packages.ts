import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../kubernetes/api-error.ts';
import type { KubernetesApi } from '../kubernetes/kubernetes-api.ts';
import { isTrue, type StoredObject } from '../kubernetes/stored-object.ts';

/**
 * Replaces the kubelet where no other simulation does: reports the Deployments that Crossplane creates for packages as available. Their
 * functions already run, and there is no provider. Resolves when `signal` aborts.
 */
export async function runPackages(cluster: KubernetesApi, signal: AbortSignal): Promise<void> {
  const deployments = { apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'crossplane-system' };
  for await (const { type, object } of cluster.watch(deployments, signal)) {
    if (type === 'deleted' || !isOfPackage(object) || isTrue(object, 'Available')) continue;
    await untilDone(() => cluster.patch(object, { status: availableStatus(object) }, 'status'), signal);
  }
}

const isOfPackage = ({ metadata }: StoredObject): boolean =>
  (metadata.ownerReferences as readonly { readonly kind: string }[] | undefined)?.some(({ kind }) => kind.endsWith('Revision')) ?? false;

function availableStatus({ metadata: { generation } }: StoredObject) {
  const condition = { type: 'Available', status: 'True', reason: 'MinimumReplicasAvailable', message: 'The lab calls it available.' };
  return {
    observedGeneration: generation,
    replicas: 1,
    updatedReplicas: 1,
    readyReplicas: 1,
    availableReplicas: 1,
    conditions: [condition],
  };
}

/** Again after an interruption; what has been deleted needs nothing any more. */
async function untilDone(attempt: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return;
      await sleep(PAUSE);
    }
  }
}

/** Milliseconds between two attempts. */
const PAUSE = 200;
