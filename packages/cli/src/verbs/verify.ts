import type { VerifyOptions } from '../publish/run-verify.ts';
import { changeFormats } from '../report/output-format.ts';
import { remoteOption } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway verify`. */
export const verifyVerb: VerbDefinition<VerifyOptions, 'packages'> = {
  name: 'verify',
  summary: 'prove that branches and tags are exactly what their commits render to, and find edits by hand',
  formats: changeFormats,
  arguments: [
    {
      usage: '[package[@version]...]',
      help: 'packages, whose channels are verified, and releases (default: the channels of all packages)',
    },
  ],
  options: {
    channel: { value: '<channel>', help: 'only this channel' },
    patch: { value: '<file>', help: 'write the edits of one branch as a patch of the tree' },
    remote: remoteOption,
  },
  fromArguments: (packages) => ({ packages }),
  examples: [
    ['verify --remote origin', 'every channel of every package'],
    ['verify addons-catalog@1.4.0 --remote origin', 'a release, by its tag'],
    ['verify addons-catalog --channel production --remote origin --patch edits.patch', 'the edits that were made there, for `git apply`'],
  ],
  time: TIME_WITH_REMOTE,
  load: async () => (await import('../publish/run-verify.ts')).runVerify,
};
