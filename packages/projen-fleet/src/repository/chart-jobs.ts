import { actions, checkout, setUpNode } from './workflow-file.ts';

/**
 * The artifact with the archives of charts. Each is verified by its digest in `charts.lock` when it is read, so the artifact need not be
 * trusted.
 */
const CHARTS = { name: 'charts', path: '~/.cache/slipway/charts' };

/** Gets the charts of the job `charts`, if it has any. */
export const FETCHED_CHARTS = { name: 'charts', uses: actions.downloadArtifact, 'continue-on-error': true, with: CHARTS };

const PASS_ON = { uses: actions.uploadArtifact, with: { ...CHARTS, 'if-no-files-found': 'ignore', 'retention-days': 1 } };

/**
 * Fetches the charts of both states, if the fleet has a `charts.lock`. It is the only job that connects to hosts that a pull request may
 * name, and it has no secrets. The programs, the hosts and the settings of the base are used. A chart that cannot be fetched is not rendered.
 */
export const chartsJob = (install: object): object => ({
  'runs-on': 'ubuntu-latest',
  'timeout-minutes': 10,
  steps: [
    checkout,
    setUpNode,
    { name: 'state before', run: 'git switch --quiet --detach "$GITHUB_SHA^1"' },
    install,
    { name: 'charts before', if: "hashFiles('charts.lock') != ''", 'continue-on-error': true, run: 'npx slipway charts fetch' },
    {
      name: 'charts after',
      'continue-on-error': true,
      run: [
        'git worktree add --quiet --detach ../after "$GITHUB_SHA"',
        'if [ -f ../after/charts.lock ]; then npx slipway charts fetch ../after --settings-from "$(git rev-parse HEAD)"; fi',
      ].join('\n'),
    },
    PASS_ON,
  ],
});

/**
 * Fetches the charts of the last states of `charts.lock`, because the channels of a promotion have releases of different states. The hosts
 * and the settings are those of the protected branch.
 */
export const chartsOfReleases = (install: object): object => ({
  'runs-on': 'ubuntu-latest',
  'timeout-minutes': 20,
  steps: [checkout, setUpNode, install, { name: 'charts', 'continue-on-error': true, run: FETCH_LAST_STATES }, PASS_ON],
});

const FETCH_LAST_STATES = [
  'for commit in $(git log --max-count=10 --format=%H -- charts.lock); do',
  '  git worktree add --quiet --detach "../state-$commit" "$commit"',
  '  if [ -f "../state-$commit/charts.lock" ]; then npx slipway charts fetch "../state-$commit" --settings-from "$(git rev-parse HEAD)" || true; fi',
  'done',
].join('\n');
