export type { ContentPackage } from './content-package.ts';
export { createNodes, createNodesV2 } from './create-nodes.ts';
export type { Input, Target } from './infer-targets.ts';
export { inferTargets } from './infer-targets.ts';

/** How Nx calls the plugin in its messages. */
export const name = '@slipway/nx-plugin';
