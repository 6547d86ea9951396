import { ApiError } from '../kubernetes/api-error.ts';
import { resourcePath } from '../kubernetes/discovery.ts';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import { conditionsOf, type Statement } from './conditions.ts';
import { type Context, type Controller, type Named, nameOf } from './controller.ts';
import { kindKey } from './object-index.ts';
import { deleteExactly, pathOf, writeStatus } from './write-object.ts';

/** Milliseconds between two checks of a namespace whose last objects have finalizers. Changes in it trigger a check at once. */
const AGAIN = 5000;

/** Deletes the objects of deleted namespaces, and removes the finalizer when no object is left. */
export function namespaceDeletion(context: Context): Controller {
  return {
    name: 'namespace deletion',
    *concerns({ type, object }) {
      if (kindKey(object) === 'Namespace' && isTerminating(object) && type !== 'deleted') yield nameOf(object);
      const owner = namespaceOf(object);
      if (owner && isTerminating(context.index.find(owner))) yield owner;
    },
    async reconcile(target) {
      const namespace = context.index.find(target);
      if (!namespace || !isTerminating(namespace)) return undefined;
      const { name } = namespace.metadata;
      for (const object of context.index.inNamespace(name)) {
        if (object.metadata.deletionTimestamp === undefined) await deleteExactly(context, object);
      }
      const left = [...context.index.inNamespace(name), ...(await unseen(context, name))];
      if (left.length > 0) {
        await writeStatus(context, namespace, { ...namespace.status, conditions: conditionsOf(namespace, remaining(left), context.now()) });
        return AGAIN;
      }
      const { finalizers = [] } = (namespace.spec ?? {}) as { readonly finalizers?: readonly string[] };
      if (finalizers.includes(OWN)) await finalize(context, namespace, finalizers);
      return undefined;
    },
  };
}

const OWN = 'kubernetes';

const isTerminating = (namespace: StoredObject | undefined): boolean => namespace?.metadata.deletionTimestamp !== undefined;

const namespaceOf = ({ metadata: { namespace } }: StoredObject): Named | undefined =>
  namespace === undefined ? undefined : { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } };

/** Deletes objects that the index does not have yet, and returns them. Objects of kinds that are not watched are deleted at once. */
async function unseen(context: Context, namespace: string): Promise<readonly StoredObject[]> {
  if (context.index.inNamespace(namespace).length > 0) return []; // It will be reconciled again
  const found: StoredObject[] = [];
  for (const resource of context.resources()) {
    if (!resource.namespaced || (!resource.watchable && !UNWATCHED.has(resource.plural))) continue;
    const path = resourcePath(resource, namespace);
    try {
      if (!resource.watchable) await context.connection.request('DELETE', path);
      const { body } = await context.connection.request('GET', path, { accept: METADATA });
      for (const item of (body as { readonly items: readonly StoredObject[] | null }).items ?? []) {
        const object = { ...item, apiVersion: resource.apiVersion, kind: resource.kind };
        if (!isTerminating(object)) await deleteExactly(context, object);
        found.push(object);
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error; // Its CRD was deleted
    }
  }
  return found;
}

const UNWATCHED = new Set(['events', 'leases']);
const METADATA = 'application/json;g=meta.k8s.io;v=v1;as=PartialObjectMetadataList';

function remaining(left: readonly StoredObject[]): readonly Statement[] {
  const kinds = counted(left.map((object) => kindKey(object)));
  const finalizers = counted(left.flatMap(({ metadata }) => metadata.finalizers ?? []));
  const say = (type: string, holds: boolean, reason: string, message: string): Statement => ({
    type,
    status: holds ? 'True' : 'False',
    reason,
    message,
  });
  const held = finalizers.length > 0;
  return [
    say(
      'NamespaceContentRemaining',
      true,
      'SomeResourcesRemain',
      `Some resources are remaining: ${kinds.map(([kind, count]) => `${kind} has ${count} resource instances`).join(', ')}`,
    ),
    say(
      'NamespaceFinalizersRemaining',
      held,
      held ? 'SomeFinalizersRemain' : 'ContentHasNoFinalizers',
      held
        ? `Some content in the namespace has finalizers remaining: ${finalizers.map(([name, count]) => `${name} in ${count} resource instances`).join(', ')}`
        : 'All content-preserving finalizers finished',
    ),
  ];
}

function counted(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort();
}

async function finalize(context: Context, namespace: StoredObject, finalizers: readonly string[]): Promise<void> {
  const spec = { ...(namespace.spec as object), finalizers: finalizers.filter((finalizer) => finalizer !== OWN) };
  try {
    await context.connection.request('PUT', `${await pathOf(context, namespace)}/finalize`, { body: { ...namespace, spec } });
    context.log(`Namespace ${namespace.metadata.name}: empty, and gone`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
