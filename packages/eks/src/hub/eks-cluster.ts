import type { Placement, Wanted } from '@slipway/fleet';
import { clusterId, FLUX_NAMESPACE, fleetDirectory, kubeconfigSecret, placeUnit, type Where } from '@slipway/fleet';
import { inheritLocation, type Unit } from '@slipway/manifest';
import type { EksWorkload } from '../clusters/cluster-spec.ts';
import { syncedAndReady } from '../crossplane/health.ts';
import type { EksCluster } from '../eks-cluster/composite.ts';
import type { EksClusters } from '../eks-cluster/define-eks-clusters.ts';
import { EKS_CLUSTER_KIND, EKS_CLUSTER_VERSION } from '../eks-cluster/definition.ts';
import { eksCluster } from '../eks-cluster/eks-cluster.ts';
import { eksClusterHealth } from '../eks-cluster/health.ts';
import { oidcProviderName } from '../eks-cluster/names.ts';
import { type EksClusterSpec, eksClusterSpec } from '../eks-cluster/schema.ts';
import { accountName, otherAccountOf } from './accounts.ts';
import { clusterAccess } from './cluster-access.ts';
import { clusterNamespace, namespaceOf, namespaceUsage } from './cluster-namespace.ts';
import { isProtected, KEEP } from './deletion-protection.ts';

/**
 * Step 1: the composite resource in its own namespace, and the kubeconfig Secret for Flux. Later steps need the Secret, so readiness
 * includes it.
 */
export function eksClusterStep(cluster: EksWorkload, wanted: Wanted, where: Where, { group }: EksClusters): Placement {
  const accountId = otherAccountOf(cluster);
  const account = accountId === undefined ? undefined : accountName(accountId);
  return {
    ...placeUnit(eksClusterUnit(cluster, group, account), cluster, wanted, where),
    delivery: 'local',
    targetId: clusterId(where.runner),
    after: account === undefined ? [] : [account],
    // Does not wait until the deletion ends: that takes half an hour, in which Flux would have one worker less, and no other step depends
    // on it.
    settings: {},
  };
}

/**
 * Returns the composite resource of `cluster`, in the account of a ClusterProviderConfig. Default: the account of the hub. Throws a
 * DefinitionError with every contradiction in its parameters.
 */
export function compositeResource(cluster: EksWorkload, group: string, providerConfigName?: string): EksCluster {
  const resource = eksCluster(group, {
    ...statedParameters(cluster),
    name: clusterId(cluster),
    namespace: clusterNamespace(cluster),
    ...(providerConfigName === undefined ? {} : { providerConfigName }),
  });
  const metadata = isProtected(cluster) ? { ...resource.metadata, annotations: KEEP } : resource.metadata;
  // Returns a copy: the factory remembers the line above, and findings must name the definition of the cluster.
  return inheritLocation({ ...resource, metadata }, cluster);
}

/** Returns the parameters of the composite resource that `cluster` states: every field that the XRD has, so that no field is lost. */
function statedParameters(cluster: EksWorkload): Pick<EksWorkload, StatedParameter> {
  const stated = Object.entries(cluster).filter(([field, value]) => Object.hasOwn(eksClusterSpec.properties, field) && value !== undefined);
  return Object.fromEntries(stated) as Pick<EksWorkload, StatedParameter>;
}

/** Name of a parameter that a definition can state. The account of the cluster decides the other one. */
type StatedParameter = Exclude<keyof EksClusterSpec, 'providerConfigName'>;

function eksClusterUnit(cluster: EksWorkload, group: string, account: string | undefined): Unit {
  const name = clusterId(cluster);
  const namespace = clusterNamespace(cluster);
  const access = clusterAccess(cluster);
  return {
    name: 'eks-cluster',
    directory: `${fleetDirectory(cluster)}/eks-cluster`,
    manifests: {
      'namespace.yaml': namespaceOf(cluster),
      ...(isProtected(cluster) ? { 'namespace-usage.yaml': namespaceUsage(cluster) } : {}),
      'cluster.yaml': compositeResource(cluster, group, account),
      'kubeconfig.yaml': access,
    },
    dependsOn: [],
    // EKS takes 10 to 15 minutes, and the nodes a few more.
    timeout: '30m',
    ready: {
      healthChecks: [
        { apiVersion: `${group}/${EKS_CLUSTER_VERSION}`, kind: EKS_CLUSTER_KIND, name, namespace },
        { apiVersion: 'iam.aws.m.upbound.io/v1beta1', kind: 'OpenIDConnectProvider', name: oidcProviderName(name), namespace },
        { apiVersion: access.apiVersion, kind: access.kind, name: access.metadata.name ?? '', namespace: FLUX_NAMESPACE },
        { apiVersion: 'v1', kind: 'Secret', name: kubeconfigSecret(cluster).name, namespace: FLUX_NAMESPACE },
      ],
      // Flux treats a managed resource without conditions as ready.
      expressions: [
        eksClusterHealth(group),
        syncedAndReady('iam.aws.m.upbound.io/v1beta1', 'OpenIDConnectProvider'),
        // The Secret exists without a kubeconfig until EKS has created the cluster.
        syncedAndReady(access.apiVersion, access.kind),
      ],
    },
  };
}
