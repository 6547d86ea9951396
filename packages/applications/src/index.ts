export { applicationRules, run } from '@slipway/fleet';
export * from './applications.gen.ts';
export { assemble } from './assemble.ts';
