import { type Fields, fieldsOf, plainText } from '@slipway/manifest';

/** Name of an object. */
export const nameOf = (object: Fields): string => plainText(fieldsOf(object.metadata).name ?? '');

/** Namespace of an object; empty when it has none. */
export const namespaceOf = (object: Fields): string => plainText(fieldsOf(object.metadata).namespace ?? '');

/** Whether kustomize-controller reconciles it. */
export const isFluxKustomization = ({ apiVersion, kind }: Fields): boolean =>
  kind === 'Kustomization' && plainText(apiVersion).startsWith('kustomize.toolkit.fluxcd.io/');

/** Returns the identity of an object on a cluster, without its version: group, kind, namespace and name. */
export function objectIdentity(object: Fields): string {
  const apiVersion = plainText(object.apiVersion);
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  return [group, object.kind, namespaceOf(object), nameOf(object)].join('|');
}

/** `GitRepository/flux-system/fleet`: the source of a Flux Kustomization, in its own namespace unless it says another. */
export function sourceKey(kustomization: Fields): string {
  const { kind, name, namespace } = fieldsOf(fieldsOf(kustomization.spec).sourceRef);
  return [plainText(kind ?? 'GitRepository'), plainText(namespace ?? namespaceOf(kustomization)), plainText(name ?? '')].join('/');
}

/** Name of the other cluster that a Flux Kustomization is applied to; undefined for its own. Taken from the name of the kubeconfig. */
export function remoteCluster(kustomization: Fields): string | undefined {
  const { secretRef, configMapRef } = fieldsOf(fieldsOf(kustomization.spec).kubeConfig);
  const { name } = fieldsOf(secretRef ?? configMapRef);
  return typeof name === 'string' ? name.replace(/-?kubeconfig$/, '') || name : undefined;
}

/** `Kind/namespace/name`, or `Kind/name` for an object without a namespace. */
export const objectText = (object: Fields): string =>
  [plainText(object.kind), namespaceOf(object), nameOf(object)].filter((part) => part !== '').join('/');

/** `cluster/namespace/name`: the key of a Flux Kustomization in a fleet. */
export const kustomizationKey = ({
  cluster,
  namespace,
  name,
}: {
  readonly cluster: string;
  readonly namespace: string;
  readonly name: string;
}): string => `${cluster}/${namespace}/${name}`;
