import { type Fields, fieldsOf, plainText } from '@slipway/manifest';

/** Returns the name of an object. */
export const nameOf = (object: Fields): string => plainText(fieldsOf(object.metadata).name ?? '');

/** Returns the namespace of an object; empty when it has none. */
export const namespaceOf = (object: Fields): string => plainText(fieldsOf(object.metadata).namespace ?? '');

/** Whether kustomize-controller reconciles an object. */
export const isFluxKustomization = ({ apiVersion, kind }: Fields): boolean =>
  kind === 'Kustomization' && plainText(apiVersion).startsWith('kustomize.toolkit.fluxcd.io/');

/** Returns the identity of an object on a cluster, without its version: group, kind, namespace and name. */
export function objectIdentity(object: Fields): string {
  const apiVersion = plainText(object.apiVersion);
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  return [group, object.kind, namespaceOf(object), nameOf(object)].join('|');
}

/** Returns the source of a Flux Kustomization, in its own namespace unless it names another: `GitRepository/flux-system/fleet`. */
export function sourceKey(kustomization: Fields): string {
  const { kind, name, namespace } = fieldsOf(fieldsOf(kustomization.spec).sourceRef);
  return [plainText(kind ?? 'GitRepository'), plainText(namespace ?? namespaceOf(kustomization)), plainText(name ?? '')].join('/');
}

/**
 * Returns the name of the other cluster that a Flux Kustomization is applied to, from the name of its kubeconfig; undefined for its own
 * cluster.
 */
export function remoteCluster(kustomization: Fields): string | undefined {
  const { secretRef, configMapRef } = fieldsOf(fieldsOf(kustomization.spec).kubeConfig);
  const { name } = fieldsOf(secretRef ?? configMapRef);
  return typeof name === 'string' ? name.replace(/-?kubeconfig$/, '') || name : undefined;
}

/** Returns `Kind/namespace/name`, or `Kind/name` for an object without a namespace. */
export const objectText = (object: Fields): string =>
  [plainText(object.kind), namespaceOf(object), nameOf(object)].filter((part) => part !== '').join('/');

/** Returns the key of a Flux Kustomization in a fleet: `cluster/namespace/name`. */
export const kustomizationKey = ({
  cluster,
  namespace,
  name,
}: {
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
}): string => `${cluster}/${namespace}/${name}`;
