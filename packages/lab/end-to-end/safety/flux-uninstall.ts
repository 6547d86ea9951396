import type { Manifest } from '@slipway/manifest';
import { type Cluster, modelCrds, UnknownKindError } from '../../src/index.ts';

const NAMESPACE = 'flux-system';
const PART_OF = 'app.kubernetes.io/part-of=flux';
const CONTROLLERS = ['source-controller', 'kustomize-controller', 'helm-controller'];

/** The kinds that `flux uninstall` deletes by label, in the namespace of Flux and cluster-scoped. */
const COMPONENTS = [
  ['apps/v1', 'Deployment', NAMESPACE],
  ['v1', 'Service', NAMESPACE],
  ['networking.k8s.io/v1', 'NetworkPolicy', NAMESPACE],
  ['v1', 'ServiceAccount', NAMESPACE],
  ['rbac.authorization.k8s.io/v1', 'ClusterRole', undefined],
  ['rbac.authorization.k8s.io/v1', 'ClusterRoleBinding', undefined],
] as const;

const fluxCrds = () => modelCrds((group) => group.endsWith('.toolkit.fluxcd.io'));

/**
 * Makes the calls of `flux uninstall` of Flux 2.9 (pkg/uninstall), in its order: components, finalizers of all objects of Flux in all
 * namespaces, CRDs, namespace. The controllers of the lab are processes, which end where the command deletes their Deployments.
 */
export async function fluxUninstall(cluster: Cluster): Promise<void> {
  for (const [apiVersion, kind, namespace] of COMPONENTS) {
    const selected = { apiVersion, kind, labelSelector: PART_OF, ...(namespace === undefined ? {} : { namespace }) };
    for (const component of await cluster.list(selected)) await cluster.remove(component);
  }
  for (const name of CONTROLLERS) await cluster.programs.get(name)?.stop();
  for (const { spec } of fluxCrds()) {
    const version = spec.versions.find(({ served }) => served)?.name;
    for (const object of await objectsOf(cluster, { apiVersion: `${spec.group}/${version}`, kind: spec.names.kind }))
      await cluster.patch(object, { metadata: { finalizers: null } });
  }
  for (const { metadata } of fluxCrds()) {
    await cluster.remove({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata: { name: metadata.name } });
  }
  await cluster.remove(fluxNamespace);
}

export const fluxNamespace: Manifest = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } };

/** Installs Flux again, as the step `flux` of `slipway bootstrap` does. */
export async function fluxInstall(cluster: Cluster): Promise<void> {
  await cluster.applyCrds(fluxCrds());
  await cluster.apply(fluxNamespace);
  for (const name of CONTROLLERS) await cluster.programs.get(name)?.start();
}

async function objectsOf(cluster: Cluster, kind: { readonly apiVersion: string; readonly kind: string }) {
  try {
    return await cluster.list(kind);
  } catch (error) {
    if (error instanceof UnknownKindError) return [];
    throw error;
  }
}
