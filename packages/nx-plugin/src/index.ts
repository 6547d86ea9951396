export type { ContentPackage } from './content-package.ts';
export { createNodes, createNodesV2 } from './create-nodes.ts';
export type { Input, Target } from './infer-targets.ts';
export { inferTargets } from './infer-targets.ts';

/** The name of the plugin in messages of Nx. */
export const name = '@slipway/nx-plugin';
