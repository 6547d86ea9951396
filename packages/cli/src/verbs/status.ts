import type { ChannelOptions } from '../publish/channel-context.ts';
import { changeFormats } from '../report/output-format.ts';
import { remoteOption } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway status`. */
export const statusVerb: VerbDefinition<ChannelOptions, 'dryRun' | 'plan'> = {
  name: 'status',
  summary: 'show which version every channel has, since when and why, and what every cluster follows',
  formats: changeFormats,
  options: {
    remote: remoteOption,
  },
  fromArguments: () => ({}),
  examples: [
    ['status --remote origin', 'which version every channel has, and what every cluster follows'],
    ['status --remote origin --output json', 'the same for a program'],
  ],
  time: TIME_WITH_REMOTE,
  load: async () => (await import('../publish/run-status.ts')).runStatus,
};
