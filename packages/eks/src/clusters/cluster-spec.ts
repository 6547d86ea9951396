import type { HubCluster, WorkloadCluster } from '@slipway/fleet';
import type { EksClusterInput } from '../eks-cluster/eks-cluster.ts';
import type { EksVersion } from '../eks-cluster/eks-version.ts';

/** A cluster that the hub creates: everything that an EKSCluster takes but its name, region and account is stated here. */
export interface EksWorkload<Package extends string = string>
  extends Omit<WorkloadCluster<Package>, 'network'>,
    Omit<EksClusterInput, 'name' | 'namespace' | 'region' | 'providerConfigName' | 'kubernetes'> {
  readonly kubernetes: EksClusterInput['kubernetes'] & { readonly controlPlane: EksVersion; readonly nodes: EksVersion };
}

/** The hub, which is made by hand: of its network the others need to know the range. */
export type EksHub<Package extends string = string> = HubCluster<Package>;
