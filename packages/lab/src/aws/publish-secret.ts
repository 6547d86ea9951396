import type { KubernetesApi } from '../kubernetes/kubernetes-api.ts';
import { controllerOf, type ManagedResource } from './managed-resource.ts';

/** Type of the Secrets that Crossplane's providers write. */
const CONNECTION = 'connection.crossplane.io/v1alpha1';

/**
 * Writes connection details to the Secret that the spec names, as crossplane-runtime does: what is published is added, nothing is
 * removed, and a Secret that is not there is made even when there is nothing to tell. True when something was written.
 */
export async function publishSecret(
  api: KubernetesApi,
  owner: ManagedResource,
  details: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { name } = (owner.spec?.writeConnectionSecretToRef ?? {}) as { readonly name?: string };
  if (name === undefined) return false;
  const { apiVersion, kind, metadata } = owner;
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace: metadata.namespace ?? 'default' } };
  const data = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, Buffer.from(value).toString('base64')]));
  const ownerReferences = [{ apiVersion, kind, name: metadata.name, uid: metadata.uid, controller: true, blockOwnerDeletion: true }];
  const existing = await api.get(secret);
  if (!existing) {
    await api.apply({ ...secret, metadata: { ...secret.metadata, ownerReferences }, type: CONNECTION, data } as never, {
      fieldManager: 'provider-aws',
    });
    return true;
  }
  const controller = controllerOf(existing);
  if (controller === undefined && existing.type !== CONNECTION)
    throw new Error(`refusing to modify uncontrolled secret of type "${existing.type}"`);
  if (controller !== undefined && controller !== metadata.uid)
    throw new Error(`existing secret is not controlled by UID "${metadata.uid}"`);
  const present = (existing.data ?? {}) as Readonly<Record<string, string>>;
  if (controller !== undefined && Object.entries(data).every(([key, value]) => present[key] === value)) return false;
  await api.patch(secret, { metadata: { ownerReferences }, data });
  return true;
}
