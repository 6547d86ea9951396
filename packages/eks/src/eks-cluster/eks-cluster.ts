import { DefinitionError, locationOf, rememberLocation } from '@slipway/manifest';
import { checkEksCluster } from './check-eks-cluster.ts';
import type { EksCluster } from './composite.ts';
import { EKS_CLUSTER_KIND, EKS_CLUSTER_VERSION } from './definition.ts';
import { compositionName, type ZoneCount } from './names.ts';
import type { EksClusterSpec } from './schema.ts';

type Zone = EksClusterSpec['network']['zones'][number];

/** What one cluster is made of. `name` is the name of the EKS cluster in AWS too. */
export interface EksClusterInput extends Omit<EksClusterSpec, 'network'> {
  /** `<cluster>-<env>`, at most 50 characters. */
  readonly name: string;
  /** Namespace of the XR, of what it composes and of its kubeconfig Secret; called like the cluster when absent. Never that of Flux. */
  readonly namespace?: string;
  readonly network: { readonly cidr: string; readonly zones: readonly [Zone, Zone] | readonly [Zone, Zone, Zone] };
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
