import type { RejectOptions } from '../publish/run-reject.ts';
import { changeFormats } from '../report/output-format.ts';
import { remoteOption } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway reject`. */
export const rejectVerb: VerbDefinition<RejectOptions, 'tag' | 'plan'> = {
  name: 'reject',
  summary: 'keep a release off every channel; or delete the tag of a version that was never released',
  formats: changeFormats,
  arguments: [{ usage: '<package@version>', help: 'the release' }],
  options: {
    reason: { value: '<text>', help: 'the reason, for the tag that marks the release' },
    deleteTag: { help: 'delete the tag of a version that was never released; without --confirm, only show it' },
    confirm: { value: '<id>', help: 'delete the tag if this is its id' },
    remote: remoteOption,
    dryRun: { help: 'show what would be done, push nothing' },
  },
  fromArguments: ([tag = '']) => ({ tag }),
  examples: [
    ['reject addons-catalog@1.4.0 --reason "INC-7"', 'no channel gets the version again; clusters that pin it keep it'],
    ['reject cluster-defs@99.0.0 --delete-tag', 'show a tag that no release made'],
    ['reject cluster-defs@99.0.0 --delete-tag --confirm ID', 'delete it, if this is its id'],
  ],
  time: TIME_WITH_REMOTE,
  load: async () => (await import('../publish/run-reject.ts')).runReject,
};
