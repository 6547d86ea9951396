import type { AddonUse, ApplicationUse, ClusterAddons, ClusterApplications, HubCluster, WorkloadFields } from '@slipway/fleet';
import type { MustBe } from '@slipway/manifest';
import type { ClusterNetwork } from '../eks-cluster/eks-cluster.ts';
import type { EksVersion } from '../eks-cluster/eks-version.ts';
import type { EksClusterOptions, KubernetesVersions, NodeGroup } from '../eks-cluster/schema.ts';

/** Kubernetes versions in the definition of a cluster. */
interface EksKubernetes extends KubernetesVersions {
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

/** Managed node group in the definition of a cluster. */
export interface EksNodes extends NodeGroup {
  /**
   * EC2 instance type of the nodes. EKS replaces the nodes one by one when it changes.
   * @example 'm7i.large'
   */
  readonly instanceType: MustBe<'a family and a size with a dot between them, such as m7i.large', InstanceType>;
}

/** Name of an EC2 instance type: `m7i.large`, `c7gd.metal`. Two forms, because `MustBe` needs a union. */
type InstanceType = `${string}.${string}` | `${string}.metal`;

/** Definition of a cluster that the hub creates on EKS. Its EKSCluster gets the name, the region and the account from it. */
export interface EksWorkload<Package extends string = string>
  extends EksWorkloadFields<Package>,
    ClusterAddons<readonly AddonUse[]>,
    ClusterApplications<readonly ApplicationUse[]> {}

/** The fields of {@link EksWorkload} without its lists. */
export interface EksWorkloadFields<Package extends string = string> extends WorkloadFields<Package>, EksClusterOptions {
  /** Kubernetes versions of the control plane, the nodes and the EKS add-ons. */
  readonly kubernetes: EksKubernetes;
  /** Managed node group of the cluster. It runs the add-ons; Karpenter can add more nodes. */
  readonly nodes: EksNodes;
  /** VPC of the cluster with one public and one private subnet in each zone. It cannot change after creation. */
  readonly network: ClusterNetwork;
}

/** Definition of the hub. A person creates the hub; the other clusters must not use its address range. */
export type EksHub<Package extends string = string> = HubCluster<Package>;
