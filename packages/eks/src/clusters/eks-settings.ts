import type { Addon } from '@slipway/fleet';
import type { EksClusters } from '../eks-cluster/define-eks-clusters.ts';

/** What a hub starts clusters with: the add-ons of the fleet in their versions, and its kind EKSCluster. */
export interface EksSettings {
  readonly externalSecrets: Pick<Addon, 'units'>;
  readonly sealedSecrets: Pick<Addon, 'units'>;
  readonly flux: Pick<Addon, 'units'>;
  readonly eksClusters: EksClusters;
}
