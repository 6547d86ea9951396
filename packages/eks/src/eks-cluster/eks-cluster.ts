import { DefinitionError, locationOf, type MustBe, rememberLocation } from '@slipway/manifest';
import { checkEksCluster } from './check-eks-cluster.ts';
import type { EksCluster } from './composite.ts';
import { EKS_CLUSTER_KIND, EKS_CLUSTER_VERSION } from './definition.ts';
import { compositionName, type ZoneCount } from './names.ts';
import type { ClusterZone, EksClusterSpec } from './schema.ts';

/** Length of the list of zones. It is separate from their types, so that the compiler compares it first and shows its text. */
interface TwoOrThree {
  /** Number of the zones. */
  readonly length: MustBe<'two or three availability zones, since EKS needs two', ZoneCount>;
}

/** Network of a cluster on EKS: a VPC with one public and one private subnet in each zone. */
export interface ClusterNetwork {
  /**
   * IPv4 range of the VPC, from /16 to /28. Ranges of clusters must not overlap where their networks are connected.
   * @example '10.20.0.0/16'
   */
  readonly cidr: string;
  /** Two or three availability zones with their subnets. EKS needs at least two. The number cannot change after creation. */
  readonly zones: TwoOrThree & (readonly [ClusterZone, ClusterZone] | readonly [ClusterZone, ClusterZone, ClusterZone]);
}

/** Input of {@link eksCluster}. */
export interface EksClusterInput extends EksClusterSpec {
  /**
   * Name of the EKS cluster in AWS and of its composite resource, at most 50 characters.
   * @example 'commercial-production'
   */
  readonly name: string;
  /**
   * Namespace of the composite resource, of the resources that it composes and of the kubeconfig Secret. It must not be the
   * namespace of Flux or of Crossplane.
   * @default the name of the cluster
   */
  readonly namespace?: string;
  /** VPC of the cluster with its subnets. It cannot change after creation. */
  readonly network: ClusterNetwork;
}

/** The manifest of a cluster, in the API group of the fleet. Throws a DefinitionError with every problem that the types cannot see. */
export function eksCluster(group: string, input: EksClusterInput): EksCluster {
  const { name, namespace = name, ...spec } = input;
  const zoneCount = spec.network.zones.length as ZoneCount;
  const cluster: EksCluster = {
    apiVersion: `${group}/${EKS_CLUSTER_VERSION}`,
    kind: EKS_CLUSTER_KIND,
    metadata: { name, namespace },
    spec: { ...spec, crossplane: { compositionRef: { name: compositionName(zoneCount, spec.deletionProtection !== false) } } },
  };
  rememberLocation(cluster, eksCluster);
  const source = locationOf(cluster);
  const findings = checkEksCluster(cluster, source ? { file: source.file, source } : { file: name });
  if (findings.length > 0) throw new DefinitionError(findings);
  return cluster;
}
