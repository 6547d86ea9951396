import { createHash } from 'node:crypto';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { Context } from './controller.ts';
import { ownersOf } from './object-index.ts';
import { create, pathOf } from './write-object.ts';

/** The target Secret of an ExternalSecret. */
export interface SecretTarget {
  readonly name: string;
  /** @default Owner */
  readonly creationPolicy?: string;
  readonly immutable?: boolean;
  readonly template?: {
    readonly type?: string;
    readonly metadata?: { readonly labels?: Readonly<Record<string, string>>; readonly annotations?: Readonly<Record<string, string>> };
    readonly data?: object;
    readonly templateFrom?: object;
  };
}

/** Annotation with the hash of the written data. */
export const DATA_HASH = 'reconcile.external-secrets.io/data-hash';

/** Returns a hash of the stored data of a Secret. */
export function hashOf(data: Readonly<Record<string, string>> = {}): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(data).sort()))
    .digest('hex')
    .slice(0, 32);
}

/** Creates or replaces the Secret of an ExternalSecret. With `Owner` it is deleted together with the ExternalSecret. */
export async function writeSecret(
  context: Context,
  source: StoredObject,
  target: SecretTarget,
  found: ReadonlyMap<string, string>,
): Promise<void> {
  const { creationPolicy = 'Owner', template } = target;
  if (creationPolicy === 'None') return;
  if (template?.data || template?.templateFrom) throw new Error('could not apply template: the lab renders no templates');
  const { namespace = 'default' } = source.metadata;
  const name = { apiVersion: 'v1', kind: 'Secret', metadata: { name: target.name, namespace } };
  const existing = await context.api.get(name);
  if (!existing && creationPolicy === 'Merge') throw new Error(`the desired secret ${target.name} was not found`);
  const owner = existing && ownersOf(existing).find(({ controller }) => controller);
  if (creationPolicy === 'Owner' && owner && owner.uid !== source.metadata.uid)
    throw new Error(`target is owned by another ${owner.kind}: ${owner.name}`);

  const fetched = Object.fromEntries([...found].map(([key, value]) => [key, Buffer.from(value).toString('base64')]));
  const data = creationPolicy === 'Merge' || creationPolicy === 'CreateOrMerge' ? { ...(existing?.data as object), ...fetched } : fetched;
  const { metadata, ...rest }: Partial<StoredObject> = existing ?? {};
  const secret = {
    ...name,
    ...rest,
    metadata: {
      ...metadata,
      name: target.name,
      namespace,
      labels: { ...metadata?.labels, ...template?.metadata?.labels, 'reconcile.external-secrets.io/managed': 'true' },
      annotations: { ...metadata?.annotations, ...template?.metadata?.annotations, [DATA_HASH]: hashOf(data) },
      ...(creationPolicy === 'Owner' && { ownerReferences: [ownerReference(source)] }),
    },
    data,
    type: (existing?.type as string | undefined) ?? template?.type ?? 'Opaque',
    ...(target.immutable && { immutable: true }),
  };
  if (existing) await context.connection.request('PUT', await pathOf(context, secret), { body: secret });
  else if (!(await create(context, secret))) throw new Error(`could not create secret ${target.name}`);
}

const ownerReference = ({ apiVersion, kind, metadata: { name, uid } }: StoredObject) => ({
  apiVersion,
  kind,
  name,
  uid,
  controller: true,
  blockOwnerDeletion: true,
});
