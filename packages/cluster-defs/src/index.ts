export { clusterRules } from '@slipway/fleet';
export { assemble, describe, fleet } from './fleet.ts';
