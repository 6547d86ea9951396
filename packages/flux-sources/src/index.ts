export { sourceRules } from '@slipway/fleet';
export { assemble } from './assemble.ts';
export * from './helm-repositories.ts';
