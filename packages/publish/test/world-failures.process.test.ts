import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  bareRepository,
  branchContent,
  contentOf,
  embedded,
  failure,
  fsck,
  git,
  packageOf,
  publish,
  refsOf,
  sourceRepository,
  temporaryDirectory,
} from './fleet-kit.ts';
import { serve } from './http-remote.ts';

const sources = packageOf('flux-sources', '1.0.0', { 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n' });
const next = packageOf('flux-sources', '1.1.0', { 'a.yaml': 'a: 2\n', 'b.yaml': 'b: 1\n' });

const hook = (repository: string, name: string, script: string): void => {
  mkdirSync(join(repository, 'hooks'), { recursive: true });
  writeFileSync(join(repository, 'hooks', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(repository, 'hooks', name), 0o755);
};

describe('an environment that prevents a publish', () => {
  it.each([
    ['a name', 'nowhere'],
    ['a path', './nowhere.git'],
    ['a file URL', 'file:///nowhere/fleet.git'],
    ['an option in disguise', '--upload-pack=touch /tmp/owned'],
  ])('names a remote that does not exist: %s', async (_, remote) => {
    const cwd = sourceRepository();
    expect(await failure(publish({ cwd, packages: [sources], remote }))).toMatchObject({ name: 'PublishError', code: 'remote-missing' });
    expect(existsSync(embedded(cwd))).toBe(false);
  });

  it('does not take a folder inside a repository for the repository', async () => {
    const cwd = sourceRepository();
    mkdirSync(join(cwd, 'folder'));
    expect(await failure(publish({ cwd, packages: [sources], remote: './folder' }))).toMatchObject({ code: 'remote-missing' });
    expect(Object.keys(refsOf(cwd))).toEqual(['refs/heads/main']);
  });

  it('reports a remote without a server, without the password in its address', async () => {
    const cwd = sourceRepository();
    const error = await failure(publish({ cwd, packages: [sources], remote: 'http://ada:secret@127.0.0.1:9/fleet.git' }));
    expect(error).toMatchObject({ code: 'remote-unreachable' });
    expect(`${error} ${(error as Error).cause}`).not.toContain('secret');
  });

  it.each([['a directory without Git'], ['a directory that is gone']])('refuses %s', async (where) => {
    const cwd = where.endsWith('gone') ? join(temporaryDirectory(), 'gone') : temporaryDirectory();
    const error = await failure(publish({ cwd, packages: [sources] }));
    expect(error).toMatchObject({ code: 'not-a-repository', message: expect.stringContaining(cwd) });
    expect(existsSync(join(cwd, '.slipway'))).toBe(false);
  });

  it('says that Git is missing, or too old', async () => {
    const cwd = sourceRepository();
    const bin = temporaryDirectory();
    expect(await failure(publish({ cwd, packages: [sources] }, { environment: { PATH: bin } }))).toMatchObject({ code: 'git-missing' });
    writeFileSync(join(bin, 'git'), '#!/bin/sh\necho git version 2.20.1\n');
    chmodSync(join(bin, 'git'), 0o755);
    const error = await failure(publish({ cwd, packages: [sources] }, { environment: { PATH: bin } }));
    expect(error).toMatchObject({ code: 'git-too-old', message: 'Git 2.20.1 is too old: install Git 2.38.0 or newer.' });
  });

  it('reports what cannot be written if its directory is a file', async () => {
    const cwd = sourceRepository();
    writeFileSync(join(cwd, '.slipway'), 'in the way');
    expect(await failure(publish({ cwd, packages: [sources] }))).toMatchObject({
      code: 'cannot-write',
      message: expect.stringContaining('.slipway'),
    });
    expect(readFileSync(join(cwd, '.slipway'), 'utf8')).toBe('in the way');
  });

  it('reports a file at the path of the embedded repository', async () => {
    const cwd = sourceRepository();
    mkdirSync(join(cwd, '.slipway'));
    writeFileSync(embedded(cwd), 'in the way');
    expect(await failure(publish({ cwd, packages: [sources] }))).toMatchObject({
      code: 'cannot-write',
      message: expect.stringContaining('fleet.git'),
    });
    expect(readFileSync(embedded(cwd), 'utf8')).toBe('in the way');
  });

  it('leaves a remote on a read-only disk as it was', async (context) => {
    const remote = mounted(context.skip, 'size=4m');
    execFileSync('git', ['init', '--quiet', '--bare', join(remote, 'fleet.git')]);
    execFileSync('mount', ['-o', 'remount,ro', remote]);
    const error = await failure(publish({ cwd: sourceRepository(), packages: [sources], remote: join(remote, 'fleet.git') }));
    expect(error).toMatchObject({ code: 'cannot-write' });
  });

  it('leaves a remote on a full disk as it was, and publishes when there is room again', async (context) => {
    const disk = mounted(context.skip, 'size=1m');
    const cwd = sourceRepository();
    const remote = join(disk, 'fleet.git');
    execFileSync('git', ['init', '--quiet', '--bare', remote]);
    await publish({ cwd, packages: [sources], remote });
    const before = refsOf(remote);
    // What cannot be compressed does not fit.
    const noise = Array.from({ length: 200_000 }, (_, index) => Math.sin(index).toString(36)).join('\n');
    const big = packageOf('flux-sources', '1.1.0', { 'a.yaml': noise, 'b.yaml': 'b: 1\n' });
    expect(await failure(publish({ cwd, packages: [big], remote }))).toMatchObject({ code: 'disk-full' });
    expect(refsOf(remote)).toEqual(before);
    expect(fsck(remote)).toBe('');
    await publish({ cwd, packages: [next], remote });
    expect(branchContent(remote, 'flux/flux-sources/latest')).toEqual(contentOf(next));
  });

  it('says that the disk of the source repository is full, and keeps the embedded repository whole', async (context) => {
    const disk = mounted(context.skip, 'size=1m');
    const cwd = join(disk, 'source');
    execFileSync('git', ['init', '--quiet', cwd]);
    await publish({ cwd, packages: [sources] });
    const before = refsOf(embedded(cwd));
    spawnSync('dd', ['if=/dev/zero', `of=${disk}/filler`, 'bs=4k']);
    expect(await failure(publish({ cwd, packages: [next] }))).toMatchObject({ code: 'disk-full' });
    expect(refsOf(embedded(cwd))).toEqual(before);
    rmSync(join(disk, 'filler'));
    expect((await publish({ cwd, packages: [next] })).packages[0]?.outcome).toBe('published');
    expect(fsck(embedded(cwd))).toBe('');
  });

  it.each([
    ['a path', (remote: string) => remote],
    ['a URL', (remote: string) => pathToFileURL(remote).href],
  ])('names the lock that a crashed process left in a remote given as %s', async (_, address) => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, packages: [sources], remote });
    const lock = join(remote, 'refs/heads/flux/flux-sources/latest.lock');
    writeFileSync(lock, '');
    const error = await failure(publish({ cwd, packages: [next], remote: address(remote) }, { wait: async () => undefined }));
    expect(error).toMatchObject({ name: 'PublishError', code: 'git-failed' });
    expect((error as Error).message.replace('/./', '/')).toContain(lock);
    expect((error as Error).message).toContain('remove the lock of one that crashed');
    expect(existsSync(lock)).toBe(true);
  });

  it('does not try a push again that a hook refused, and says what the hook said', async () => {
    const remote = bareRepository();
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources], remote });
    const before = refsOf(remote);
    hook(remote, 'pre-receive', 'echo called >> "$GIT_DIR/calls"; echo "releases are frozen" >&2; exit 1');
    const error = await failure(publish({ cwd, packages: [next], remote: (await serve(remote)).url }));
    expect(error).toMatchObject({ code: 'push-rejected', message: expect.stringContaining('releases are frozen') });
    expect(readFileSync(join(remote, 'calls'), 'utf8')).toBe('called\n');
    expect(refsOf(remote)).toEqual(before);
  });

  it('moves no branch when one of them is refused', async () => {
    const remote = bareRepository();
    const cwd = sourceRepository();
    hook(remote, 'update', 'case "$1" in *addons*) exit 1;; esac');
    const addons = packageOf('addons-catalog', '1.0.0', { 'x.yaml': 'x: 1\n' });
    const { url } = await serve(remote);
    expect(await failure(publish({ cwd, packages: [sources, addons], remote: url }))).toMatchObject({ code: 'push-rejected' });
    expect(refsOf(remote)).toEqual({});
  });

  it("runs no hook of the user's", async () => {
    const cwd = sourceRepository();
    for (const name of ['pre-push', 'post-commit', 'reference-transaction', 'pre-auto-gc'])
      hook(join(cwd, '.git'), name, 'touch "$GIT_DIR/ran"; exit 1');
    git(cwd, 'config', 'core.hooksPath', join(cwd, '.git/hooks'));
    expect((await publish({ cwd, packages: [sources] })).packages[0]?.outcome).toBe('published');
    expect(existsSync(join(cwd, '.git/ran'))).toBe(false);
  });

  it.each([
    ['a path', (remote: string) => remote],
    ['a file URL', (remote: string) => pathToFileURL(remote).href],
  ])('runs no hook and no command of the settings of a remote given as %s', async (_, address) => {
    const [cwd, remote, marks] = [sourceRepository(), bareRepository(), temporaryDirectory()];
    for (const name of ['pre-receive', 'update', 'post-receive', 'post-update', 'reference-transaction', 'proc-receive'])
      hook(remote, name, `touch ${marks}/${name}`);
    writeFileSync(join(marks, 'run.sh'), `#!/bin/sh\ntouch ${marks}/command\n`, { mode: 0o755 });
    for (const key of ['core.fsmonitor', 'core.alternateRefsCommand', 'core.sshCommand', 'core.gitProxy', 'uploadpack.packObjectsHook'])
      git(remote, 'config', key, join(marks, 'run.sh'));
    git(remote, 'config', 'core.hooksPath', join(remote, 'hooks'));
    writeFileSync(join(remote, 'objects/info/alternates'), `${join(bareRepository(), 'objects')}\n`);
    for (const tree of [sources, next]) await publish({ cwd, packages: [tree], remote: address(remote) });
    expect(branchContent(remote, 'flux/flux-sources/latest')).toEqual(contentOf(next));
    expect(readdirSync(marks)).toEqual(['run.sh']);
  });

  it('stops when it is interrupted and publishes on the next run', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    const before = refsOf(embedded(cwd));
    const stop = new AbortController();
    const error = await failure(publish({ cwd, packages: [next], signal: stop.signal }, { beforePush: async () => stop.abort() }));
    expect(error).toMatchObject({ code: 'interrupted' });
    expect(refsOf(embedded(cwd))).toEqual(before);
    expect(readdirSync(join(cwd, '.slipway/tmp'))).toEqual([]);
    expect((await publish({ cwd, packages: [next] })).packages[0]?.outcome).toBe('published');
  });

  it('removes what runs that were killed left behind, and nothing of runs that live', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    const host = execFileSync('hostname')
      .toString()
      .replace(/[^A-Za-z0-9]/g, '');
    const dead = spawnSync('true').pid;
    for (const owner of [dead, process.pid]) mkdirSync(join(cwd, `.slipway/tmp/publish-${host}-${owner}-abc`));
    await publish({ cwd, packages: [sources] });
    expect(readdirSync(join(cwd, '.slipway/tmp'))).toEqual([`publish-${host}-${process.pid}-abc`]);
  });
});

