import { actions } from './workflow-file.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: expressions of GitHub Actions
const TOKEN = '${{ github.token }}';
const STEP = {
  PACKAGES: '${{ inputs.packages }}',
  FROM: '${{ inputs.from }}',
  TO: '${{ inputs.to }}',
};
const APPROVAL = {
  APPROVED_BY: '${{ inputs.approved-by }}',
  REASON: '${{ inputs.reason }}',
};
const TARGET = '${{ inputs.to }}';
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: expressions of GitHub Actions

const NODE = { uses: actions.setupNode, with: { 'node-version': 24 } };
/** Its credentials stay: the job pushes to the branches that Flux watches. No install script runs in it, and no cache is restored. */
const CHECKOUT = { uses: actions.checkout, with: { 'fetch-depth': 0 } };
const COMMITTER = {
  name: 'committer',
  run: 'git config user.name slipway && git config user.email slipway@users.noreply.github.com',
};
/** Jobs that push take turns, whatever workflow they are of. */
const ONE_AT_A_TIME = { group: 'release', 'cancel-in-progress': false };

/**
 * What a merge does: new versions become a pull request, since main may be protected, and the content goes to the first channel; once the
 * pull request is merged, as releases.
 */
export const release = (install: object): object => ({
  name: 'release',
  on: { push: { branches: ['main'] } },
  permissions: { contents: 'read' },
  concurrency: ONE_AT_A_TIME,
  jobs: {
    publish: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      permissions: { contents: 'write', 'pull-requests': 'write' },
      steps: [
        CHECKOUT,
        NODE,
        install,
        { name: 'synth and check', run: 'npx slipway synth --check && npm start' },
        COMMITTER,
        { name: 'versions', run: 'npx slipway release --remote origin --pull-request --output json > "$RUNNER_TEMP/release.json"' },
        { name: 'pull request', env: { GH_TOKEN: TOKEN }, run: OPEN_PULL_REQUEST },
        { name: 'publish', run: 'npx slipway publish --remote origin' },
      ],
    },
  },
});

/** One that is open already shows the new commit of its branch. */
const OPEN_PULL_REQUEST = [
  'test "$(jq -r .summary.outcome "$RUNNER_TEMP/release.json")" = proposed || exit 0',
  'test "$(gh pr list --head release/versions --state open --json number --jq length)" = 0 || exit 0',
  'gh pr create --head release/versions --base main --title "Version packages" --body "Merge it to release these versions."',
].join('\n');

/**
 * Brings releases from one channel to the next, when somebody asks for it. The environment called like the channel may want a review first:
 * what changes on which cluster stands in the summary of the run by then.
 */
export const promote = (install: object): object => ({
  name: 'promote',
  on: {
    workflow_dispatch: {
      inputs: {
        packages: { description: 'PACKAGE or PACKAGE@VERSION, separated by spaces; all packages of the channel when empty' },
        from: { description: 'channel that has the releases', required: true, default: 'latest' },
        to: { description: 'channel that gets them', required: true, default: 'staging' },
        'approved-by': { description: 'who approves it, where the settings of the channel ask for that' },
        reason: { description: 'why, for the commits' },
      },
    },
  },
  permissions: { contents: 'read' },
  concurrency: ONE_AT_A_TIME,
  jobs: {
    review: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      steps: [CHECKOUT, NODE, install, { name: 'review', env: STEP, run: REVIEW }],
    },
    promote: {
      needs: 'review',
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      environment: TARGET,
      permissions: { contents: 'write' },
      steps: [
        CHECKOUT,
        NODE,
        install,
        COMMITTER,
        {
          name: 'promote',
          env: { ...STEP, ...APPROVAL },
          run: 'npx slipway promote --remote origin --from "$FROM" --to "$TO" --approved-by "$APPROVED_BY" --reason "$REASON" -- $PACKAGES',
        },
      ],
    },
  },
});

/** The packages are separated by spaces; a risk is for people to judge, what cannot be promoted ends the run. */
const REVIEW = [
  'set -- --promote "$FROM..$TO"',
  'for package in $PACKAGES; do set -- "$@" --package "$package"; done',
  'npx slipway review "$@" --remote origin --fail-at never --output markdown >> "$GITHUB_STEP_SUMMARY"',
].join('\n');
