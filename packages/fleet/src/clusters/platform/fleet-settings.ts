import type { FleetContent } from '../spec/fleet-content.ts';
import type { Platform } from './platform.ts';

/** Everything that decides the `clusters/` tree. */
export interface Fleet extends FleetContent {
  /** How clusters come to be. */
  readonly platform: Platform;
}
