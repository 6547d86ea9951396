import { ApiError } from '../kubernetes/api-error.ts';
import { resourcePath } from '../kubernetes/discovery.ts';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { Context } from './controller.ts';
import { type Need, needsOf, type PodTemplate } from './pod-template.ts';

/** Why the Pods of a workload do not run. */
export interface Obstacles {
  /** The error that the creator of the Pod gets: no Pod is created. */
  readonly refused?: string;
  /** Objects that its containers wait for. */
  readonly missing: readonly string[];
}

/**
 * Returns what prevents a Pod of this workload from running: admission by the API server itself, the account, and the objects that it
 * reads.
 */
export async function obstaclesOf(context: Context, workload: StoredObject, template: PodTemplate): Promise<Obstacles> {
  const refused = await refusalOf(context, workload, template);
  if (refused !== undefined) return { refused, missing: [] };
  const missing: string[] = [];
  for (const need of needsOf(template.spec ?? {})) {
    const what = await lack(context, workload.metadata.namespace ?? 'default', need);
    if (what !== undefined && !missing.includes(what)) missing.push(what);
  }
  return { missing };
}

/** Whether there are no obstacles. */
export const canRun = ({ refused, missing }: Obstacles): boolean => refused === undefined && missing.length === 0;

async function refusalOf(context: Context, workload: StoredObject, { metadata = {}, spec }: PodTemplate): Promise<string | undefined> {
  const { name, namespace = 'default' } = workload.metadata;
  const account = spec?.serviceAccountName ?? 'default';
  if (!context.index.find({ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: account, namespace } })) {
    return `pods "${name}-" is forbidden: error looking up service account ${namespace}/${account}: serviceaccount "${account}" not found`;
  }
  if (workload.kind === 'Pod') return undefined; // The server has accepted it
  const pods = resourcePath(await context.api.resourceOf({ apiVersion: 'v1', kind: 'Pod' }), namespace);
  const { labels, annotations } = metadata;
  const body = { apiVersion: 'v1', kind: 'Pod', metadata: { generateName: `${name}-`, namespace, labels, annotations }, spec };
  try {
    await context.connection.request('POST', `${pods}?dryRun=All`, { body });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.includes(error.status)) return error.message;
    if (error instanceof ApiError && error.status === 500) return undefined; // A webhook whose controller has no process here
    throw error;
  }
}

/** Statuses of objects that admission forbids, or that are not valid. */
const REFUSALS = [400, 403, 422];

async function lack({ api, index }: Context, namespace: string, { kind, name, keys }: Need): Promise<string | undefined> {
  const target = { apiVersion: 'v1', kind, metadata: { name, namespace } };
  const known = index.find(target);
  if (!known) return `${kind.toLowerCase()} "${name}" not found`;
  if (kind === 'PersistentVolumeClaim') {
    return (known.status as { readonly phase?: string } | undefined)?.phase === 'Bound'
      ? undefined
      : `persistentvolumeclaim "${name}" is not bound`;
  }
  if (keys.length === 0) return undefined;
  const { data = {}, binaryData = {} } = ((await api.get(target)) ?? {}) as Readonly<Record<'data' | 'binaryData', object | undefined>>;
  const absent = keys.find((key) => !(key in data) && !(key in binaryData));
  return absent === undefined ? undefined : `couldn't find key ${absent} in ${kind} ${namespace}/${name}`;
}
