import type { PromoteOptions } from '../publish/run-promote.ts';
import { changeFormats } from '../report/output-format.ts';
import { allowDeletionsOption, dryRunOption, planOption, registryOptions, remoteOption } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway promote`. */
export const promoteVerb: VerbDefinition<PromoteOptions, 'packages'> = {
  name: 'promote',
  summary: 'bring releases from one channel to the next',
  formats: changeFormats,
  arguments: [{ usage: '[package...]', help: '<package> or <package>@<version> (default: all packages of the channel that can move)' }],
  options: {
    from: { value: '<channel>', help: 'the channel that has the releases', isRequired: true },
    to: { value: '<channel>', help: 'the channel that gets them', isRequired: true },
    approvedBy: { value: '<name>', help: 'the name of an approver; may be repeated', repeats: true },
    checked: { value: '<name>', help: 'a check that passed; may be repeated', repeats: true },
    reason: { value: '<text>', help: 'the reason, for the commit' },
    pullRequest: { help: 'push each commit to flux-next/<package>/<channel> for a pull request, and move no channel' },
    allowDeletions: allowDeletionsOption('promote'),
    ...registryOptions,
    remote: remoteOption,
    dryRun: dryRunOption,
    plan: planOption,
  },
  fromArguments: (packages) => ({ packages }),
  examples: [
    ['promote --from latest --to staging', 'the releases of all packages that are on latest'],
    ['promote addons-catalog@1.4.0 --from staging --to production', 'one package, in one version'],
    ['promote --from staging --to production --approved-by Ada --checked smoke', 'with what the settings of the channel ask for'],
    ['promote --from staging --to production --pull-request', 'as branches flux-next/<package>/production, for pull requests'],
    ['promote --from latest --to staging --remote origin --dry-run', 'show what would be pushed'],
    [
      'promote --from latest --to staging --remote origin --plan plan.json',
      'exactly what the dry run wrote with `--output json`, or nothing',
    ],
  ],
  time: TIME_WITH_REMOTE,
  load: async () => (await import('../publish/run-promote.ts')).runPromote,
};
