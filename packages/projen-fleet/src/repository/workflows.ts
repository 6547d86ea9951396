import type { Project } from 'projen';
import { actions, WorkflowFile } from './workflow-file.ts';

/** Workflows of a fleet on GitHub: they call only commands that also run locally. */
export function workflows(project: Project): void {
  new WorkflowFile(project, 'pull-request', pullRequest);
  new WorkflowFile(project, 'release', release);
}

const NODE = { uses: actions.setupNode, with: { 'node-version': 24 } };
const INSTALL = { name: 'install', run: 'npm ci --ignore-scripts' };

/** The stages of what a pull request changes; findings become annotations of the lines that it changes. */
export const affectedStages = {
  name: 'synth and check',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
  env: { BASE: '${{ github.base_ref }}' },
  run: 'npx nx affected -t synth check --base="origin/$BASE" --outputStyle=static -- --output=github',
};

/** The verdict on what every cluster gets, for which no package alone can answer. */
export const checkOfClusters = { name: 'check the clusters', run: 'npx slipway check --output github' };

const pullRequest = {
  name: 'pull request',
  on: { pull_request: {} },
  permissions: { contents: 'read' },
  jobs: {
    verify: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      steps: [
        { uses: actions.checkout, with: { 'fetch-depth': 0, 'persist-credentials': false } },
        NODE,
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
  },
};

const COMMITTER = 'git config user.name release && git config user.email release@users.noreply.github.com';

const release = {
  name: 'release',
  on: { push: { branches: ['main'] } },
  permissions: { contents: 'read' },
  concurrency: { group: 'release', 'cancel-in-progress': false },
  jobs: {
    publish: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      permissions: { contents: 'write' },
      steps: [
        // Its credentials stay: this job pushes to main and to the branches that Flux watches. No install script runs in it.
        { uses: actions.checkout, with: { 'fetch-depth': 0 } },
        NODE,
        INSTALL,
        { name: 'synth and check', run: 'npx slipway synth --check && npm start' },
        { name: 'version', run: 'npm run version' },
        // Refused when main has moved on: the release of the newer commit versions and publishes both.
        {
          name: 'push the versions',
          run: [
            COMMITTER,
            'git add --all',
            "git diff --cached --quiet || { git commit --quiet --message 'Version packages' && git push origin HEAD:main; }",
          ].join('\n'),
        },
        { name: 'publish', run: 'npx slipway publish --remote origin' },
      ],
    },
  },
};
