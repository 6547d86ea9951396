import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestOf } from '../../src/review/target.ts';
import { repository, runHere, runSlipway, temporaryDirectory } from '../fixture.ts';
import { type ForgeServer, github, gitlab, SHA, TOKEN } from './forge-server.ts';

/** Returns a review as `slipway review --output json` writes it. */
const review = () => ({
  summary: {
    base: 'main',
    head: 'change',
    changed: true,
    risk: 4,
    clusters: 2,
    changedClusters: 1,
    actions: { change: 0, delete: 1 },
    newClusters: [],
    removedClusters: [],
    noiseOnly: 0,
    hidden: {},
  },
  changes: [
    {
      action: 'delete',
      apiVersion: 'v1',
      kind: 'Namespace',
      name: 'shop',
      clusters: ['a-staging'],
      risk: 4,
      rules: ['data-deleted'],
      hunks: [] as unknown[],
      kustomization: 'flux-system/apps',
    },
  ],
  risks: [
    {
      rule: 'data-deleted',
      level: 4,
      evidence: 'Namespace/shop is deleted',
      remedy: 'x',
      objects: ['Namespace/shop'],
      clusters: ['a-staging'],
    },
  ],
  unknown: [] as unknown[],
  kustomizations: [],
  findings: [],
});

const NO_CI = { GITHUB_ACTIONS: '', GITLAB_CI: '', GITHUB_TOKEN: '', GITLAB_TOKEN: '', GITHUB_EVENT_PATH: undefined };
let folder: string;

beforeEach(() => {
  folder = temporaryDirectory();
  write('review.json', review());
});

function write(file: string, content: unknown): string {
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  return join(folder, file);
}

const comment = (env: NodeJS.ProcessEnv, ...args: string[]) => runHere(['comment', 'review.json', ...args], folder, { ...NO_CI, ...env });

const githubEnv = (server: ForgeServer, event: object): NodeJS.ProcessEnv => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_TOKEN: TOKEN,
  GITHUB_REPOSITORY: 'acme/fleet',
  GITHUB_API_URL: server.url,
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_RUN_ID: '99',
  GITHUB_EVENT_PATH: write('event.json', event),
});

const pullRequest = { pull_request: { number: 7, head: { sha: SHA } } };
const fork = {
  workflow_run: {
    head_sha: SHA,
    head_branch: 'change',
    html_url: 'https://github.com/acme/fleet/actions/runs/98',
    head_repository: { owner: { login: 'ann' } },
  },
};

