import {
  EKS_CLUSTER_API_VERSION,
  EKS_CLUSTER_KIND,
  type EksCluster,
  eksCluster,
  eksClusterHealth,
  oidcProviderName,
  syncedAndReady,
} from '@slipway/crossplane-compositions';
import { FLUX_NAMESPACE } from '@slipway/flux-sources';
import { inheritLocation, type Unit } from '@slipway/manifest';
import { clusterId, fleetDirectory, kubeconfigSecret } from '../cluster-names.ts';
import type { WorkloadCluster } from '../cluster-spec.ts';
import { DEFINITIONS } from '../package-choice.ts';
import { placeUnit, type Where } from '../plan/place-unit.ts';
import type { Placement } from '../plan/placement.ts';
import type { Wanted } from '../plan/wanted-units.ts';
import { isProtected, KEEP } from './deletion-protection.ts';

/** Step 1: the composite resource. Later steps need its kubeconfig Secret, so that is part of being ready. */
export const eksClusterStep = (cluster: WorkloadCluster, wanted: Wanted, where: Where): Placement => ({
  ...placeUnit(eksClusterUnit(cluster), cluster, wanted, where),
  delivery: 'local',
  lands: clusterId(where.runner),
  // Not waiting for the end: that takes half an hour, for which Flux would have one worker less, and nothing comes after it.
  settings: {},
});

/** The composite resource of `cluster`. Throws a DefinitionError with every contradiction in its parameters. */
export function compositeResource(cluster: WorkloadCluster): EksCluster {
  const { region, kubernetes, network, nodes, endpoint, deletionProtection, tags } = cluster;
  const resource = eksCluster({
    name: clusterId(cluster),
    region,
    kubernetes,
    network,
    nodes,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(deletionProtection === undefined ? {} : { deletionProtection }),
    ...(tags === undefined ? {} : { tags }),
  });
  const metadata = isProtected(cluster) ? { ...resource.metadata, annotations: KEEP } : resource.metadata;
  // A copy, since the factory remembers the line above and findings should lead to the definition of the cluster.
  return inheritLocation({ ...resource, metadata }, cluster);
}

function eksClusterUnit(cluster: WorkloadCluster): Unit {
  const name = clusterId(cluster);
  const namespace = FLUX_NAMESPACE;
  return {
    name: 'eks-cluster',
    package: DEFINITIONS,
    directory: `${fleetDirectory(cluster)}/eks-cluster`,
    manifests: { 'cluster.yaml': compositeResource(cluster) },
    dependsOn: [],
    // EKS takes 10 to 15 minutes, the nodes some more.
    timeout: '30m',
    ready: {
      healthChecks: [
        { apiVersion: EKS_CLUSTER_API_VERSION, kind: EKS_CLUSTER_KIND, name, namespace },
        { apiVersion: 'iam.aws.m.upbound.io/v1beta1', kind: 'OpenIDConnectProvider', name: oidcProviderName(name), namespace },
        { apiVersion: 'v1', kind: 'Secret', name: kubeconfigSecret(cluster).name, namespace },
      ],
      // A managed resource without conditions looks finished to Flux.
      expressions: [...eksClusterHealth, syncedAndReady('iam.aws.m.upbound.io/v1beta1', 'OpenIDConnectProvider')],
    },
  };
}