describe('the folder .slipway', () => {
  it.each(['.slipway', '.slipway/tmp'])('is not used when %s is a link', async (name) => {
    const [cwd, victim] = [sourceRepository(), temporaryDirectory()];
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    symlinkSync(victim, join(cwd, name));
    const remote = bareRepository();
    expect(await failure(publish({ cwd, remote, packages: [sources] }))).toMatchObject({
      code: 'cannot-write',
      message: expect.stringContaining(`${name} is a symbolic link`),
    });
    expect([readdirSync(victim), refsOf(remote)]).toEqual([[], {}]);
  });
});

describe('the embedded repository', () => {
  it.each([
    ['is empty', (repository: string) => rmSync(repository, { recursive: true })],
    ['has no HEAD', (repository: string) => rmSync(join(repository, 'HEAD'))],
    ['has an empty HEAD', (repository: string) => writeFileSync(join(repository, 'HEAD'), '')],
    ['has no configuration', (repository: string) => rmSync(join(repository, 'config'))],
    ['has no references', (repository: string) => renameSync(join(repository, 'refs'), join(repository, 'gone'))],
  ])('is made good when it %s', async (_, damage) => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    damage(embedded(cwd));
    mkdirSync(embedded(cwd), { recursive: true });
    await publish({ cwd, packages: [next] });
    expect(branchContent(embedded(cwd), 'flux/flux-sources/latest')).toEqual(contentOf(next));
    expect(fsck(embedded(cwd))).toBe('');
  });

  it('is made once by processes that start together', async () => {
    const cwd = sourceRepository();
    const names = ['one', 'two', 'three', 'four'];
    await Promise.all(names.map((name) => publish({ cwd, packages: [packageOf(name, '1.0.0', { 'a.yaml': `${name}: 1\n` })] })));
    expect(Object.keys(refsOf(embedded(cwd))).filter((ref) => ref.startsWith('refs/heads/'))).toHaveLength(4);
  });

  it('does not wait for ever on a lock that a killed push left', async () => {
    const cwd = sourceRepository();
    await publish({ cwd, packages: [sources] });
    const lock = join(embedded(cwd), 'refs/heads/flux/flux-sources/latest.lock');
    writeFileSync(lock, '');
    utimesSync(lock, new Date(0), new Date(0));
    expect((await publish({ cwd, packages: [next] })).packages[0]?.outcome).toBe('published');
    expect(existsSync(lock)).toBe(false);
  });
});

/** A small file system of its own; skips the test where mounting is not permitted. */
function mounted(skip: (reason: string) => void, options: string): string {
  const directory = temporaryDirectory();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', directory]).status !== 0) skip('a tmpfs cannot be mounted here');
  onTestFinished(() => void spawnSync('umount', ['-l', directory]));
  return directory;
}
