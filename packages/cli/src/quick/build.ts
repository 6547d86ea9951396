import { type BuildOptions, build } from '../verbs/build.ts';
import { type QuickVerb, startQuickly } from './quick-verb.ts';

/** `slipway build PATH`, of what is on disk. */
export const quickBuild: QuickVerb<BuildOptions> = {
  verb: 'build',
  formats: ['text', 'json', 'github', 'yaml'],
  optionsOf: ([path, ...more]) => (path === undefined || more.length > 0 ? undefined : { path }),
  run: build,
};

/** Where the bundle of it begins. */
export const main = (args: readonly string[]): Promise<boolean> => startQuickly(quickBuild, args);
