import { reviewFormats } from '../report/output-format.ts';
import { RISK_LIMITS } from '../review/fails-at.ts';
import type { ReviewOptions } from '../review/run-review.ts';
import { chartsOption, fleetOptions, remoteOption } from './options.ts';
import type { VerbDefinition } from './verb.ts';

/** `slipway review`. */
export const reviewVerb: VerbDefinition<ReviewOptions, 'path'> = {
  name: 'review',
  summary: 'show what a change does on which cluster, and how risky it is',
  formats: reviewFormats,
  arguments: [
    { usage: '[path]', help: 'the bootstrap path of a cluster, a repository, or a directory with Flux Kustomizations', default: '.' },
  ],
  options: {
    base: { value: '<commit>', help: 'the fleet before the change: a branch, a tag, an id; or PACKAGE@VERSION, a release' },
    head: { value: '<commit>', help: 'the fleet after the change: a commit, or a release as for --base (default: what is on disk)' },
    promote: { value: '<from..to>', help: 'what `slipway promote --from FROM --to TO` would change, instead of --base and --head' },
    package: { value: '<package>', help: 'only this package, or PACKAGE@VERSION, with --promote; may be repeated', repeats: true },
    from: { value: '<file>', help: 'show a review that --output json wrote in another form; - for standard input' },
    remote: remoteOption,
    failAt: { value: '<risk>', help: 'the lowest risk at which the exit code is 1', choices: RISK_LIMITS, default: 'R4' },
    charts: chartsOption,
    ...fleetOptions,
  },
  fromArguments: ([path = '.']) => ({ path }),
  examples: [
    ['review --base main', 'what the files on disk change on which cluster, against the branch main'],
    ['review --base v1.4.0 --head v1.5.0', 'between two commits'],
    ['review --base addons-catalog@1.4.0 --head addons-catalog@1.5.0', 'between two releases, on the clusters that follow a channel'],
    ['review --promote staging..production --remote origin', 'what a promotion would change'],
    ['review --promote latest..staging --package addons-catalog', 'that of one package'],
    ['review --from review.json --output html > review.html', 'what --output json wrote, in another form'],
    ['review --base origin/main --output markdown', 'a comment for a pull request'],
    ['review --base origin/main --output sarif', 'its risks, for code scanning'],
    ['review --base main --output html > review.html', 'a page to open in a browser: search, filters, side by side'],
    ['review --base main --charts charts/', 'and what changes in the objects of HelmReleases, if their charts are available'],
    ['review --base main --fail-at R2 fleet/', 'of a folder; exit code 1 from a risk on'],
  ],
  load: async () => (await import('../review/run-review.ts')).runReview,
};
