import { chartsOfReleases, FETCHED_CHARTS } from './chart-jobs.ts';
import { actions, checkout, setUpNode } from './workflow-file.ts';

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: expressions of GitHub Actions
const TOKEN = '${{ github.token }}';
const STEP = {
  PACKAGES: '${{ inputs.packages }}',
  FROM: '${{ inputs.from }}',
  TO: '${{ inputs.to }}',
};
const APPROVAL = {
  APPROVERS: '${{ needs.approval.outputs.approvers }}',
  REASON: '${{ inputs.reason }}',
};
const TARGET = '${{ inputs.to }}';
const PROPOSED = '${{ steps.proposed.outputs.proposed }}';
const APPROVERS = '${{ steps.approvers.outputs.approvers }}';
const REVIEWED = '${{ steps.review.outputs.releases }}';
const RELEASES = '${{ needs.review.outputs.releases }}';
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: expressions of GitHub Actions

const COMMITTER = {
  name: 'committer',
  run: 'git config user.name slipway && git config user.email slipway@users.noreply.github.com',
};
/** Lets only one job push at a time, in both workflows. */
const ONE_AT_A_TIME = { group: 'release', 'cancel-in-progress': false };
/** Has read permission only. `soak` uses it to read when GitHub got the pushes to a channel. */
const READS_PUSHES = { GITHUB_TOKEN: TOKEN };
/** Restricts the workflow to one branch. Another branch has other definitions, channel rules and push scripts. */
const ON_MAIN = "github.ref == 'refs/heads/main'";

/** The files that the job with read permission passes to the job with push permission. */
const PREPARED = { name: 'release', path: 'dist/release' };
const BEGIN = { name: 'copy of the branches', run: 'node scripts/prepare-release.mjs begin' };
const HAND_OVER = [
  { name: 'bundle', run: 'node scripts/prepare-release.mjs end' },
  { uses: actions.uploadArtifact, with: { ...PREPARED, 'if-no-files-found': 'error', 'retention-days': 1 } },
];

/**
 * Publishes a merge in two jobs. `prepare` installs packages and runs definitions. It has read permission only, and pushes to a copy.
 * `publish` has push permission, and runs only the script of the protected branch, which checks the prepared refs. Only its last step has
 * the token. New versions become a pull request, because main may be protected. The content is published to the first channel, and as
 * releases after the merge.
 */
export const release = (install: object): object => ({
  name: 'release',
  on: { push: { branches: ['main'] } },
  permissions: { contents: 'read' },
  concurrency: ONE_AT_A_TIME,
  jobs: {
    prepare: {
      if: ON_MAIN,
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      steps: [
        checkout,
        setUpNode,
        install,
        { name: 'synth and check', run: 'npx slipway synth --check && npm start' },
        COMMITTER,
        BEGIN,
        { name: 'versions', run: 'npx slipway release --remote prepared --pull-request' },
        { name: 'publish to the copy', run: 'npx slipway publish --remote prepared --git-only' },
        ...HAND_OVER,
      ],
    },
    publish: {
      needs: 'prepare',
      if: ON_MAIN,
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 10,
      permissions: { contents: 'write' },
      outputs: { proposed: PROPOSED },
      steps: [
        checkout,
        { uses: actions.downloadArtifact, with: PREPARED },
        { name: 'push', env: { GITHUB_TOKEN: TOKEN }, run: 'node scripts/push-release.mjs' },
        {
          id: 'proposed',
          name: 'new versions',
          run: `if grep -q '"refs/heads/release/versions"' dist/release/updates.json; then echo proposed=yes >> "$GITHUB_OUTPUT"; fi`,
        },
      ],
    },
    'pull-request': {
      needs: 'publish',
      if: "needs.publish.outputs.proposed == 'yes'",
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 10,
      permissions: { 'pull-requests': 'write' },
      steps: [{ name: 'pull request', env: { GH_TOKEN: TOKEN }, run: OPEN_PULL_REQUEST }],
    },
  },
});

/** Opens the pull request. An open one already shows the new commit of its branch. */
const OPEN_PULL_REQUEST = [
  'test "$(gh pr list --repo "$GITHUB_REPOSITORY" --head release/versions --state open --json number --jq length)" = 0 || exit 0',
  'gh pr create --repo "$GITHUB_REPOSITORY" --head release/versions --base main --title "Version packages" --body "Merge it to release these versions."',
].join('\n');

