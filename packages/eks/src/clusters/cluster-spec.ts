import type { HubCluster, WorkloadCluster } from '@slipway/fleet';
import type { ClusterNetwork } from '../eks-cluster/eks-cluster.ts';
import type { EksVersion } from '../eks-cluster/eks-version.ts';
import type { EksClusterOptions, KubernetesVersions } from '../eks-cluster/schema.ts';

/** Kubernetes versions in the definition of a cluster. */
export interface EksKubernetes extends KubernetesVersions {
  /**
   * Kubernetes minor version of the control plane. EKS upgrades it by one minor version at a time and never downgrades it.
   * Upgrade the control plane first, and the nodes in a later change.
   * @example '1.35'
   */
  readonly controlPlane: EksVersion;
  /**
   * Kubernetes minor version of the managed node group. It may be at most three minor versions older than the control
   * plane, and never newer. EKS replaces the nodes when it changes.
   * @example '1.35'
   */
  readonly nodes: EksVersion;
}

/** Definition of a cluster that the hub creates on EKS. Its EKSCluster gets the name, the region and the account from it. */
export interface EksWorkload<Package extends string = string> extends WorkloadCluster<Package>, EksClusterOptions {
  /** Kubernetes versions of the control plane, the nodes and the EKS add-ons. */
  readonly kubernetes: EksKubernetes;
  /** VPC of the cluster with one public and one private subnet in each zone. It cannot change after creation. */
  readonly network: ClusterNetwork;
}

/** Definition of the hub. A person creates the hub; the other clusters must not use its address range. */
export type EksHub<Package extends string = string> = HubCluster<Package>;
