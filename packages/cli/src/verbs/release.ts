import type { ReleaseOptions } from '../publish/run-release.ts';
import { changeFormats } from '../report/output-format.ts';
import { allowDeletionsOption, registryOptions, remoteOption } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway release`. */
export const releaseVerb: VerbDefinition<ReleaseOptions> = {
  name: 'release',
  summary: 'raise the versions that changesets ask for, commit and push them, and publish',
  formats: changeFormats,
  options: {
    remote: remoteOption,
    pullRequest: { help: 'push the versions to the branch release/versions for a pull request, and publish nothing' },
    ...registryOptions,
    allowDeletions: allowDeletionsOption('publish'),
    dryRun: { help: 'show the versions and what would be published, change nothing' },
  },
  examples: [
    ['release --dry-run', 'which versions there would be, and what would be published'],
    ['release --remote origin', 'new versions as a commit on the branch of the definitions, and their tags'],
    ['release --remote origin --pull-request', 'the versions as branch release/versions, where the main branch is protected'],
  ],
  time: TIME_WITH_REMOTE,
  load: async () => (await import('../publish/run-release.ts')).runRelease,
};
