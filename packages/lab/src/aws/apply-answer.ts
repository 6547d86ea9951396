import type { KubernetesApi } from '../kubernetes/kubernetes-api.ts';
import { type JsonObject, mergePatch } from './model/json.ts';
import type { ManagedResource } from './model/managed-resource.ts';
import { publishSecret } from './publish-secret.ts';
import type { Answer } from './reconcile-types.ts';

/** The written parts in a word or two; empty if nothing was written. */
export interface Applied {
  readonly written: string;
  /** Why the Secret could not be written. */
  readonly problem?: string;
}

/**
 * Writes the answer of a reconciliation: first metadata and spec, which fails with 409 if the object has changed since, then the Secret,
 * then the status. `newer` gets each answer of the server.
 */
export async function applyAnswer(
  api: KubernetesApi,
  before: ManagedResource,
  answer: Answer,
  newer: (resource: ManagedResource) => void,
): Promise<Applied> {
  const written: string[] = [];
  let current = before;
  const patch = mergePatch(partsOf(before), partsOf(answer.resource));
  if (patch) {
    const { uid, resourceVersion } = before.metadata;
    const metadata = { ...(patch.metadata as JsonObject | undefined), uid, resourceVersion };
    current = (await api.patch(before, { ...patch, metadata })) as ManagedResource;
    if (isGone(current)) return { written: 'let go' };
    newer(current);
    written.push(...Object.keys(patch));
  }
  const published = answer.secret ? await publishSecret(api, current, answer.secret) : 'unchanged';
  const problem = typeof published === 'object' ? `cannot create or update connection secret: ${published.refused}` : undefined;
  if (published === 'written') written.push('secret');
  const status = mergePatch((before.status ?? {}) as JsonObject, answer.status(current.metadata.generation ?? 0, problem));
  if (status) {
    newer((await api.patch(current, { metadata: { uid: current.metadata.uid }, status }, 'status')) as ManagedResource);
    written.push('status');
  }
  return { written: written.join(', '), ...(problem === undefined ? {} : { problem }) };
}

/** The parts that a reconciliation may change, without the status. */
const partsOf = ({ metadata: { annotations, finalizers }, spec }: ManagedResource): JsonObject => ({
  metadata: { ...(annotations ? { annotations } : {}), ...(finalizers ? { finalizers } : {}) },
  spec: spec ?? {},
});

const isGone = ({ metadata }: ManagedResource): boolean =>
  metadata.deletionTimestamp !== undefined && (metadata.finalizers ?? []).length === 0;
