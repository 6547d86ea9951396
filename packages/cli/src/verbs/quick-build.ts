import { runBuild } from '../fleet/run-build.ts';
import { buildVerb } from './build.ts';
import { type QuickVerb, startQuickly } from './quick-start.ts';

/** `slipway build PATH`, of the files on disk. */
export const quickBuild: QuickVerb = {
  definition: { ...buildVerb, quick: { formats: ['text', 'json', 'github', 'yaml'], fields: [], least: 1, most: 1 } },
  run: runBuild,
};

/** The entry of the bundle. */
export const main = (args: readonly string[]): Promise<boolean> => startQuickly(quickBuild, args);
