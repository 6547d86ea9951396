import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git, gitInit } from '../security/git-init.ts';
import { directoryOf, type Limited, runLimited } from '../security/run-limited.ts';

const CANARY = 'canary-7f3a9c51';
const MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: web}\n';
const CRD = 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: as.b.example}\n';

const flux = (kind: string, name: string, spec: object): string =>
  `${JSON.stringify({
    apiVersion: kind === 'Kustomization' ? 'kustomize.toolkit.fluxcd.io/v1' : 'source.toolkit.fluxcd.io/v1',
    kind,
    metadata: { name, namespace: 'flux-system' },
    spec: { interval: '1m', ...spec },
  })}\n`;
const kustomization = (path: string, source = 'flux-system'): string =>
  flux('Kustomization', 'a', { prune: true, path, sourceRef: { kind: 'GitRepository', name: source } });

/** A checkout, and files of the user outside it. */
function checkout(files: Readonly<Record<string, string>>): { readonly root: string; readonly outside: string } {
  const outside = directoryOf({
    secret: `token=${CANARY}\n`,
    'secret.yaml': `${MAP}data: {key: ${CANARY}}\nsize: ${CANARY}\n`,
    'key.yaml': `-----BEGIN KEY-----\n${CANARY}: [\n`,
    'folder/a.yaml': `${MAP}size: ${CANARY}\n`,
    'package.json': `{"name": "${CANARY}", "workspaces": ["${CANARY}"], "slipway": {"crds": "${CANARY}"}}`,
  });
  const root = join(outside, 'checkout');
  mkdirSync(root);
  cpSync(directoryOf(files), root, { recursive: true });
  gitInit(root);
  return { root, outside };
}

const pipe = (path: string): Buffer => execFileSync('mkfifo', [path]);

/** Ended by itself, with a usual exit code, and without a word of what is outside. */
function expectSafe(ended: Limited): void {
  expect({ broke: ended.broke, isUsual: [0, 1, 2].includes(ended.code ?? -1), stderr: ended.stderr }).toEqual({
    broke: undefined,
    isUsual: true,
    stderr: expect.not.stringContaining('bug of Slipway'),
  });
  expect(ended.stdout + ended.stderr).not.toContain(CANARY);
}

const quick = { seconds: 20, mebibytes: 400 };

