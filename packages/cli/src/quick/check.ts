import type { CheckOptions } from '../check/checked.ts';
import { check } from '../verbs/check.ts';
import { type QuickVerb, startQuickly } from './quick-verb.ts';

/** `slipway check PATH...`, as somebody waits for it who has just saved a file. */
export const quickCheck: QuickVerb<CheckOptions> = {
  verb: 'check',
  // SARIF describes all rules, which are loaded for it.
  formats: ['text', 'json', 'github', 'junit'],
  takes: { '--crds': 'value', '--strict-unknown': 'flag', '--documents': 'flag', '--all': 'flag' },
  optionsOf: (paths, given) => {
    if (paths.length === 0) return undefined;
    const crds = given.get('--crds');
    return {
      paths,
      ...(crds && { crds }),
      ...(given.has('--strict-unknown') && { strictUnknown: true }),
      ...(given.has('--documents') && { documents: true }),
      ...(given.has('--all') && { all: true }),
    };
  },
  run: check,
};

/** Where the bundle of it begins. */
export const main = (args: readonly string[]): Promise<boolean> => startQuickly(quickCheck, args);
