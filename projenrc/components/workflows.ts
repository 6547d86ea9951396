import { Component, type IResolver, type Project, YamlFile } from 'projen';

/** Actions by the id of a commit, which nobody can move as a tag; the comment says which version it is. */
const ACTIONS = {
  checkout: 'actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0',
  setupNode: 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0',
  setupGo: 'actions/setup-go@924ae3a1cded613372ab5595356fb5720e22ba16 # v6.5.0',
  cache: 'actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5',
  uploadArtifact: 'actions/upload-artifact@330a01c490aca151604b8cf639adc76d48f6c5d4 # v5.0.0',
  downloadArtifact: 'actions/download-artifact@018cc2cf5baa6db3ef3c5f8a56943fffe632ef53 # v6.0.0',
} as const;

const CHECKOUT = { uses: ACTIONS.checkout, with: { 'fetch-depth': 0, 'persist-credentials': false } };
const NODE = { uses: ACTIONS.setupNode, with: { 'node-version': 24 } };
const GO = { uses: ACTIONS.setupGo, with: { 'go-version': '1.26', cache: false } };
/** Programs of the lab: their versions and recipes are in this folder. */
const PROGRAMS = {
  uses: ACTIONS.cache,
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
    new WorkflowFile(project, '.github/workflows/pull-request.yml', { obj: pullRequest });
    new WorkflowFile(project, '.github/workflows/release.yml', { obj: release });
  }
}

/** YAML quotes a value that holds a comment; of an action, the version is one. */
class WorkflowFile extends YamlFile {
  protected override synthesizeContent(resolver: IResolver): string | undefined {
    return super.synthesizeContent(resolver)?.replace(/^(\s*-? ?uses: )"?([^"\s]+ # v[\d.]+)"?$/gm, '$1$2');
  }
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
        CHECKOUT,
        NODE,
        SET_UP,
        { name: 'projen drift', run: 'npm run projen && git diff --exit-code' },
        { name: 'synth drift', run: 'npm run slipway -- synth --check --output github' },
        { name: 'check', run: 'npm run slipway -- check --output github' },
        { name: 'test', run: 'npm test' },
        { name: 'oldest Node', run: 'npm run oldest-node' },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
        { name: 'changeset present', env: { BASE: '${{ github.base_ref }}' }, run: 'npx changeset status --since="origin/$BASE"' },
      ],
    },
    lab: {
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 60,
      steps: [CHECKOUT, NODE, GO, PROGRAMS, SET_UP, { name: 'lab', run: 'npm run lab' }],
    },
  },
};

/** What npm gets goes from the job that packs it to the one that may publish. */
const PACKAGES = { name: 'packages', path: 'dist/packages' };
/** Where the packages say they come from; npm compares it with where they were published from. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
const REPOSITORY = { REPOSITORY: 'git+${{ github.server_url }}/${{ github.repository }}.git' };

/** What a release pushes goes from the job that runs the code of packages to the one that may push. */
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
        CHECKOUT,
        NODE,
        SET_UP,
        { name: 'version', run: 'npm run version' },
        { name: 'commit the versions', run: 'npm run commit-versions' },
        { name: 'pack', env: REPOSITORY, run: 'npm run pack -- --repository "$REPOSITORY"' },
        { uses: ACTIONS.uploadArtifact, with: { ...PACKAGES, 'if-no-files-found': 'error', 'retention-days': 1 } },
        // What runs the fleet's definitions comes after what npm gets is safe from them.
        { name: 'publish to a copy', run: 'npm run prepare-release' },
        { uses: ACTIONS.uploadArtifact, with: { ...RELEASE, 'if-no-files-found': 'error', 'retention-days': 1 } },
      ],
    },
    push: {
      needs: 'prepare',
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 10,
      permissions: { contents: 'write' },
      steps: [
        CHECKOUT,
        { uses: ACTIONS.downloadArtifact, with: RELEASE },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
        { name: 'push', env: { GITHUB_TOKEN: '${{ github.token }}' }, run: 'node scripts/push-release.mjs' },
      ],
    },
    // npm knows this workflow as the publisher of each package, by the identity that GitHub gives to the job: there is no token to lose.
    packages: {
      needs: 'push',
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 15,
      permissions: { contents: 'read', 'id-token': 'write' },
      steps: [
        CHECKOUT,
        NODE,
        { uses: ACTIONS.downloadArtifact, with: PACKAGES },
        { name: 'publish', run: 'node scripts/publish-packages.mjs' },
      ],
    },
  },
};
