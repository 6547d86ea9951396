import type { Finding } from '@slipway/manifest';
import type { Fleet } from './fleet-settings.ts';
export function checkClusters(_fleet: Fleet): Finding[] {
  return [];
}
