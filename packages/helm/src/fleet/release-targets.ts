import { type FleetKustomization, remoteCluster } from '@slipway/flux-build';
import { type Fields, fieldsOf, textOf } from '@slipway/manifest';

/** A HelmRelease, and its cluster. */
export interface ReleaseOnCluster {
  readonly cluster: string;
  readonly object: Fields;
}

/**
 * Returns the clusters on which HelmReleases install. As for Flux Kustomizations, the name of the kubeconfig identifies the cluster.
 * Kubeconfigs with one name in several namespaces, or on several hubs, are for different clusters.
 */
export function releaseTargets(
  kustomizations: readonly FleetKustomization[],
  releases: readonly ReleaseOnCluster[],
): (release: ReleaseOnCluster) => string {
  const namespaces = new Map<string, Set<string>>();
  const hubs = new Map<string, Set<string>>();
  const targets = new Map<string, string>();
  const add = (cluster: string, name: string, namespace: string): void => {
    const key = `${cluster}|${name}`;
    namespaces.set(key, (namespaces.get(key) ?? new Set()).add(namespace));
    hubs.set(name, (hubs.get(name) ?? new Set()).add(cluster));
  };
  for (const { cluster, namespace, spec, appliesTo } of kustomizations) {
    const name = remoteCluster({ spec });
    if (name === undefined) continue;
    add(cluster, name, namespace);
    targets.set(`${cluster}|${name}|${namespace}`, appliesTo);
  }
  for (const { cluster, object } of releases) {
    const name = remoteCluster(object);
    if (name !== undefined) add(cluster, name, namespaceOf(object));
  }
  return ({ cluster, object }) => {
    const name = remoteCluster(object);
    if (name === undefined) return cluster;
    const namespace = namespaceOf(object);
    const inNamespace = namespaces.get(`${cluster}|${name}`)?.size === 1 ? '' : `.${namespace}`;
    const onHub = hubs.get(name)?.size === 1 ? '' : `.${cluster}`;
    return targets.get(`${cluster}|${name}|${namespace}`) ?? `${name}${inNamespace}${onHub}`;
  };
}

const namespaceOf = ({ metadata }: Fields): string => textOf(fieldsOf(metadata).namespace);
