import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { type ForgeServer, github, TOKEN } from '../../packages/cli/test/comment/forge-server.ts';
import { START_SLIPWAY } from '../../packages/cli/test/start-slipway.ts';
import { root } from '../scratch-copy.ts';

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const stepsOf = (workflow: string, job: string): readonly Step[] =>
  (parse(readFileSync(join(root, '.github/workflows', workflow), 'utf8')) as { jobs: Record<string, { steps: Step[] }> }).jobs[job]
    ?.steps ?? [];

const REVIEW = stepsOf('pull-request.yml', 'review');
const COMMENT = stepsOf('review-comment.yml', 'comment');

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions
const EXPRESSION = '${{ github.token }}';

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

const SYNC = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./clusters/a-staging, sourceRef: {kind: GitRepository, name: flux-system}}
`;
const map = (value: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: default}\ndata: {value: "${value}"}\n`;

interface Run {
  readonly code: number;
  readonly said: string;
}

interface PullRequest {
  readonly checkout: string;
  /** The last commit of the branch. */
  readonly head: string;
  readonly runJob: (steps: readonly Step[], env: NodeJS.ProcessEnv) => Promise<readonly Run[]>;
}

/** A checkout of the merge of a branch into main, as a runner has it, in which both change a file. */
function pullRequest(change: Readonly<Record<string, string>>): PullRequest {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-pull-request-')));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const checkout = join(directory, 'checkout');
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(checkout, path)), { recursive: true });
      writeFileSync(join(checkout, path), text);
    }
    git(checkout, 'add', '--all');
    git(checkout, 'commit', '--quiet', '--message', 'x');
  };
  git(directory, 'init', '--quiet', '--initial-branch=main', checkout);
  write({
    'clusters/a-staging/flux-system/gotk-sync.yaml': SYNC,
    'clusters/a-staging/a.yaml': map('one'),
    'scripts/set-up.mjs': 'console.log("set up as before")',
    'clusters/a-staging/shop.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n',
    other: 'a',
  });
  git(checkout, 'switch', '--quiet', '--create', 'change');
  write(change);
  const head = git(checkout, 'rev-parse', 'HEAD');
  git(checkout, 'switch', '--quiet', 'main');
  write({ other: 'b' });
  git(checkout, 'switch', '--quiet', '--detach');
  git(checkout, 'merge', '--quiet', '--no-ff', '--message', 'Merge', 'change');
  const [bin, temporary, outputs] = ['bin', 'temporary', 'outputs'].map((name) => join(directory, name)) as [string, string, string];
  mkdirSync(bin);
  mkdirSync(join(temporary, 'review'), { recursive: true });
  writeFileSync(join(bin, 'npx'), `#!/bin/sh\ntest "$1" = slipway && shift && exec node ${START_SLIPWAY.join(' ')} "$@"\n`);
  chmodSync(join(bin, 'npx'), 0o755);
  const base = {
    PATH: `${bin}:${process.env.PATH}`,
    HOME: directory,
    GITHUB_ACTIONS: 'true',
    GITHUB_SHA: git(checkout, 'rev-parse', 'HEAD'),
    GITHUB_STEP_SUMMARY: outputs,
    RUNNER_TEMP: temporary,
  };
  const runStep = ({ run = '', env = {} }: Step, more: NodeJS.ProcessEnv): Promise<Run> =>
    new Promise((resolve) => {
      const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value === EXPRESSION ? TOKEN : value]));
      execFile('bash', ['-e', '-o', 'pipefail', '-c', run], { cwd: checkout, env: { ...base, ...more, ...own } }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: `${stdout}${stderr}` }),
      );
    });
  const runJob = async (steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<readonly Run[]> => {
    const runs: Run[] = [];
    for (const step of steps.filter(({ run }) => run !== undefined)) {
      const hasFailed = runs.some(({ code }) => code !== 0);
      if (!hasFailed || step.if?.includes('!cancelled()')) runs.push(await runStep(step, env));
    }
    return runs;
  };
  return { checkout, head, runJob };
}

/** What GitHub does between the two: the artifact goes to another checkout, and the event says of which run it is. */
async function postReview(pull: PullRequest, server: ForgeServer, headSha: string): Promise<readonly Run[]> {
  const event = join(dirname(pull.checkout), 'event.json');
  const run = { head_sha: headSha, head_branch: 'change', head_repository: { owner: { login: 'ann' } } };
  writeFileSync(event, JSON.stringify({ workflow_run: run }));
  writeFileSync(join(dirname(pull.checkout), 'temporary/review/review.json'), readFileSync(join(pull.checkout, 'review.json')));
  return pull.runJob(COMMENT, { GITHUB_API_URL: server.url, GITHUB_REPOSITORY: 'acme/fleet', GITHUB_EVENT_PATH: event });
}

describe('the workflows of a pull request', () => {
  test('review what it changes against the state before, with the programs of that, and post it', async () => {
    const pull = pullRequest({ 'clusters/a-staging/a.yaml': map('two'), 'scripts/set-up.mjs': 'process.exit(9)' });
    const runs = await pull.runJob(REVIEW, {});
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    expect(runs[1]?.said).toBe('set up as before\n');
    const review = JSON.parse(readFileSync(join(pull.checkout, 'review.json'), 'utf8'));
    expect(readFileSync(join(pull.checkout, 'review.html'), 'utf8')).toContain('</html>');
    expect(review.changes.map(({ action, name }: Record<string, unknown>) => `${action} ${name}`)).toEqual(['change a']);
    expect(readFileSync(join(dirname(pull.checkout), 'outputs'), 'utf8')).toContain('ConfigMap/default/a');

    const server = await github();
    server.pulls.push({ number: 7, state: 'open', head: { label: 'ann:change', sha: pull.head } });
    const posted = await postReview(pull, server, pull.head);
    expect(posted.at(-1)).toEqual({ code: 0, said: 'Created the comment on acme/fleet#7.\n' });
    expect(server.comments[0]?.body).toContain('ConfigMap/default/a');
    expect(posted.map(({ said }) => said).join()).not.toContain(TOKEN);
  });

  test('fail where data may be lost, and post that all the same', async () => {
    const pull = pullRequest({ 'clusters/a-staging/shop.yaml': map('a').replace('name: a,', 'name: b,') });
    expect((await pull.runJob(REVIEW, {})).map(({ code }) => code)).toEqual([0, 0, 1, 0, 0]);
    const server = await github();
    server.pulls.push({ number: 7, state: 'open', head: { label: 'ann:change', sha: pull.head } });
    await postReview(pull, server, pull.head);
    expect(server.comments[0]?.body).toContain('**R4**');
  });

  test('post nothing of a commit that is not the last one any more', async () => {
    const pull = pullRequest({ 'clusters/a-staging/a.yaml': map('two') });
    await pull.runJob(REVIEW, {});
    const server = await github();
    server.pulls.push({ number: 7, state: 'open', head: { label: 'ann:change', sha: 'b'.repeat(40) } });
    expect((await postReview(pull, server, pull.head)).at(-1)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Nothing was posted'),
    });
    expect(server.comments).toEqual([]);
  });
});
