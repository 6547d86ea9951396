import type { KubernetesApi } from '../kubernetes/kubernetes-api.ts';
import { controllerOf, type ManagedResource } from './model/managed-resource.ts';

/** Type of the Secrets that Crossplane's providers write. */
const CONNECTION = 'connection.crossplane.io/v1alpha1';

/** The result of publishing connection details. */
export type Published = 'written' | 'unchanged' | { readonly refused: string };

/**
 * Writes connection details to the Secret that the spec names, as crossplane-runtime does. It adds details and removes none, and creates a
 * missing Secret also when there are no details. Returns whether it wrote, or why it must not.
 */
export async function publishSecret(
  api: KubernetesApi,
  owner: ManagedResource,
  details: Readonly<Record<string, string>>,
): Promise<Published> {
  const { name } = (owner.spec?.writeConnectionSecretToRef ?? {}) as { readonly name?: string };
  if (name === undefined) return 'unchanged';
  const { apiVersion, kind, metadata } = owner;
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace: metadata.namespace ?? 'default' } };
  const data = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, Buffer.from(value).toString('base64')]));
  const ownerReferences = [{ apiVersion, kind, name: metadata.name, uid: metadata.uid, controller: true, blockOwnerDeletion: true }];
  const existing = await api.get(secret);
  if (!existing) {
    await api.apply({ ...secret, metadata: { ...secret.metadata, ownerReferences }, type: CONNECTION, data } as never, {
      fieldManager: 'provider-aws',
    });
    return 'written';
  }
  const controller = controllerOf(existing);
  if (controller === undefined && existing.type !== CONNECTION)
    return { refused: `refusing to modify uncontrolled secret of type "${existing.type}"` };
  if (controller !== undefined && controller !== metadata.uid)
    return { refused: `existing secret is not controlled by UID "${metadata.uid}"` };
  const present = (existing.data ?? {}) as Readonly<Record<string, string>>;
  if (controller !== undefined && Object.entries(data).every(([key, value]) => present[key] === value)) return 'unchanged';
  await api.patch(secret, { metadata: { ownerReferences }, data });
  return 'written';
}
