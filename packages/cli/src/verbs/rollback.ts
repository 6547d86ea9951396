import type { RollbackOptions } from '../publish/run-rollback.ts';
import { changeFormats } from '../report/output-format.ts';
import { allowDeletionsOption, dryRunOption, planOption, registryOptions, remoteOption } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway rollback`. */
export const rollbackVerb: VerbDefinition<RollbackOptions, 'package'> = {
  name: 'rollback',
  summary: 'publish an older release to a channel again, and hold the channel',
  formats: changeFormats,
  arguments: [{ usage: '<package>', help: 'the package that goes back' }],
  options: {
    channel: { value: '<channel>', help: 'the channel that goes back', isRequired: true },
    to: { value: '<version>', help: 'the release that it goes back to', isRequired: true },
    reason: { value: '<text>', help: 'the reason, for the commit and for the status of the held channel', isRequired: true },
    allowDeletions: allowDeletionsOption('rollback'),
    ...registryOptions,
    remote: remoteOption,
    dryRun: dryRunOption,
    plan: planOption,
  },
  fromArguments: ([name = '']) => ({ package: name }),
  examples: [
    [
      'rollback addons-catalog --channel production --to 1.3.0 --reason "INC-7: ingress is down"',
      'the old content as a new commit, and hold it',
    ],
    ['rollback addons-catalog --channel production --to 1.3.0 --reason INC-7 --dry-run', 'show what would be pushed'],
  ],
  time: TIME_WITH_REMOTE,
  load: async () => (await import('../publish/run-rollback.ts')).runRollback,
};
