export { catalogueRules, use } from '@slipway/fleet';
export * from './addons.gen.ts';
export { assemble } from './assemble.ts';
