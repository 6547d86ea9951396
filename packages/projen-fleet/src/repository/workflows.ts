import type { Project } from 'projen';
import { promote, release } from './release-workflows.ts';
import { actions, setUpNode, WorkflowFile } from './workflow-file.ts';

/** Workflows of a fleet on GitHub: they call only commands that also run locally. */
export function workflows(project: Project): void {
  new WorkflowFile(project, 'pull-request', pullRequest);
  new WorkflowFile(project, 'review-comment', reviewComment(INSTALL));
  new WorkflowFile(project, 'release', release(INSTALL));
  new WorkflowFile(project, 'promote', promote(INSTALL));
}

const INSTALL = { name: 'install', run: 'npm ci --ignore-scripts' };

/** The stages of what a pull request changes; findings become annotations of the lines that it changes. */
export const affectedStages = {
  name: 'synth and check',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
  env: { BASE: '${{ github.base_ref }}' },
  run: 'npx nx affected -t synth check --base="origin/$BASE" --outputStyle=static -- --output=github',
};

/** Checks what every cluster gets, by the settings of the base: what a pull request changes in them does not count. */
export const checkOfClusters = {
  name: 'check the clusters',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
  env: { BASE: '${{ github.base_ref }}' },
  run: 'npx slipway check --settings-from "origin/$BASE" --output github',
};

/** What the review hands over to the workflow that posts it. */
const REVIEW = 'review';

/**
 * What a pull request does on each cluster. The state before it has the say: its packages are installed, its settings count, and of what
 * the pull request brings nothing runs. The job fails where data or a cluster may be lost, for which somebody has to look at it.
 */
export const reviewJob = (install: object): object => ({
  'runs-on': 'ubuntu-latest',
  'timeout-minutes': 30,
  steps: [
    { uses: actions.checkout, with: { 'fetch-depth': 0, 'persist-credentials': false } },
    setUpNode,
    { name: 'state before', run: 'git switch --quiet --detach "$GITHUB_SHA^1"' },
    install,
    {
      name: 'review',
      run: 'npx slipway review --base "$(git rev-parse --short HEAD)" --head "$(git rev-parse --short "$GITHUB_SHA")" --output json > review.json',
    },
    { name: 'summary', if: NOT_CANCELLED, run: 'npx slipway comment review.json --to stdout >> "$GITHUB_STEP_SUMMARY"' },
    { name: 'page', if: NOT_CANCELLED, run: 'npx slipway review --from review.json --fail-at never --output html > review.html' },
    { uses: actions.uploadArtifact, if: NOT_CANCELLED, with: { name: REVIEW, path: 'review.*', 'if-no-files-found': 'error' } },
  ],
});

const NOT_CANCELLED = '!cancelled()';

/**
 * Posts the review of a pull request, also of a fork. It runs on the default branch and takes nothing from the pull request but the
 * review, into a folder outside of the checkout; `slipway comment` asks GitHub for which pull request it is.
 */
export const reviewComment = (install: object): object => ({
  name: 'review comment',
  on: { workflow_run: { workflows: [PULL_REQUEST], types: ['completed'] } },
  permissions: { contents: 'read' },
  jobs: {
    comment: {
      if: "github.event.workflow_run.event == 'pull_request'",
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 10,
      permissions: { contents: 'read', actions: 'read', 'pull-requests': 'write' },
      concurrency: { group: ONE_AT_A_TIME, 'cancel-in-progress': false },
      steps: [
        { uses: actions.checkout, with: { 'persist-credentials': false } },
        setUpNode,
        install,
        {
          id: 'review',
          uses: actions.downloadArtifact,
          // There is none where the review could not be made, which the other workflow says.
          'continue-on-error': true,
          with: { name: REVIEW, path: OUTSIDE, 'run-id': RUN, 'github-token': TOKEN },
        },
        {
          name: 'comment',
          if: "steps.review.outcome == 'success'",
          env: { GITHUB_TOKEN: TOKEN },
          run: 'npx slipway comment "$RUNNER_TEMP/review/review.json"',
        },
      ],
    },
  },
});

const PULL_REQUEST = 'pull request';
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: expressions of GitHub Actions
const TOKEN = '${{ github.token }}';
const RUN = '${{ github.event.workflow_run.id }}';
const OUTSIDE = '${{ runner.temp }}/review';
const ONE_AT_A_TIME = 'review-${{ github.event.workflow_run.head_repository.full_name }}-${{ github.event.workflow_run.head_branch }}';
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: expressions of GitHub Actions

const pullRequest = {
  name: PULL_REQUEST,
  on: { pull_request: {} },
  permissions: { contents: 'read' },
  jobs: {
    verify: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      steps: [
        { uses: actions.checkout, with: { 'fetch-depth': 0, 'persist-credentials': false } },
        setUpNode,
        INSTALL,
        { name: 'projen drift', run: 'npm run projen && git diff --exit-code' },
        // Of the whole tree, and before Nx writes it: no package is affected by what was edited in the tree by hand.
        { name: 'synth drift', run: 'npx slipway synth --check --output github' },
        affectedStages,
        checkOfClusters,
        { name: 'test', run: 'npm test' },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
        { name: 'changeset present', env: { BASE: '${{ github.base_ref }}' }, run: 'npx changeset status --since="origin/$BASE"' },
      ],
    },
    review: reviewJob(INSTALL),
  },
};
