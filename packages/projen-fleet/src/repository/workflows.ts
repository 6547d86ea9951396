import type { Project } from 'projen';
import { chartsJob, FETCHED_CHARTS } from './chart-jobs.ts';
import { promote, release } from './release-workflows.ts';
import { actions, checkout, setUpNode, WorkflowFile } from './workflow-file.ts';

/** Writes the workflows of a fleet on GitHub. They call only commands that also run locally. */
export function workflows(project: Project): void {
  new WorkflowFile(project, 'pull-request', pullRequest);
  new WorkflowFile(project, 'review-comment', reviewComment(INSTALL));
  new WorkflowFile(project, 'release', release(INSTALL));
  new WorkflowFile(project, 'promote', promote(INSTALL));
}

const INSTALL = { name: 'install', run: 'npm ci --ignore-scripts' };

/** Runs the stages for the changes of a pull request. Findings become annotations of the changed lines. */
export const affectedStages = {
  name: 'synth and check',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
  env: { BASE: '${{ github.base_ref }}' },
  run: 'npx nx affected -t synth check --base="origin/$BASE" --outputStyle=static -- --output=github',
};

/**
 * Checks the objects of every cluster, and the change from the base with the deletions that a publish refuses. The settings of the base
 * apply. A pull request changes none of them, except that `allow-delete` allows its own deletions.
 */
export const checkOfClusters = {
  name: 'check the clusters',
  run: 'npx slipway check --against "$(git rev-parse --short "$GITHUB_SHA^1")" --output github',
};

/** Compares the types of the values of charts with the charts that are available. */
const checkOfChartTypes = { name: 'types of charts', run: 'npx slipway charts types --check' };

/** Runs the tests of Compositions. Failures become annotations of the tests. */
const testOfCompositions = { name: 'test the Compositions', run: 'npx slipway test --if-present --output github' };

/** The file that the review passes to the workflow that posts it. */
const REVIEW = 'review';

/**
 * Reviews the effect of a pull request on each cluster. The packages and the settings of the base are used, and no code of the pull
 * request runs. If data or a cluster may be lost, the job fails, so that a person examines the change. `charts` are the steps that get charts.
 */
export const reviewJob = (install: object, charts: readonly object[] = []): object => ({
  'runs-on': 'ubuntu-latest',
  'timeout-minutes': 30,
  steps: [
    checkout,
    setUpNode,
    { name: 'state before', run: 'git switch --quiet --detach "$GITHUB_SHA^1"' },
    install,
    ...charts,
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
 * Posts the review of a pull request, also of a fork. It runs on the default branch and downloads only the review of the pull request,
 * into a folder outside the checkout. `slipway comment` reads from GitHub which pull request it is.
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
          // A failed review has no such file, and the other workflow reports the failure.
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
    charts: chartsJob(INSTALL),
    verify: {
      needs: 'charts',
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      steps: [
        checkout,
        setUpNode,
        INSTALL,
        FETCHED_CHARTS,
        { name: 'projen drift', run: 'npm run projen && git diff --exit-code' },
        // Checks the whole tree before Nx writes it, because a manual edit of the tree affects no package.
        { name: 'synth drift', run: 'npx slipway synth --check --output github' },
        affectedStages,
        checkOfClusters,
        testOfCompositions,
        checkOfChartTypes,
        { name: 'test', run: 'npm test' },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
        { name: 'changeset present', env: { BASE: '${{ github.base_ref }}' }, run: 'npx changeset status --since="origin/$BASE"' },
      ],
    },
    review: { needs: 'charts', ...reviewJob(INSTALL, [FETCHED_CHARTS]) },
  },
};
