import type { Addon } from '@slipway/fleet';
import type { EksClusters } from '../eks-cluster/define-eks-clusters.ts';

/** Settings of {@link eksPlatform}: the parts of the fleet with which the hub bootstraps a cluster. */
export interface EksSettings {
  /** Add-on that fetches the credentials of Flux from AWS Secrets Manager. The hub installs it before Flux. */
  readonly externalSecrets: Pick<Addon, 'units'>;
  /** Add-on that decrypts SealedSecrets. The hub installs it before Flux. */
  readonly sealedSecrets: Pick<Addon, 'units'>;
  /** Add-on that installs Flux. The hub applies it to the new cluster. */
  readonly flux: Pick<Addon, 'units'>;
  /** Kind EKSCluster of the fleet. The hub creates one object of it for each cluster. */
  readonly eksClusters: EksClusters;
}
