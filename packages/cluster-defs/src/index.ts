export { clusterRules } from '@slipway/fleet';
export { assemble, fleet } from './fleet.ts';
