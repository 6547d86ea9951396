import { type FleetKustomization, remoteCluster } from '@slipway/flux-build';
import { type Fields, fieldsOf, textOf } from '@slipway/manifest';

/** A HelmRelease, and the cluster that it is on. */
export interface PlacedRelease {
  readonly cluster: string;
  readonly object: Fields;
}

/**
 * Names the clusters on which HelmReleases install: by the name of the kubeconfig, as for Flux Kustomizations. Kubeconfigs of one name in
 * several namespaces, or on several hubs, are those of several clusters.
 */
export function releaseTargets(
  kustomizations: readonly FleetKustomization[],
  releases: readonly PlacedRelease[],
): (release: PlacedRelease) => string {
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
