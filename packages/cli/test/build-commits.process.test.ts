import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { initRepository, runHere, runSlipway, temporaryDirectory, writeFiles } from './fixture.ts';

const URL = 'https://git.example/platform/fleet.git';

const object = (apiVersion: string, kind: string, name: string, rest: object) =>
  JSON.stringify({ apiVersion, kind, metadata: { name, namespace: 'flux-system' }, ...rest });

const repository = (name: string, ref: object) =>
  object('source.toolkit.fluxcd.io/v1', 'GitRepository', name, { spec: { interval: '1m', url: URL, ref } });

const fluxKustomization = (name: string, path: string, source = 'flux-system') =>
  object('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', name, {
    spec: { interval: '1m', prune: true, path, sourceRef: { kind: 'GitRepository', name: source } },
  });

const configMap = (name: string) => object('v1', 'ConfigMap', name, {});

let root: string;
beforeEach(() => {
  root = temporaryDirectory();
  initRepository(root, 'flux/cluster-defs/latest');
});

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Commits exactly these files to a branch, and tags the commit. */
function commit(branch: string, files: Readonly<Record<string, string>>, ...tags: string[]): string {
  const seconds = Math.floor(Date.now() / 1000);
  const parent = existsSync(join(root, '.git/refs/heads', branch)) ? `from refs/heads/${branch}^0\n` : '';
  const input = [
    `commit refs/heads/${branch}\nmark :1\ncommitter a <a@b> ${seconds} +0000\n${dataOf(branch)}${parent}deleteall\n`,
    ...Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${dataOf(text)}`),
    ...tags.map((tag) => `tag ${tag}\nfrom :1\ntagger a <a@b> ${seconds} +0000\n${dataOf(tag)}`),
    'get-mark :1\n',
  ].join('');
  const id = execFileSync('git', ['-C', root, 'fast-import', '--quiet'], { encoding: 'utf8', input, stdio: 'pipe' }).trim();
  writeFiles(root, { '.git/HEAD': `ref: refs/heads/${branch}\n` });
  git('reset', '--quiet', '--hard');
  return id;
}

const dataOf = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;

/** A cluster that follows branches of packages, as `slipway publish` makes them. */
const LEAF = (ref: object) => ({
  'clusters/a/flux-system/sync.yaml': `${repository('flux-system', { branch: 'flux/cluster-defs/latest' })}\n---\n${fluxKustomization('flux-system', './clusters/a')}`,
  'clusters/a/sources.yaml': repository('addons', ref),
  'clusters/a/dns.yaml': fluxKustomization('dns', './common/dns', 'addons'),
});

const built = async (...args: string[]) => {
  const { stdout, stderr, code } = await runHere(['build', ...args, '--output', 'json'], root);
  const answer = stdout === '' ? undefined : JSON.parse(stdout);
  const dns = answer?.kustomizations.find(({ name }: { name: string }) => name === 'dns');
  const names = dns?.objects?.map(({ metadata }: { metadata: { name: string } }) => metadata.name);
  return { code, stderr, findings: answer?.findings, names, content: dns?.content };
};

describe('slipway build in a repository of published branches', () => {
  it('reads the branches that other sources follow from Git, though only one is checked out', async () => {
    const addons = commit('flux/addons/latest', { 'common/dns/a.yaml': configMap('of-branch') });
    commit('flux/cluster-defs/latest', LEAF({ branch: 'flux/addons/latest' }));
    expect(await built('.')).toMatchObject({ code: 0, names: ['of-branch'], content: `flux/addons/latest@sha1:${addons}`, findings: [] });
  });

  it('prefers the branch that was fetched from the remote to a local branch of the same name', async () => {
    const published = commit('flux/addons/latest', { 'common/dns/a.yaml': configMap('published') });
    git('remote', 'add', 'hub', 'git@git.example:platform/fleet');
    git('update-ref', 'refs/remotes/hub/flux/addons/latest', published);
    commit('flux/addons/latest', { 'common/dns/a.yaml': configMap('not-yet-published') });
    commit('flux/cluster-defs/latest', LEAF({ branch: 'flux/addons/latest' }));
    expect(await built('.')).toMatchObject({ names: ['published'], content: `hub/flux/addons/latest@sha1:${published}` });
  });

  it.each<[string, (id: string) => object, string]>([
    ['a tag', () => ({ tag: 'addons@1.0.0' }), 'one'],
    ['a name', () => ({ name: 'refs/tags/addons@1.0.0' }), 'one'],
    ['a commit, with any branch', (id) => ({ commit: id, branch: 'flux/addons/latest' }), 'one'],
    ['the highest version in a range', () => ({ semver: '>=1.0.0 <3.0.0' }), 'two'],
    ['a name before a version, and that before a tag', () => ({ semver: '1.x', tag: 'v2.1.0' }), 'one'],
  ])('reads %s', async (_, ref, name) => {
    const first = commit('flux/addons/latest', { 'common/dns/a.yaml': configMap('one') }, 'addons@1.0.0', 'v1.9.0');
    commit('flux/addons/latest', { 'common/dns/a.yaml': configMap('two') }, 'v2.1.0');
    commit('flux/addons/latest', { 'common/dns/a.yaml': configMap('three') }, '3.0.0', 'v2.2.0-rc.1', 'no-version');
    commit('flux/cluster-defs/latest', LEAF(ref(first)));
    expect(await built('.')).toMatchObject({ code: 0, names: [name] });
  });

  it('reports a reference that does not exist in the repository', async () => {
    commit('flux/cluster-defs/latest', LEAF({ tag: 'addons@9.9.9' }));
    expect((await built('.')).findings).toMatchObject([
      {
        rule: 'source-not-at-hand',
        object: 'Kustomization/flux-system/dns',
        file: 'clusters/a/dns.yaml',
        message: `tag addons@9.9.9 of ${URL} is not in this Git repository; fetch it`,
      },
    ]);
  });

  it('names files of commits as Git does', async () => {
    commit('flux/addons/latest', { 'common/dns/a.yaml': '{' });
    commit('flux/cluster-defs/latest', LEAF({ branch: 'flux/addons/latest' }));
    expect((await built('.')).findings).toMatchObject([{ file: 'flux/addons/latest:common/dns/a.yaml' }]);
  });
});

describe('slipway build where no bootstrap says which branch is followed', () => {
  /** Returns a folder of a cluster whose bootstrap exists only on the cluster. */
  const files = (branch: string) => ({
    'clusters/a/teams.yaml': fluxKustomization('teams', './teams'),
    'teams/sources.yaml': repository('addons', { branch }),
    'teams/dns.yaml': fluxKustomization('dns', './common/dns', 'addons'),
    'common/dns/a.yaml': configMap('of-work-tree'),
  });

  it('reads another branch of the repository from Git', async () => {
    git('remote', 'add', 'origin', URL);
    const team = commit('team', { 'common/dns/a.yaml': configMap('of-team') });
    git('update-ref', 'refs/remotes/origin/team', team);
    commit('main', files('team'));
    expect(await built('.')).toMatchObject({ names: ['of-team'], content: `origin/team@sha1:${team}` });
  });

  it('takes the files as they are for the branch that is checked out, the default branch, and one that does not exist here', async () => {
    git('remote', 'add', 'origin', URL);
    const main = commit('main', files('main'));
    expect(await built('.')).toMatchObject({ names: ['of-work-tree'], content: '' });
    git('update-ref', 'refs/remotes/origin/main', main);
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    commit('topic', files('main'));
    expect(await built('.')).toMatchObject({ names: ['of-work-tree'], content: '' });
    commit('topic', files('nowhere'));
    expect(await built('.')).toMatchObject({ names: ['of-work-tree'], content: '' });
  });

  it('takes the default branch as it is in a work tree that was added, too', async () => {
    git('remote', 'add', 'origin', URL);
    commit('main', files('topic'));
    const added = join(temporaryDirectory(), 'added');
    git('worktree', 'add', '-q', '-b', 'topic', added);
    const { stdout } = await runSlipway(['build', '.', '--output', 'json'], { cwd: added });
    expect(JSON.parse(stdout).kustomizations.find(({ name }: { name: string }) => name === 'dns')).toMatchObject({ content: '' });
  });
});

describe('slipway build in a checkout', () => {
  const FILES = {
    'clusters/a/flux-system/sync.yaml': `${repository('flux-system', { branch: 'main' })}\n---\n${fluxKustomization('flux-system', './clusters/a')}`,
    'clusters/a/dns.yaml': fluxKustomization('dns', './common/dns'),
    'common/dns/a.yaml': configMap('committed'),
  };

  it('has new files, and none that Git ignores', async () => {
    commit('main', { ...FILES, 'common/.gitignore': '*.dec.yaml\nlocal/\n' });
    mkdirSync(join(root, 'common/dns/local'));
    writeFileSync(join(root, 'common/dns/new.yaml'), configMap('new'));
    for (const path of ['secret.dec.yaml', 'local/b.yaml']) writeFileSync(join(root, 'common/dns', path), configMap('ignored'));
    expect(await built('.')).toMatchObject({ code: 0, names: ['committed', 'new'], findings: [] });
  });

  it('reports why a file that Git ignores is missing', async () => {
    commit('main', { ...FILES, '.gitignore': 'b.yaml\n', 'common/dns/kustomization.yaml': 'resources: [b.yaml]\n' });
    writeFileSync(join(root, 'common/dns/b.yaml'), configMap('ignored'));
    const { findings } = await built('.');
    expect(findings).toMatchObject([
      { file: 'common/dns/kustomization.yaml', message: expect.stringContaining('common/dns/b.yaml is ignored by Git') },
    ]);
  });

  it('has nothing of submodules', async () => {
    commit('main', { ...FILES, '.gitmodules': '[submodule "x"]\n\tpath = common/dns/x\n\turl = https://git.example/x\n' });
    mkdirSync(join(root, 'common/dns/x'));
    writeFileSync(join(root, 'common/dns/x/a.yaml'), configMap('of-submodule'));
    expect(await built('.')).toMatchObject({ code: 0, names: ['committed'] });
  });
});

describe('slipway build --at', () => {
  beforeEach(() => {
    commit('flux/addons/latest', { 'common/dns/a.yaml': configMap('a') });
    commit('flux/cluster-defs/latest', LEAF({ branch: 'flux/addons/latest' }), 'before');
    commit('flux/cluster-defs/latest', { 'README.md': 'nothing' });
  });

  it('builds a fleet as it was, though it is on no disk', async () => {
    expect(await built('.', '--at', 'before')).toMatchObject({ code: 0, names: ['a'] });
    expect(await built('clusters/a', '--at', 'before')).toMatchObject({ code: 0, names: ['a'] });
    expect(await built('.')).toMatchObject({ code: 1, findings: [{ rule: 'nothing-to-build' }] });
  });

  it('reads a repository without a work tree', async () => {
    const bare = join(root, 'bare.git');
    git('clone', '-q', '--bare', root, bare);
    rmSync(join(root, '.git'), { recursive: true });
    expect(await built('bare.git', '--at', 'before')).toMatchObject({ code: 0, names: ['a'] });
    expect(await built('bare.git')).toMatchObject({ code: 2, stderr: expect.stringContaining('name a commit of it with --at') });
  });

  it('explains objects of a commit', async () => {
    const { stdout } = await runHere(['explain', 'ConfigMap/flux-system/a', '--at', 'before'], root);
    expect(stdout).toContain('written in  flux/addons/latest:common/dns/a.yaml');
    expect(stdout).toContain('flux-system/dns  before:clusters/a/dns.yaml');
  });

  it.each([
    [['.', '--at', 'gone'], 'not a Git repository with a commit gone'],
    [['nowhere', '--at', 'before'], 'The commit before has no nowhere.'],
    [['/', '--at', 'before'], 'is not in a Git repository'],
  ])('%j is a usage error', async (args, message) => {
    expect(await built(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  });
});
