import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeEach, describe, expect, it } from 'vitest';
import { initRepository, repository, runHere, runSlipway, temporaryDirectory, writeFiles } from './fixture.ts';
import { sarifSchema } from './formats/sarif-schema.ts';

interface SarifRun {
  readonly invocations: readonly object[];
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string; readonly help: { readonly text: string } }[] } };
  readonly results: readonly {
    readonly ruleId: string;
    readonly level: string;
    readonly locations: readonly {
      readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region?: { readonly startLine: number } };
    }[];
  }[];
}

const isSarif = new Ajv({ strict: false, validateFormats: false }).compile(sarifSchema);

/** Returns the run of a valid log, with its results in short: rule, level, file, line. */
function sarifOf(text: string) {
  const log = JSON.parse(text) as { readonly runs: readonly [SarifRun] };
  expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
  const [run] = log.runs;
  const results = run.results.map(({ ruleId, level, locations: [at] }) => [
    ruleId,
    level,
    at?.physicalLocation.artifactLocation.uri,
    at?.physicalLocation.region?.startLine,
  ]);
  return { run, results };
}

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
const APPS = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./apps, sourceRef: {kind: GitRepository, name: flux-system}}
`;
const map = (name: string, value: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: default}\ndata: {value: "${value}"}\n`;

let root: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

const write = (files: Readonly<Record<string, string>>): void => writeFiles(root, files);

beforeEach(() => {
  root = temporaryDirectory();
  initRepository(root, 'main');
  write({
    'clusters/a-staging/flux-system/sync.yaml': SYNC,
    'clusters/a-staging/apps.yaml': APPS,
    'apps/a.yaml': map('a', 'one'),
    'apps/b.yaml': map('b', 'one'),
  });
  git('add', '-A');
  git('commit', '-qm', 'base');
});

const review = (...args: string[]) => runHere(['review', '--base', 'main', ...args], root);

