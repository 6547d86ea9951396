import { below, fieldsOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { isTypingMistake } from './is-typing-mistake.ts';

/** Namespaces that exist on each cluster with Flux. */
const OF_EVERY_CLUSTER: ReadonlySet<string> = new Set(['default', 'kube-system', 'kube-public', 'kube-node-lease', 'flux-system']);

/** Namespaces that OpenShift and GKE create, and reserve for themselves. */
const OF_PLATFORM = /^(?:openshift|openshift-.*|gke-.*)$/;

export const isOfEveryCluster = (namespace: string): boolean => OF_EVERY_CLUSTER.has(namespace);

/** Whether a Namespace is missing. Charts rarely create one; if they do, their values contain its name. */
export const isMissingNamespace = (cluster: Cluster, name: string): boolean =>
  !OF_PLATFORM.test(name) && cluster.existence({ group: '', kind: 'Namespace', name, notByCharts: true }) === 'missing';

/** Whether Flux applies a Namespace to the cluster. Without one, another tool creates all of them. */
export const appliesNamespaces = (cluster: Cluster): boolean =>
  cluster.ofKind('', 'Namespace').some(({ kustomization }) => kustomization !== undefined);

/** Returns the namespaces that helm-controller creates. */
export const createdByReleases = (cluster: Cluster): ReadonlySet<string> =>
  new Set(
    cluster.releases.flatMap(({ object, namespace }) =>
      below(object.spec, 'install').createNamespace === true || fieldsOf(object.spec).createNamespace === true ? [namespace ?? ''] : [],
    ),
  );

/**
 * Whether a namespace with objects of the repository is created by another tool, which may create Secrets and ServiceAccounts there too. A
 * name that differs in one letter from an existing namespace is a typing mistake.
 */
export function isOfOtherTool(cluster: Cluster, namespace: string): boolean {
  if (isOfEveryCluster(namespace) || cluster.driven.some((each) => each.namespace === namespace)) return false;
  if (!appliesNamespaces(cluster) || createdByReleases(cluster).has(namespace) || !isMissingNamespace(cluster, namespace)) return false;
  return !cluster.candidates({ group: '', kind: 'Namespace', name: namespace }).some((candidate) => isTypingMistake(namespace, candidate));
}
