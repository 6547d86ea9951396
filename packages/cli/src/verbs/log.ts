import type { LogOptions } from '../publish/run-log.ts';
import { changeFormats } from '../report/output-format.ts';
import { remoteOption } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway log`. */
export const logVerb: VerbDefinition<LogOptions, 'package' | 'dryRun' | 'plan'> = {
  name: 'log',
  summary: 'list what was published to a channel of a package, the newest first',
  formats: changeFormats,
  arguments: [{ usage: '<package>', help: 'the package' }],
  options: {
    channel: { value: '<channel>', help: 'the channel (default: the first one of the settings)' },
    limit: { value: '<number>', help: 'the number of entries', default: '20' },
    remote: remoteOption,
  },
  fromArguments: ([name = '']) => ({ package: name }),
  examples: [
    ['log addons-catalog --remote origin', 'what was put on the first channel, and why'],
    ['log addons-catalog --channel production --remote origin --limit 5', 'the newest five of another one'],
  ],
  time: TIME_WITH_REMOTE,
  load: async () => (await import('../publish/run-log.ts')).runLog,
};