describe('settings of a checked repository', () => {
  it.each([
    ['above', '../secret'],
    ['above, as YAML', '../secret.yaml'],
    ['absolute', '/etc/passwd'],
    ['standard input', '/dev/stdin'],
    ['a device', '/dev/zero'],
    ['the whole disk', '../../..'],
    ['a link', 'link.yaml'],
    ['below a link', 'linked/a.yaml'],
    ['a link to a folder', 'linked'],
    ['a pipe', 'pipe.yaml'],
    ['what is not YAML', 'token'],
    ['settings of Git', '.git/config'],
    ['text with NUL', 'a\u0000b'],
  ])('name files in it, and not %s', async (_, crds) => {
    const { root, outside } = checkout({
      'package.json': JSON.stringify({ slipway: { crds: [crds] } }),
      'app/a.yaml': MAP,
      token: `{ token: [${CANARY}\n`,
    });
    git(root, 'config', 'http.extraheader', `AUTHORIZATION: ${CANARY}`);
    symlinkSync('../key.yaml', join(root, 'link.yaml'));
    symlinkSync(join(outside, 'folder'), join(root, 'linked'));
    pipe(join(root, 'pipe.yaml'));
    const checked = await runLimited(['check', 'app', '--output', 'json'], { cwd: root, ...quick });
    expectSafe(checked);
    expect(checked.code).toBe(1);
    expect(JSON.parse(checked.stdout)).toMatchObject({
      summary: { accepted: 1 },
      findings: [{ rule: 'refused-setting', file: 'package.json', pointer: '/slipway/crds/0' }],
    });
    expectSafe(await runLimited(['explain', 'ConfigMap'], { cwd: root, ...quick }));
  });

  it('are used if they are in the checkout', async () => {
    const { root } = checkout({ 'package.json': '{"slipway":{"crds":["crds"]}}', 'crds/a.yaml': CRD, 'app/a.yaml': MAP });
    const { stdout } = await runLimited(['check', 'app', '--output', 'json'], { cwd: root });
    expect(JSON.parse(stdout).findings[0]).toMatchObject({ file: 'crds/a.yaml' });
  });

  it('are not taken from above the checkout', async () => {
    const { root } = checkout({ 'app/a.yaml': MAP });
    expect(await runLimited(['check', 'app'], { cwd: root })).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('every file of a repository is a regular file in it, of a size', () => {
  const verbs = [
    ['check', 'app'],
    ['check'],
    ['build', '.'],
    ['explain', 'ConfigMap/web/a'],
    ['explain', 'no-such-rule'],
    ['explain', 'app/a.yaml:1'],
    ['synth', '--check'],
  ];
  const files = { 'app/a.yaml': MAP, 'flux.yaml': kustomization('./app') };
  const all = async (root: string): Promise<void> => {
    for (const args of verbs) expectSafe(await runLimited(args, { cwd: root, ...quick }));
  };

  it('not package.json as a link to a device', async () => {
    const { root } = checkout(files);
    symlinkSync('/dev/zero', join(root, 'package.json'));
    await all(root);
  });

  it('not package.json as a pipe', async () => {
    const { root } = checkout(files);
    pipe(join(root, 'package.json'));
    await all(root);
  });

  it('not a package.json without end', async () => {
    const { root } = checkout(files);
    writeFileSync(join(root, 'package.json'), '');
    truncateSync(join(root, 'package.json'), 4 * 2 ** 30);
    await all(root);
  });

  it('not a package.json that is no JSON, nor one of a workspace that is a link', async () => {
    const { root } = checkout({ ...files, 'package.json': '{"workspaces":["packages/*"]}', 'packages/a/b': '' });
    symlinkSync('../../../secret', join(root, 'packages/a/package.json'));
    await all(root);
    writeFileSync(join(root, 'package.json'), CANARY);
    await all(root);
  });

  it.each([
    ['that leave the repository', '../../../**'],
    ['with braces', Array(24).fill('{a,b}').join('')],
    ['with many stars', `${'*a'.repeat(25)}b`],
    ['with many double stars', `${'**/'.repeat(40)}b`],
  ])('not folders of workspaces %s', async (_, pattern) => {
    const { root } = checkout({ ...files, 'package.json': JSON.stringify({ workspaces: [pattern] }), 'x/package.json': '{}' });
    mkdirSync(join(root, 'a'.repeat(250)));
    mkdirSync(join(root, 'd/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d'), { recursive: true });
    await all(root);
  });

  it.each([
    ['a link', () => symlinkSync, ['../secret.yaml', 'link.yaml']],
    ['a link to a folder', () => symlinkSync, ['../folder', 'linked']],
  ])('not a named path that is %s', async (_, make, [target, name]) => {
    const { root } = checkout(files);
    make()(target as string, join(root, name as string));
    for (const args of [
      ['check', name],
      ['check', join(root, name as string)],
      ['check', 'app', '--crds', name],
      ['build', name],
      ['build', '.', '--present', name],
      ['build', '.', '--source', `GitRepository/a/b=${name}`],
      ['explain', `${name}:1`],
    ])
      expectSafe(await runLimited(args as string[], { cwd: root, ...quick }));
    if (name === 'linked') expectSafe(await runLimited(['check', 'linked/a.yaml'], { cwd: root, ...quick }));
    // From elsewhere, too.
    expectSafe(await runLimited(['check', join(root, name as string)], { cwd: '/', ...quick }));
  });

  it('not a named pipe', async () => {
    const { root } = checkout(files);
    pipe(join(root, 'pipe.yaml'));
    const ended = await runLimited(['check', 'app/a.yaml', 'pipe.yaml', '--output', 'json'], { cwd: root, ...quick });
    expectSafe(ended);
    expect(JSON.parse(ended.stdout).findings).toMatchObject([{ rule: 'unreadable-file', file: 'pipe.yaml' }]);
    expectSafe(await runLimited(['check', '.'], { cwd: root, ...quick }));
    expectSafe(await runLimited(['build', '.'], { cwd: root, ...quick }));
  });

  it('not the settings of a folder that looks like a Git repository', async () => {
    const { root } = checkout(files);
    git(root, 'clone', '--quiet', '--bare', root, join(root, 'sub'));
    const bare = directoryOf({ 'a.yaml': MAP });
    for (const folder of [join(root, 'sub'), bare]) {
      rmSync(join(folder, 'config'), { force: true });
      symlinkSync('/dev/zero', join(folder, 'config'));
    }
    for (const args of [
      ['build', 'sub'],
      ['build', 'sub', '--at', 'HEAD'],
      ['build', '.', '--source', 'GitRepository/a/b=sub#HEAD'],
      ['build', bare],
    ])
      expectSafe(await runLimited(args, { cwd: root, ...quick }));
  });
});

describe('the root of a fleet', () => {
  it('is PATH outside of Git, so that nothing around it is read', async () => {
    const outside = directoryOf({
      'secret.txt': CANARY,
      'fleet/flux.yaml': kustomization('./app'),
      'fleet/app/kustomization.yaml': 'configMapGenerator:\n- name: a\n  files: [../../secret.txt]\n',
      'fleet/b/c/flux.yaml': kustomization('./fleet/app'),
    });
    for (const path of ['fleet', 'fleet/b/c', 'fleet/b'])
      expectSafe(await runLimited(['build', path, '--output', 'yaml'], { cwd: outside, ...quick }));
    expect((await runLimited(['build', 'fleet/b/c'], { cwd: outside })).stdout).toContain('--repository says where paths begin');
  });

  it('is what --repository says', async () => {
    const root = directoryOf({ 'fleet/flux.yaml': kustomization('./app'), 'app/a.yaml': MAP });
    const { code, stdout } = await runLimited(['build', 'fleet', '--repository', '.'], { cwd: root });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('ConfigMap/web/a') });
  });
});

describe('a Git repository that the repository brings', () => {
  const URL = 'https://git.example/fleet';
  const own = flux('GitRepository', 'flux-system', { url: URL, ref: { branch: 'fleet' } });
  const bootstrap = flux('Kustomization', 'flux-system', {
    prune: true,
    path: './clusters/a',
    sourceRef: { kind: 'GitRepository', name: 'flux-system' },
  });
  const other = flux('GitRepository', 'other', { url: URL, ref: { branch: 'main' } });
  const brought = {
    'clusters/a/flux-system/sync.yaml': `${own}---\n${bootstrap}`,
    'clusters/a/other.yaml': `${other}---\n${kustomization('./app', 'other')}`,
    'app/b.yaml': MAP,
  };

  /** A checkout next to a private repository of the user. The content of that repository must not be shown. */
  function withFleet(make: (fleet: string, own: string) => void, commit: boolean): string {
    const own = directoryOf({ 'app/a.yaml': `${MAP}data: {key: ${CANARY}}\n` });
    gitInit(own, true);
    const { root } = checkout(brought);
    mkdirSync(join(root, '.slipway'));
    make(join(root, '.slipway/fleet.git'), own);
    git(root, 'add', '--all', '--force');
    if (commit) git(root, 'commit', '--quiet', '--message', 'all');
    if (commit) git(root, 'branch', '-M', 'fleet');
    return root;
  }

  const bare = (fleet: string, own: string): void => void git(own, 'clone', '--quiet', '--bare', own, fleet);

  it.each<[string, (fleet: string, own: string) => void]>([
    ['as a whole', bare],
    [
      'by commondir',
      (fleet, own) => {
        bare(fleet, own);
        rmSync(join(fleet, 'objects'), { recursive: true });
        mkdirSync(join(fleet, 'objects'));
        writeFileSync(join(fleet, 'objects/keep'), '');
        writeFileSync(join(fleet, 'commondir'), `${own}/.git\n`);
      },
    ],
    ['as a link', (fleet, own) => symlinkSync(join(own, '.git'), fleet)],
    [
      'by alternates',
      (fleet, own) => {
        bare(fleet, own);
        rmSync(join(fleet, 'objects/pack'), { recursive: true, force: true });
        mkdirSync(join(fleet, 'objects/info'), { recursive: true });
        writeFileSync(join(fleet, 'objects/info/alternates'), `${own}/.git/objects\n`);
      },
    ],
  ])('does not count when it is committed: %s', async (_, make) => {
    const root = withFleet(make, true);
    const ended = await runLimited(['build', '.', '--output', 'yaml'], { cwd: root, ...quick });
    expectSafe(ended);
    expect((await runLimited(['build', '.', '--output', 'json'], { cwd: root })).stdout).toContain('source-not-at-hand');
  });

  it.each<[string, (fleet: string, own: string) => void]>([
    [
      'it has settings of its own',
      (fleet, own) => {
        bare(fleet, own);
        writeFileSync(join(fleet, 'config'), '[core]\n\tbare = true\n[include]\n\tpath = /etc/passwd\n');
      },
    ],
    ['it is a link', (fleet, own) => symlinkSync(join(own, '.git'), fleet)],
    [
      'it borrows objects',
      (fleet, own) => {
        bare(fleet, own);
        writeFileSync(join(fleet, 'objects/info/alternates'), `${own}/.git/objects\n`);
      },
    ],
  ])('does not count when it is untracked, and %s', async (_, make) => {
    const root = withFleet(make, false);
    git(root, 'rm', '-r', '--quiet', '--cached', '.slipway');
    expectSafe(await runLimited(['build', '.', '--output', 'yaml'], { cwd: root, ...quick }));
  });

  it('counts when slipway publish made it', async () => {
    const root = withFleet((fleet, own) => {
      bare(fleet, own);
      git(fleet, 'config', '--remove-section', 'remote.origin');
    }, false);
    git(root, 'rm', '-r', '--quiet', '--cached', '.slipway');
    expect((await runLimited(['build', '.', '--output', 'yaml'], { cwd: root })).stdout).toContain(CANARY);
  });

  it('starts no program of its settings', async () => {
    const { root, outside } = checkout(brought);
    const proof = join(outside, 'ran');
    git(outside, 'init', '--quiet', '--bare', join(root, 'sub'));
    for (const key of ['core.fsmonitor', 'core.sshCommand', 'core.pager', 'core.alternateRefsCommand'])
      git(root, '--git-dir', join(root, 'sub'), 'config', key, `touch ${proof}; false`);
    for (const args of [
      ['build', 'sub'],
      ['build', 'sub', '--at', 'main'],
      ['build', '.', '--source', 'GitRepository/flux-system/other=sub#main'],
    ])
      expectSafe(await runLimited(args, { cwd: root, ...quick }));
    expect(existsSync(proof)).toBe(false);
  });

  it('fetches nothing', async () => {
    const { root } = checkout(brought);
    writeFileSync(join(root, 'large.yaml'), MAP);
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', 'all');
    const partial = join(directoryOf(), 'partial');
    git(root, 'config', 'uploadpack.allowFilter', 'true');
    git(root, 'clone', '--quiet', '--no-checkout', '--filter=blob:none', `file://${root}`, partial);
    const before = readdirSync(join(partial, '.git/objects/pack')).length;
    const ended = await runLimited(['build', '.', '--at', 'main', '--output', 'json'], { cwd: partial, ...quick });
    expectSafe(ended);
    expect(readdirSync(join(partial, '.git/objects/pack'))).toHaveLength(before);
    expect(ended.stdout).toContain('Git has not fetched it');
  });

  it('lists no more files than are read', async () => {
    const { root } = checkout(brought);
    // Ten folders in each of ten levels, all the same: ten thousand million files.
    let tree = execFileSync('git', ['-C', root, 'hash-object', '-w', '--stdin'], { input: MAP, encoding: 'utf8' }).trim();
    for (let level = 0; level < 10; level++) {
      const [mode, type] = level === 0 ? ['100644', 'blob'] : ['040000', 'tree'];
      const lines = Array.from({ length: 10 }, (_, index) => `${mode} ${type} ${tree}\t${level === 0 ? `${index}.yaml` : index}\n`).join(
        '',
      );
      tree = execFileSync('git', ['-C', root, 'mktree'], { input: lines, encoding: 'utf8' }).trim();
    }
    const commit = git(root, 'commit-tree', '-m', 'bomb', tree).trim();
    git(root, 'update-ref', 'refs/heads/main', commit);
    for (const args of [
      ['build', '.', '--at', 'main'],
      ['build', '.', '--output', 'json'],
    ]) {
      const ended = await runLimited(args, { cwd: root, seconds: 30, mebibytes: 700 });
      expectSafe(ended);
      expect(ended.stdout + ended.stderr).toContain('more files than are read');
    }
  });
});

describe('what is outside', () => {
  it('of a folder is not even looked for by the paths of a manifest', async () => {
    const { root, outside } = checkout({
      'flux.yaml': kustomization('../../..'),
      'app/kustomization.yaml': 'resources: [../../secret.yaml]\n',
    });
    for (const args of [
      ['check', '.'],
      ['build', '.'],
      ['build', '.', '--output', 'yaml'],
    ])
      expectSafe(await runLimited(args, { cwd: root, ...quick }));
    expect(basename(outside)).toBeTruthy();
  });
});

describe('the folder .slipway of a clone that is a link', () => {
  it.each([
    ['log', ['log', 'one', '--remote', 'origin.git']],
    ['hold', ['hold', 'one', '--channel', 'latest', '--reason', 'x', '--remote', 'origin.git']],
    ['reject', ['reject', 'one@1.0.0', '--reason', 'x', '--remote', 'origin.git']],
    ['synth', ['synth']],
  ])('gets no file of %s', async (_, args) => {
    const { root, outside } = checkout({
      'package.json': '{"name":"fleet","type":"module","workspaces":["packages/*"]}',
      'packages/one/package.json': '{"name":"one","version":"1.0.0","type":"module","exports":"./index.js","slipway":{"prefixes":["one"]}}',
      'packages/one/index.js': 'export const assemble = () => [];\n',
    });
    const victim = join(outside, 'victim');
    mkdirSync(victim);
    symlinkSync(victim, join(root, '.slipway'));
    git(root, 'init', '--quiet', '--bare', 'origin.git');
    expectSafe(await runLimited(args, { cwd: root, ...quick }));
    expect(readdirSync(victim)).toEqual([]);
  });
});
