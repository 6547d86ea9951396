import {
  actions,
  affectedStages,
  checkOfClusters,
  checkout,
  reviewComment,
  reviewJob,
  type SlipwayFleet,
  setUpNode,
  WorkflowFile,
} from '@slipway/projen-fleet';

const GO = { uses: actions.setupGo, with: { 'go-version': '1.26', cache: false } };
/** Programs of the lab: their versions and recipes are in this folder. */
const PROGRAMS = {
  uses: actions.cache,
  with: {
    path: '~/.cache/slipway-lab',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
    key: "lab-${{ hashFiles('packages/lab/src/programs/*.ts', 'packages/lab/*-oracle/**') }}",
  },
};
const SET_UP = { run: 'node scripts/set-up.mjs' };

/** Continuous integration of the product: it calls only commands that also run locally. */
export function productWorkflows(repository: SlipwayFleet): void {
  new WorkflowFile(repository, 'pull-request', pullRequest);
  new WorkflowFile(repository, 'review-comment', reviewComment(SET_UP));
  new WorkflowFile(repository, 'release', release);
  new WorkflowFile(repository, 'fresh-cases', freshCases);
}

const pullRequest = {
  name: 'pull request',
  on: { pull_request: {} },
  permissions: { contents: 'read' },
  jobs: {
    verify: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      steps: [
        checkout,
        setUpNode,
        SET_UP,
        { name: 'projen drift', run: 'npm run projen && git diff --exit-code' },
        // Checks the whole tree before Nx writes it, because a manual edit of the tree affects no package.
        { name: 'synth drift', run: 'npm run slipway -- synth --check --output github' },
        affectedStages,
        checkOfClusters,
        { name: 'test', run: 'npm test' },
        { name: 'attacks', run: 'npm run attacks' },
        { name: 'oldest Node', run: 'npm run oldest-node' },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
        { name: 'changeset present', env: { BASE: '${{ github.base_ref }}' }, run: 'npx changeset status --since="origin/$BASE"' },
      ],
    },
    review: reviewJob(SET_UP),
    'new-fleet': {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      steps: [checkout, setUpNode, SET_UP, { name: 'new fleet', run: 'npm run new-fleet' }],
    },
    lab: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 60,
      steps: [checkout, setUpNode, GO, PROGRAMS, SET_UP, { name: 'lab', run: 'npm run lab' }],
    },
  },
};

/** The artifact with the tarballs, from the job that packs them to the job that may publish. */
const PACKAGES = { name: 'packages', path: 'dist/packages' };
/** The repository in each package.json. npm compares it with the repository that publishes. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
const REPOSITORY = { REPOSITORY: 'git+${{ github.server_url }}/${{ github.repository }}.git' };

/** The artifact with the prepared release, from the job that runs the code of packages to the job that may push. */
const RELEASE = { name: 'release', path: 'dist/release' };

const release = {
  name: 'release',
  on: { push: { branches: ['main'] } },
  permissions: { contents: 'read' },
  concurrency: { group: 'release', 'cancel-in-progress': false },
  jobs: {
    prepare: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      steps: [
        checkout,
        setUpNode,
        SET_UP,
        { name: 'version', run: 'npm run version' },
        { name: 'commit the versions', run: 'npm run commit-versions' },
        { name: 'pack', env: REPOSITORY, run: 'npm run pack -- --repository "$REPOSITORY"' },
        { uses: actions.uploadArtifact, with: { ...PACKAGES, 'if-no-files-found': 'error', 'retention-days': 1 } },
        // Steps that run the fleet's definitions follow the upload of the tarballs, so that they cannot change them.
        { name: 'publish to a copy', run: 'npm run prepare-release' },
        { uses: actions.uploadArtifact, with: { ...RELEASE, 'if-no-files-found': 'error', 'retention-days': 1 } },
      ],
    },
    push: {
      needs: 'prepare',
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 10,
      permissions: { contents: 'write' },
      steps: [
        checkout,
        { uses: actions.downloadArtifact, with: RELEASE },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
        { name: 'push', env: { GITHUB_TOKEN: '${{ github.token }}' }, run: 'node scripts/push-release.mjs' },
      ],
    },
    // npm accepts this workflow as the publisher of each package, by the GitHub identity of the job. So there is no token to lose.
    packages: {
      needs: 'push',
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 15,
      permissions: { contents: 'read', 'id-token': 'write' },
      steps: [
        checkout,
        setUpNode,
        { uses: actions.downloadArtifact, with: PACKAGES },
        { name: 'publish', run: 'node scripts/publish-packages.mjs' },
      ],
    },
  },
};

/** Tests new generated cases every night: docs/decisions/0014. */
const freshCases = {
  name: 'fresh cases',
  on: { schedule: [{ cron: '17 3 * * *' }], workflow_dispatch: {} },
  permissions: { contents: 'read' },
  jobs: {
    'fresh-cases': {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 60,
      steps: [
        checkout,
        setUpNode,
        GO,
        PROGRAMS,
        SET_UP,
        { name: 'fresh cases', run: 'npm run fresh-cases' },
        { name: 'fuzz', if: 'always()', run: 'npm run fuzz' },
      ],
    },
  },
};