/**
 * Promotes releases from one channel to the next, on request and from the protected branch only. `charts` fetches charts, and `review` shows the changes of each
 * cluster, and hands over the versions that it showed. The channel may get others before the approval. `approval` waits for the environment
 * with the name of the channel, and reads the approvers from GitHub: no name is typed. `prepare` and `promote` are separated as in the
 * release.
 */
export const promote = (install: object): object => ({
  name: 'promote',
  on: {
    workflow_dispatch: {
      inputs: {
        packages: { description: 'PACKAGE or PACKAGE@VERSION, separated by spaces; all packages of the channel when empty' },
        from: { description: 'channel that has the releases', required: true, default: 'latest' },
        to: { description: 'channel that gets them', required: true, default: 'staging' },
        reason: { description: 'why, for the commits' },
      },
    },
  },
  permissions: { contents: 'read' },
  concurrency: ONE_AT_A_TIME,
  jobs: {
    charts: { if: ON_MAIN, ...chartsOfReleases(install) },
    review: {
      needs: 'charts',
      if: ON_MAIN,
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      outputs: { releases: REVIEWED },
      steps: [
        checkout,
        setUpNode,
        install,
        FETCHED_CHARTS,
        BEGIN,
        { id: 'review', name: 'review', env: { ...STEP, ...READS_PUSHES }, run: REVIEW },
      ],
    },
    approval: {
      needs: 'review',
      if: ON_MAIN,
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 10,
      environment: TARGET,
      permissions: { actions: 'read' },
      outputs: { approvers: APPROVERS },
      steps: [{ id: 'approvers', name: 'approvers', env: { GH_TOKEN: TOKEN, TO: STEP.TO }, run: READ_APPROVERS }],
    },
    prepare: {
      needs: ['review', 'approval'],
      if: ON_MAIN,
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 30,
      steps: [
        checkout,
        setUpNode,
        install,
        COMMITTER,
        BEGIN,
        { name: 'promote', env: { FROM: STEP.FROM, TO: STEP.TO, RELEASES, ...APPROVAL, ...READS_PUSHES }, run: PROMOTE },
        ...HAND_OVER,
      ],
    },
    promote: {
      needs: 'prepare',
      if: ON_MAIN,
      'runs-on': 'ubuntu-latest',
      'timeout-minutes': 10,
      permissions: { contents: 'write' },
      steps: [
        checkout,
        { uses: actions.downloadArtifact, with: PREPARED },
        {
          name: 'push',
          env: { GITHUB_TOKEN: TOKEN, FROM: STEP.FROM, TO: STEP.TO },
          run: 'node scripts/push-release.mjs --from "$FROM" --to "$TO"',
        },
      ],
    },
  },
});

/**
 * Reviews the releases that the channel has now. Spaces separate the packages. People decide about risks and missing approvals. A promotion of
 * nothing, or an impossible one, ends the run.
 */
const REVIEW = [
  'set -f',
  `releases="$({ npx slipway promote --from "$FROM" --to "$TO" --remote prepared --dry-run --output json -- $PACKAGES || true; } | node -p 'JSON.parse(require("node:fs").readFileSync(0, "utf8")).packages.filter((row) => row.version !== "").map((row) => row.package + "@" + row.version).join(" ")')"`,
  'test -n "$releases" || { npx slipway promote --from "$FROM" --to "$TO" --remote prepared --dry-run -- $PACKAGES; exit 1; }',
  'set -- --promote "$FROM..$TO"',
  'for release in $releases; do set -- "$@" --package "$release"; done',
  'npx slipway review "$@" --remote prepared --fail-at never --output markdown >> "$GITHUB_STEP_SUMMARY"',
  'echo "releases=$releases" >> "$GITHUB_OUTPUT"',
].join('\n');

/** Reads the logins of the users who approved the deployment of this run to the environment. */
const READ_APPROVERS = [
  'approvers="$(gh api "repos/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID/approvals" --jq \'[.[] | select(.state == "approved" and any(.environments[]; .name == env.TO)) | .user.login] | unique | join(" ")\')"',
  'echo "approvers=$approvers" >> "$GITHUB_OUTPUT"',
].join('\n');

const PROMOTE = [
  'set -f',
  'test -n "$RELEASES" || { echo "The review showed no release." >&2; exit 1; }',
  'set -- --from "$FROM" --to "$TO" --reason "$REASON"',
  'for approver in $APPROVERS; do set -- "$@" --approved-by "$approver"; done',
  'npx slipway promote --remote prepared "$@" -- $RELEASES',
].join('\n');
