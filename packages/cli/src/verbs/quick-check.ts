import { runCheck } from '../check/run-check.ts';
import { checkVerb } from './check.ts';
import { type QuickVerb, startQuickly } from './quick-start.ts';

/** `slipway check PATH...`, as a user runs it after each change of a file. */
export const quickCheck: QuickVerb = {
  // SARIF lists all rules, which only the complete command loads.
  definition: {
    ...checkVerb,
    quick: {
      formats: ['text', 'json', 'github', 'junit'],
      fields: ['crds', 'strictUnknown', 'documents', 'all'],
      least: 1,
      most: Infinity,
    },
  },
  run: runCheck,
};

/** The entry of the bundle. */
export const main = (args: readonly string[]): Promise<boolean> => startQuickly(quickCheck, args);
