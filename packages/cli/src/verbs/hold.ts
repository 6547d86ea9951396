import type { HoldOptions } from '../publish/run-hold.ts';
import { changeFormats } from '../report/output-format.ts';
import { dryRunOption, planOption, remoteOption } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway hold`. */
export const holdVerb: VerbDefinition<HoldOptions, 'packages'> = {
  name: 'hold',
  summary: 'keep new versions off a channel, or end that',
  formats: changeFormats,
  arguments: [{ usage: '<package...>', help: 'the packages' }],
  options: {
    channel: { value: '<channel>', help: 'the channel', isRequired: true },
    reason: { value: '<text>', help: 'the reason, for the commit', isRequired: true },
    release: { help: 'end the hold' },
    remote: remoteOption,
    dryRun: dryRunOption,
    plan: planOption,
  },
  fromArguments: (packages) => ({ packages }),
  examples: [
    ['hold addons-catalog applications --channel production --reason "change freeze"', 'no new version comes onto the channel'],
    ['hold addons-catalog --channel production --release --reason "freeze is over"', 'let it go on'],
  ],
  time: TIME_WITH_REMOTE,
  load: async () => (await import('../publish/run-hold.ts')).runHold,
};
