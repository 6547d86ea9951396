import { Component, type Project, YamlFile } from 'projen';

const CHECKOUT = { uses: 'actions/checkout@v5', with: { 'fetch-depth': 0 } };
const NODE = { uses: 'actions/setup-node@v5', with: { 'node-version': 24, cache: 'npm' } };
const GO = { uses: 'actions/setup-go@v6', with: { 'go-version': '1.26', cache: false } };
/** Programs of the lab: their versions and recipes are in this folder. */
const PROGRAMS = {
  uses: 'actions/cache@v5',
  with: {
    path: '~/.cache/slipway-lab',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
    key: "lab-${{ hashFiles('packages/lab/src/programs/*.ts', 'packages/lab/flux-oracle/*') }}",
  },
};
const SET_UP = { run: 'node scripts/set-up.mjs' };

/** Continuous integration only calls commands that also run locally. */
export class Workflows extends Component {
  constructor(project: Project) {
    super(project);
    new YamlFile(project, '.github/workflows/pull-request.yml', { obj: pullRequest });
    new YamlFile(project, '.github/workflows/release.yml', { obj: release });
  }
}

const pullRequest = {
  name: 'pull request',
  on: { pull_request: {} },
  permissions: { contents: 'read' },
  jobs: {
    verify: {
      'runs-on': 'ubuntu-latest',
      steps: [
        CHECKOUT,
        NODE,
        SET_UP,
        { name: 'projen drift', run: 'npm run projen && git diff --exit-code' },
        { name: 'synth drift', run: 'npm run slipway -- synth --check --output github' },
        { name: 'check', run: 'npm run slipway -- check --output github' },
        { name: 'test', run: 'npm test' },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
        { name: 'changeset present', run: 'npx changeset status --since=origin/${{ github.base_ref }}' },
      ],
    },
    lab: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 60,
      steps: [CHECKOUT, NODE, GO, PROGRAMS, SET_UP, { name: 'lab', run: 'npm run lab' }],
    },
  },
};

const release = {
  name: 'release',
  on: { push: { branches: ['main'] } },
  permissions: { contents: 'write' },
  concurrency: { group: 'release', 'cancel-in-progress': false },
  jobs: {
    release: {
      'runs-on': 'ubuntu-latest',
      steps: [
        CHECKOUT,
        NODE,
        SET_UP,
        { name: 'version', run: 'npm run version' },
        { name: 'commit the versions', run: 'npm run commit-versions' },
        { name: 'push the versions', run: 'git push origin HEAD:main' },
        { name: 'publish', run: 'npm run slipway -- publish --remote origin' },
      ],
    },
  },
};
