import type { PublishOptions } from '../publish/run-publish.ts';
import { outputFormats } from '../report/output-format.ts';
import { allowDeletionsOption, dryRunOption, packageOption, planOption, registryOptions, remoteOption } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

const sharedOptions = {
  package: packageOption,
  channel: {
    value: '<channel>',
    help: 'the first channel of the settings, which is the default; other channels get releases with promote',
  },
  remote: remoteOption,
  allowDeletions: allowDeletionsOption('publish'),
  replaceTip: {
    value: '<commit>',
    help: 'publish over this tip of a branch without looking at its content; may be repeated',
    repeats: true,
  },
} as const;

const load = async () => (await import('../publish/run-publish.ts')).runPublish;

/** `slipway plan`: `publish --dry-run`. */
export const planVerb: VerbDefinition<Omit<PublishOptions, 'plan' | 'ociKey' | 'ociTokenHost' | 'gitOnly'>, 'dryRun'> = {
  name: 'plan',
  summary: 'show what publish would push: versions, files, and what changes on which cluster',
  formats: outputFormats,
  options: { ...sharedOptions, oci: registryOptions.oci },
  fromArguments: () => ({ dryRun: true }),
  examples: [
    ['plan --remote origin', 'versions, files and what changes on which cluster, before anything is pushed'],
    ['plan --remote origin --output json', 'the same for programs, and for `slipway publish --plan`'],
  ],
  time: TIME_WITH_REMOTE,
  load,
};

/** `slipway publish`. */
export const publishVerb: VerbDefinition<PublishOptions> = {
  name: 'publish',
  summary: 'commit each package to the branch that Flux watches',
  formats: outputFormats,
  options: {
    ...sharedOptions,
    dryRun: dryRunOption,
    ...registryOptions,
    gitOnly: { help: 'push no Configuration package to its registry; a later run without this option does' },
    plan: planOption,
  },
  examples: [
    ['publish', 'commit each package to flux/<package>/latest of .slipway/fleet.git'],
    ['publish --remote origin --dry-run', 'show what would be pushed'],
    ['publish --remote origin --plan plan.json', 'exactly what `slipway plan --output json` wrote to plan.json, or nothing'],
    ['publish --remote origin --package cluster-defs', 'one package'],
    ['publish --remote origin --oci oci://ghcr.io/acme/fleet', 'to a registry, too, for clusters with OCIRepositories'],
    ['publish --remote prepared --git-only', 'without a login for the registry of Configuration packages; another run pushes these'],
    ['publish --replace-tip COMMIT', 'over a commit that others pushed, by its full id'],
  ],
  time: TIME_WITH_REMOTE,
  load,
};