describe('slipway comment', () => {
  it('posts to the pull request of the workflow, with a link to the run, and updates what it posted', async () => {
    const server = await github();
    expect(await comment(githubEnv(server, pullRequest))).toEqual({
      code: 0,
      stdout: 'Created the comment on acme/fleet#7.\n',
      stderr: '',
    });
    const [posted] = server.comments;
    expect(posted?.body).toMatch(/^<!-- slipway-review -->\n## Slipway review: `main` → `change`\n/);
    expect(posted?.body).toContain('`Namespace/shop is deleted`');
    expect(posted?.body).toMatch(/\[The run that made this review\]\(https:\/\/github\.com\/acme\/fleet\/actions\/runs\/99\)\n$/);
    write('review.json', { ...review(), changes: [], risks: [] });
    const again = await comment(githubEnv(server, pullRequest), '--output', 'json');
    expect(JSON.parse(again.stdout)).toMatchObject({ summary: { outcome: 'updated', older: 0, target: 'acme/fleet#7' } });
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toContain('No change');
  });

  it('sets a commit status: a failure from a risk on', async () => {
    const server = await github();
    await comment(githubEnv(server, pullRequest), '--status');
    write('review.json', { ...review(), risks: [] });
    await comment(githubEnv(server, pullRequest), '--status', '--fail-at', 'R3');
    expect(server.statuses).toEqual([
      {
        state: 'failure',
        context: 'slipway/review',
        description: '1 object on 1 of 2 clusters, highest risk R4',
        target_url: 'https://github.com/acme/fleet/actions/runs/99',
      },
      expect.objectContaining({ state: 'success' }),
    ]);
  });

  it('finds the pull request of a fork by its branch and commit', async () => {
    const server = await github();
    server.pulls.push(
      { number: 5, state: 'open', head: { label: 'mallory:change', sha: SHA } },
      { number: 6, state: 'closed', head: { label: 'ann:change', sha: SHA } },
      { number: 7, state: 'open', head: { label: 'ann:change', sha: SHA } },
    );
    expect(await comment(githubEnv(server, fork))).toMatchObject({ code: 0, stdout: 'Created the comment on acme/fleet#7.\n' });
    expect(server.comments[0]?.body).toContain('runs/98)');
  });

  it('posts nothing for a commit that is not the last one any more', async () => {
    const server = await github();
    server.pulls.push({ number: 7, state: 'open', head: { label: 'ann:change', sha: 'b'.repeat(40) } });
    const { code, stdout } = await comment(githubEnv(server, fork));
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Nothing was posted: no open pull request on acme/fleet has the reviewed commit as its last.\n',
    });
    expect(server.comments).toEqual([]);
  });

  it('posts nothing to the pull request of another branch, with any list from the server', async () => {
    const server = await github();
    server.isFiltering = false;
    server.pulls.push(
      { number: 7, state: 'open', head: { label: 'victim:feature', sha: SHA } },
      { number: 7, state: 'open', head: { label: 'ann:other', sha: SHA } },
      { number: 7, state: 'open', head: { label: 'ann:change', sha: SHA, repo: { full_name: 'ann/other-fork' } } },
      { number: 7, state: 'open', head: { label: 'ann:change', sha: SHA, repo: null } },
      { number: 7, state: 'closed', head: { label: 'ann:change', sha: SHA } },
    );
    const head_repository = { full_name: 'ann/fleet', owner: { login: 'ann' } };
    const ended = await comment(githubEnv(server, { workflow_run: { ...fork.workflow_run, head_repository } }));
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was posted') });
    expect(server.comments).toEqual([]);
  });

  it('posts nothing for an older run that ends after a newer one', async () => {
    const server = await github();
    server.head = 'b'.repeat(40);
    expect(await comment(githubEnv(server, pullRequest))).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was posted') });
    expect(server.comments).toEqual([]);
  });

  it.each([
    ['another commit', { repository: 'acme/fleet', number: 7, commit: 'b'.repeat(40) }],
    ['another pull request', { repository: 'acme/fleet', number: 8, commit: SHA }],
    ['another repository', { repository: 'acme/other', number: 7, commit: SHA }],
  ])('refuses a review that was made for %s', async (_, request) => {
    const server = await github();
    write('review.json', { ...review(), summary: { ...review().summary, request } });
    const ended = await comment(githubEnv(server, pullRequest));
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('Nothing was posted') });
    expect(ended.stderr).toContain(request.commit);
    expect(server.comments).toEqual([]);
    write('review.json', { ...review(), summary: { ...review().summary, request: { repository: 'Acme/fleet', number: 7, commit: SHA } } });
    expect(await comment(githubEnv(server, pullRequest))).toMatchObject({ code: 0 });
  });

  it('refuses an event of another repository', async () => {
    const server = await github();
    const event = { ...pullRequest, repository: { full_name: 'mallory/fleet' } };
    expect(await comment(githubEnv(server, event))).toMatchObject({ code: 2, stderr: expect.stringContaining('"mallory/fleet"') });
    expect(server.requests).toEqual([]);
  });

  it('reads the request that a review is for from the pipeline', () => {
    const server = { url: 'https://api.example' } as ForgeServer;
    const stated = { repository: 'acme/fleet', number: 7, commit: SHA };
    expect(requestOf(githubEnv(server, pullRequest))).toEqual(stated);
    expect(requestOf({ GITLAB_CI: 'true', CI_PROJECT_ID: 'acme/fleet', CI_MERGE_REQUEST_IID: '7', CI_COMMIT_SHA: SHA })).toEqual(stated);
    expect(requestOf(githubEnv(server, fork))).toBeUndefined();
    expect(requestOf({ ...githubEnv(server, pullRequest), GITHUB_EVENT_PATH: 'gone' })).toBeUndefined();
    expect(requestOf({})).toBeUndefined();
  });

  it('asks which one where several pull requests have the commit', async () => {
    const server = await github();
    for (const number of [7, 8]) server.pulls.push({ number, state: 'open', head: { label: 'ann:change', sha: SHA } });
    expect(await comment(githubEnv(server, fork))).toMatchObject({ code: 1, stderr: expect.stringContaining('7, 8. --pull-request says') });
    expect(await comment(githubEnv(server, fork), '--pull-request', '7')).toMatchObject({ code: 0 });
  });

  it('posts to the merge request of a pipeline, with a status', async () => {
    const server = await gitlab();
    const env = {
      GITLAB_CI: 'true',
      GITLAB_TOKEN: TOKEN,
      CI_API_V4_URL: `${server.url}/api/v4`,
      CI_PROJECT_ID: '13',
      CI_MERGE_REQUEST_PROJECT_ID: '12',
      CI_MERGE_REQUEST_IID: '7',
      CI_COMMIT_SHA: SHA,
      CI_JOB_URL: 'https://gitlab.com/acme/fleet/-/jobs/1',
    };
    expect(await comment(env, '--status')).toEqual({
      code: 0,
      stdout: 'Created the comment on 12!7. The status slipway/review is failure.\n',
      stderr: '',
    });
    expect(server.statuses).toEqual([expect.objectContaining({ name: 'slipway/review', state: 'failed' })]);
    expect(server.comments[0]?.body).toContain('(https://gitlab.com/acme/fleet/-/jobs/1)');
  });

  it('prints the comment elsewhere, and takes the review from standard input', async () => {
    const { stdout } = await comment({});
    expect(stdout).toMatch(/^<!-- slipway-review -->\n[\s\S]*`Namespace\/shop is deleted`/);
    const options = { cwd: folder, env: NO_CI, stdin: JSON.stringify(review()) };
    expect(await runSlipway(['comment', '-'], options)).toEqual({ code: 0, stdout, stderr: '' });
  });

  it('has what others wrote in code only, and of rules what Slipway says', async () => {
    const hostile = '@everyone [x](https://evil.example) <img src=x> ``` </details> <!-- \u202e';
    const found = review();
    found.summary.base = hostile;
    Object.assign(found.changes[0] ?? {}, { name: hostile, clusters: [hostile], cause: { file: hostile } });
    Object.assign(found.risks[0] ?? {}, { evidence: hostile, remedy: hostile, level: 0 });
    found.unknown.push({ what: 'not-built', side: 'head', name: hostile, clusters: [hostile], message: hostile });
    write('review.json', found);
    const { code, stdout } = await comment({});
    expect(code).toBe(0);
    expect(stdout).toContain('**R4**');
    const outside = stdout
      .replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '')
      .replaceAll(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '')
      .replaceAll(/<code>[^<\n]*<\/code>/g, '');
    for (const part of ['@everyone', 'evil', '<img', '\u202e']) expect(outside).not.toContain(part);
  });

  it.each([
    ['what is not JSON', '{'],
    ['another document', { a: 1 }],
    ['unknown fields', { ...review(), more: 1 }],
    ['an unknown rule', { ...review(), risks: [{ ...review().risks[0], rule: 'all-is-well' }] }],
    ['an unknown action', { ...review(), changes: [{ ...review().changes[0], action: '](x)' }] }],
    ['values in each other without end', JSON.stringify(review()).replace('"hunks":[]', `"hunks":[${'['.repeat(90_000)}`)],
  ])('refuses %s', async (_, content) => {
    write('review.json', content);
    const ended = await comment({});
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toMatch(/^slipway: review\.json is not a review; expected: [^\n]+\n$/);
  });

  it.each([
    ['no token', { GITHUB_TOKEN: '' }, 'GITHUB_TOKEN is not set'],
    ['a token with a line end', { GITHUB_TOKEN: `${TOKEN}\nx` }, 'GITHUB_TOKEN is not a token'],
    ['no repository', { GITHUB_REPOSITORY: '../x' }, 'GITHUB_REPOSITORY is "../x"'],
    ['an address without TLS', { GITHUB_API_URL: 'http://github.example' }, 'expected: an address with https'],
    ['an event of no pull request', { GITHUB_EVENT_PATH: undefined }, '--pull-request says which'],
  ])('refuses %s', async (_, env, expected) => {
    const server = await github();
    const ended = await comment({ ...githubEnv(server, pullRequest), ...env });
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(expected) });
    expect(ended.stderr).not.toContain(TOKEN);
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['a file that does not exist', ['comment', 'gone.json']],
    ['a folder', ['comment', '.']],
    ['an invalid number', ['comment', 'review.json', '--pull-request', 'x']],
    ['another place', ['comment', 'review.json', '--to', 'mail']],
    ['another form', ['comment', 'review.json', '--output', 'github']],
  ])('refuses %s', async (_, args) => {
    expect(await runHere(args, folder, NO_CI)).toMatchObject({ code: 2, stdout: '' });
  });

  it('says what a token needs, and shows it nowhere', async () => {
    const server = await github();
    server.fault(/^POST .*comments$/, { status: 403, body: { message: `Resource not accessible by integration ${TOKEN}` } });
    const { code, stdout, stderr } = await comment(githubEnv(server, pullRequest), '--status');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('the token in GITHUB_TOKEN may not do this on acme/fleet#7: it needs `permissions: pull-requests: write`');
    expect(stderr).not.toContain(TOKEN);
    expect(server.statuses).toEqual([]);
  });
});

/** Makes Node print to standard error which packages of the client it loads. */
const SAY_LOADED = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@octokit/')) process.stderr.write(specifier + '\\n');
    return next(specifier, context);
  },
});`)}`;

it.each([
  ['comment', ['comment', 'review.json'], true],
  ['another verb', ['explain', 'drift'], false],
  ['the help', ['--help'], false],
] as const)('is the only verb that loads the client: %s', (_, args, isLoaded) => {
  const main = join(repository, 'packages/cli/src/main.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', SAY_LOADED, main, ...args], {
    cwd: folder,
    env: { ...process.env, ...NO_CI },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stderr.includes('@octokit/core')).toBe(isLoaded);
});
