import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../kubernetes/api-error.ts';
import { resourcePath } from '../kubernetes/discovery.ts';
import type { StoredObject, StoredStatus } from '../kubernetes/stored-object.ts';
import type { Context, Named } from './controller.ts';

/** What happens to the dependents of a deleted object. */
export type DeletionPolicy = 'Background' | 'Foreground' | 'Orphan';

/** Writes the status for exactly this version of the object. Returns whether it differed. Conflicts reject. */
export async function writeStatus(context: Context, object: StoredObject, status: StoredStatus): Promise<boolean> {
  if (isDeepStrictEqual(essence(object.status), essence(status))) return false;
  await unlessAbsent(context.connection.request('PUT', `${await pathOf(context, object)}/status`, { body: { ...object, status } }));
  return true;
}

/** Creates an object. Returns false if it exists already, or if its namespace is being deleted. */
export async function create(context: Context, object: Named, query = ''): Promise<boolean> {
  const { base, ...resource } = await context.api.resourceOf(object);
  const path = resourcePath({ base, ...resource }, object.metadata.namespace);
  try {
    await context.connection.request('POST', `${path}${query}`, { body: object });
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.reason === 'AlreadyExists' || isTerminating(error))) return false;
    throw error;
  }
}

/** Changes the metadata of exactly this version of an object. */
export async function patchMetadata(context: Context, { metadata, ...object }: StoredObject, patch: object): Promise<void> {
  const { uid, resourceVersion } = metadata;
  await unlessAbsent(context.api.patch({ ...object, metadata }, { metadata: { uid, resourceVersion, ...patch } }));
}

/** Deletes exactly this object, and not an object with the same name that was created later. */
export async function deleteExactly(
  context: Context,
  object: StoredObject,
  propagationPolicy: DeletionPolicy = 'Background',
): Promise<void> {
  const body = { apiVersion: 'v1', kind: 'DeleteOptions', propagationPolicy, preconditions: { uid: object.metadata.uid } };
  await unlessAbsent(context.connection.request('DELETE', await pathOf(context, object), { body }));
}

/** Returns the path of an object on the server. */
export async function pathOf(context: Context, object: Named): Promise<string> {
  return resourcePath(await context.api.resourceOf(object), object.metadata.namespace, object.metadata.name);
}

async function unlessAbsent(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

const isTerminating = ({ status, message }: ApiError): boolean => status === 403 && message.includes('being terminated');

/** Returns a value without fields that the server omits or adds: zeros, empty strings, lists and objects, null. */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(essence);
  if (typeof value !== 'object' || value === null) return value || undefined;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, essence(one)] as const)
    .filter(([, one]) => one !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