describe('slipway review', () => {
  it('has no change where base and head are equal', async () => {
    expect(await review()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('No change: Flux applies the same objects to each cluster.'),
    });
    expect(await review('--head', 'main', '--output', 'markdown')).toMatchObject({ code: 0, stdout: expect.stringContaining('No change') });
  });

  it('compares a commit with what is on disk, and with another commit', async () => {
    write({ 'apps/a.yaml': map('a', 'two') });
    const onDisk = await review();
    expect(onDisk).toMatchObject({ code: 0, stderr: '' });
    expect(onDisk.stdout).toContain('changed R1 ConfigMap/default/a on a-staging');
    expect(onDisk.stdout).toContain('    - data.value: one\n    + data.value: two\n');
    expect(onDisk.stdout).toContain('written at apps/a.yaml:4');
    git('commit', '-qam', 'change');
    const commits = await runSlipway(['review', '--base', 'HEAD~1', '--head', 'HEAD'], { cwd: root });
    expect(commits.stdout).toContain('written at HEAD:apps/a.yaml:4');
  });

  it('reviews the folder in which a cluster begins, although its sync is not in the repository', async () => {
    const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: team}\n';
    rmSync(join(root, 'clusters/a-staging/flux-system'), { recursive: true });
    write({ 'clusters/a-staging/team.yaml': namespace });
    git('add', '-A');
    git('commit', '-qm', 'the sync is in another place');
    rmSync(join(root, 'clusters/a-staging/team.yaml'));
    write({ 'clusters/a-staging/apps.yaml': APPS.replace('prune: true', 'prune: false') });
    const { code, stdout } = await review();
    expect(code).toBe(1);
    expect(stdout).toContain('deleted R4 Namespace/team on a-staging');
    expect(stdout).toContain('changed R1 Kustomization/flux-system/apps on a-staging\n  written at clusters/a-staging/apps.yaml:4');
  });

  it('says what the API server refuses, and that nothing of its Flux Kustomization is applied', async () => {
    const fixed = (value: string): string => `${map('a', value)}immutable: true\n`;
    write({ 'apps/a.yaml': fixed('one') });
    git('commit', '-qam', 'fixed');
    write({ 'apps/a.yaml': fixed('two'), 'apps/b.yaml': map('b', 'two') });
    const { stdout } = await review('--output', 'json');
    const { changes } = JSON.parse(stdout) as { changes: readonly { action: string; name: string }[] };
    expect(changes.map(({ action, name }) => `${action} ${name}`).sort()).toEqual(['blocked a', 'blocked b']);
    expect((await review()).stdout).toContain('R3 ConfigMap/default/a cannot be changed: data cannot change');
  });

  it('shows what it wrote as JSON in every other form, and builds nothing for that', async () => {
    write({ 'apps/a.yaml': map('a', 'two') });
    write({ 'review.json': (await review('--output=json')).stdout });
    const forms = ['text', 'markdown', 'html', 'sarif'];
    const direct = await Promise.all(forms.map((form) => review('--output', form)));
    rmSync(join(root, '.git'), { recursive: true });
    for (const [index, form] of forms.entries()) {
      const { code, stdout } = await runHere(['review', '--from', 'review.json', '--output', form], root);
      expect([form, code, stdout]).toEqual([form, 0, direct[index]?.stdout]);
    }
    const wrong = await runHere(['review', '--from', 'review.json', '--base', 'main'], root);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('leave out --base') });
    const other = await runHere(['review', '--from', 'apps/a.yaml'], root);
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('apps/a.yaml is not a review') });
  });

  it('gives JSON as its schema has it', async () => {
    write({ 'apps/a.yaml': map('a', 'two') });
    rmSync(join(root, 'apps/b.yaml'));
    const { stdout } = await review('--output', 'json');
    const validate = new Ajv({ strict: false }).compile(
      JSON.parse(readFileSync(join(repository, 'packages/review/review.schema.json'), 'utf8')) as object,
    );
    const answer = JSON.parse(stdout);
    expect(validate(answer), JSON.stringify(validate.errors)).toBe(true);
    expect(answer.changes.map(({ action, name, clusters }: Record<string, unknown>) => [action, name, clusters])).toEqual([
      ['delete', 'b', ['a-staging']],
      ['change', 'a', ['a-staging']],
    ]);
  });

  it('names the owners of what causes a change, as CODEOWNERS of the base has them', async () => {
    write({ '.github/CODEOWNERS': '* @acme/platform\n/apps/ @acme/shop\n', CODEOWNERS: '* @nobody\n' });
    git('add', '--all');
    git('commit', '-qm', 'owners');
    write({ 'apps/a.yaml': map('a', 'two'), '.github/CODEOWNERS': '* @mallory\n' });
    const { stdout } = await review('--output', 'json');
    expect(JSON.parse(stdout).reviewers).toEqual([{ owner: '@acme/shop', changes: 1, risk: 1, files: ['apps/a.yaml'] }]);
    git('commit', '-qam', 'change');
    const commits = await runHere(['review', '--base', 'HEAD~1', '--head', 'HEAD', '--output', 'markdown'], root);
    expect(commits.stdout).toContain('Who owns what causes this: `@acme/shop` (1 change).');
  });

  it('gives its risks as SARIF, at the lines that cause them and the files that had what goes', async () => {
    write({ 'apps/shop.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n' });
    git('add', '--all');
    git('commit', '-qm', 'shop');
    rmSync(join(root, 'apps/shop.yaml'));
    write({ 'apps/a.yaml': map('a', 'two') });
    const { code, stdout } = await review('--output', 'sarif');
    expect(code).toBe(1);
    const { run, results } = sarifOf(stdout);
    expect(run.invocations).toEqual([{ executionSuccessful: true }]);
    expect(results).toEqual([
      ['cluster-object-deleted', 'error', 'apps/shop.yaml', undefined],
      ['behaviour-changed', 'note', 'apps/a.yaml', 4],
    ]);
    expect(run.tool.driver.rules.map(({ id, help }) => [id, help.text !== ''])).toEqual([
      ['cluster-object-deleted', true],
      ['behaviour-changed', true],
    ]);
  });

  it('has SARIF say that a side cannot be built', async () => {
    write({ 'apps/a.yaml': 'a: [' });
    const { code, stdout } = await review('--output', 'sarif');
    expect(code).toBe(1);
    const { run, results } = sarifOf(stdout);
    expect(results).toEqual([]);
    expect(run.invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: 'error', message: { text: expect.stringContaining('flux-system/apps on a-staging cannot be built') } },
        ],
      },
    ]);
  });

  it('names the owners of the file that had what is deleted', async () => {
    write({ CODEOWNERS: '/apps/ @acme/shop\n' });
    git('add', '--all');
    git('commit', '-qm', 'owners');
    rmSync(join(root, 'apps/b.yaml'));
    const { changes, reviewers } = JSON.parse((await review('--output', 'json')).stdout);
    expect(changes).toEqual([expect.objectContaining({ action: 'delete', was: expect.objectContaining({ path: 'apps/b.yaml' }) })]);
    expect(reviewers).toEqual([expect.objectContaining({ owner: '@acme/shop', files: ['apps/b.yaml'] })]);
  });

  it('gives a page for a browser with --output html, the same each time', async () => {
    write({ 'apps/a.yaml': map('a', 'two') });
    rmSync(join(root, 'apps/b.yaml'));
    const { code, stdout, stderr } = await review('--output', 'html');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^<!doctype html>\n<html lang="en">[\s\S]*<\/html>\n$/);
    expect(stdout).toContain('<code>ConfigMap/default/b</code>');
    expect((await review('--output', 'html')).stdout).toBe(stdout);
  });

  it('fails from a risk on', async () => {
    rmSync(join(root, 'clusters/a-staging/apps.yaml'));
    const deleted = expect.stringContaining('Kustomization/flux-system/apps is deleted');
    expect(await review('--fail-at', 'R3')).toMatchObject({ code: 1, stdout: deleted });
    expect(await review('--fail-at', 'never')).toMatchObject({ code: 0 });
    write({ 'clusters/a-staging/apps.yaml': APPS, 'apps/a.yaml': map('a', 'two') });
    expect(await review('--fail-at', 'R1')).toMatchObject({ code: 1 });
    expect(await review('--fail-at', 'R2')).toMatchObject({ code: 0 });
  });

  it('says at the top that a side cannot be built, and shows nothing of it as deleted', async () => {
    write({ 'apps/a.yaml': 'a: [' });
    for (const output of ['text', 'markdown']) {
      const { code, stdout } = await review('--output', output);
      expect(code).toBe(1);
      expect(stdout.split('\n').slice(0, 5).join('\n')).toContain('Not all of both sides can be built');
      expect(stdout).not.toContain('deleted R');
    }
  });

  it('shows nothing raw, and no secret', async () => {
    write({
      'apps/a.yaml': map('a', '\\u001b[31m``` </details> \\u202e ::error::x'),
      'apps/secret.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: s, namespace: default}\nstringData: {token: hunter2hunter2}\n',
    });
    for (const output of ['text', 'markdown', 'html', 'json']) {
      const { stdout } = await review('--output', output);
      expect(stdout).toContain('Secret');
      for (const raw of ['\u001b', '\u202e', 'hunter2', 'aHVudGVy']) expect(stdout).not.toContain(raw);
    }
  });

  it.each([
    ['a base that does not exist', ['--base', 'gone']],
    ['a head that does not exist', ['--base', 'main', '--head', 'gone']],
    ['no base', []],
    ['a risk that does not exist', ['--base', 'main', '--fail-at', 'R7']],
    ['a form that it does not have', ['--base', 'main', '--output', 'junit']],
  ])('refuses %s', async (_, args) => {
    expect(await runHere(['review', ...args], root)).toMatchObject({ code: 2, stdout: '' });
  });
});
