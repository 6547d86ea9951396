import type { FleetContent } from '../spec/fleet-content.ts';
import type { Platform } from './platform.ts';

/** A fleet: the input of the `clusters/` tree. */
export interface Fleet extends FleetContent {
  /**
   * Platform that creates the clusters.
   * @example eksPlatform({ externalSecrets, sealedSecrets, flux, eksClusters })
   */
  readonly platform: Platform;
}
