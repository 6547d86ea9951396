import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { promotePackages, rejectVersion } from '../src/index.ts';
import {
  bareRepository,
  failure,
  fsck,
  git,
  packageOf,
  publish,
  quietRuntime,
  refsOf,
  sourceRepository,
  temporaryDirectory,
} from './fleet-kit.ts';

const PACKAGE = 'addons';
const CHANNELS = [{ name: 'latest' }, { name: 'staging' }];
const V1 = packageOf(PACKAGE, '1.0.0', { 'a.yaml': 'a: 1\n' });
const V2 = packageOf(PACKAGE, '1.1.0', { 'a.yaml': 'a: 2\n' });

const canSign = (program: string): boolean => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A source repository that signs with an SSH key of its own, and what Git needs to verify that. */
function sshSource(settings: Readonly<Record<string, string>> = { 'commit.gpgSign': 'true', 'tag.gpgSign': 'true' }) {
  const [cwd, home] = [sourceRepository(), temporaryDirectory()];
  const key = join(home, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'ada', '-f', key]);
  const signers = join(home, 'allowed');
  writeFileSync(signers, `ada@example.com ${execFileSync('ssh-keygen', ['-y', '-f', key]).toString()}`);
  const all = { 'gpg.format': 'ssh', 'user.signingKey': key, ...settings };
  for (const [name, value] of Object.entries(all)) git(cwd, 'config', name, value);
  return { cwd, key, verify: ['-c', `gpg.ssh.allowedSignersFile=${signers}`] };
}

const isSigned = (remote: string, settings: readonly string[], ref: string): boolean => {
  const verb = ref.startsWith('refs/tags/') ? ['verify-tag', ref.slice('refs/tags/'.length)] : ['verify-commit', ref];
  try {
    git(remote, ...settings, ...verb);
    return true;
  } catch {
    return false;
  }
};

describe.skipIf(!canSign('ssh-keygen'))('signing with an SSH key', () => {
  test('every branch and tag of a publish, a promotion and a rejection is signed', async () => {
    const { cwd, verify } = sshSource();
    const remote = bareRepository();
    await publish({ cwd, remote, packages: [V1] });
    await publish({ cwd, remote, packages: [V2] });
    const late = await publish({ cwd, remote, packages: [packageOf(PACKAGE, '1.0.5', { 'a.yaml': 'a: 1.5\n' })] });
    expect(late.packages[0]?.outcome).toBe('superseded');
    await promotePackages({ cwd, remote, packages: [PACKAGE], channels: CHANNELS, from: 'latest', to: 'staging' }, quietRuntime);
    await rejectVersion({ cwd, remote, package: PACKAGE, version: '1.0.0', reason: 'broken' }, quietRuntime);

    const refs = Object.keys(refsOf(remote));
    expect(refs).toHaveLength(6);
    expect(refs.filter((ref) => !isSigned(remote, verify, ref))).toEqual([]);
    fsck(remote);
  });

  test('a signed version counts as published: nothing happens the second time', async () => {
    const { cwd } = sshSource();
    const remote = bareRepository();
    await publish({ cwd, remote, packages: [V1] });
    const before = refsOf(remote);
    expect((await publish({ cwd, remote, packages: [V1] })).packages[0]?.outcome).toBe('unchanged');
    expect(refsOf(remote)).toEqual(before);
  });

  test('with signed commits alone, the tag names the signed commit', async () => {
    const { cwd, verify } = sshSource({ 'commit.gpgSign': 'true' });
    const remote = bareRepository();
    await publish({ cwd, remote, packages: [V1] });
    const branch = 'refs/heads/flux/addons/latest';
    expect(isSigned(remote, verify, branch)).toBe(true);
    expect(git(remote, 'rev-parse', 'addons@1.0.0^{commit}')).toBe(git(remote, 'rev-parse', branch));
    expect(isSigned(remote, verify, 'refs/tags/addons@1.0.0')).toBe(false);
  });

  test('with signed tags alone, only the tag is signed', async () => {
    const { cwd, verify } = sshSource({ 'tag.gpgSign': 'true' });
    const remote = bareRepository();
    await publish({ cwd, remote, packages: [V1] });
    expect(isSigned(remote, verify, 'refs/heads/flux/addons/latest')).toBe(false);
    expect(isSigned(remote, verify, 'refs/tags/addons@1.0.0')).toBe(true);
  });

  test('a relative key starts at the repository, as for Git', async () => {
    const { cwd, key, verify } = sshSource();
    execFileSync('cp', [key, join(cwd, 'key')]);
    git(cwd, 'config', 'user.signingKey', 'key');
    const remote = bareRepository();
    await publish({ cwd, remote, packages: [V1] });
    expect(isSigned(remote, verify, 'refs/tags/addons@1.0.0')).toBe(true);
  });

  test('who writes, when and what is the same as without a signature', async () => {
    const plain = { cwd: sourceRepository(), remote: bareRepository() };
    const signed = { cwd: sshSource().cwd, remote: bareRepository() };
    for (const side of [plain, signed]) await publish({ ...side, packages: [V1] });
    const facts = (remote: string) => git(remote, 'log', '--format=%T %an %ae %aI %cn %ce %cI%n%B', 'flux/addons/latest');
    expect(facts(signed.remote)).toBe(facts(plain.remote));
  });

  test('a key that does not exist stops the publish before anything is pushed', async () => {
    const { cwd } = sshSource();
    git(cwd, 'config', 'user.signingKey', '/nonexistent/key');
    const remote = bareRepository();
    expect(await failure(publish({ cwd, remote, packages: [V1] }))).toMatchObject({
      code: 'cannot-sign',
      message: expect.stringContaining('user.signingKey'),
    });
    expect(refsOf(remote)).toEqual({});
  });
});

test.skipIf(!canSign('gpg'))('signing with a GPG key: the message of a signed tag is read without its signature', async () => {
  const [cwd, home, remote] = [sourceRepository(), temporaryDirectory(), bareRepository()];
  chmodSync(home, 0o700);
  onTestFinished(() => {
    execFileSync('gpgconf', ['--homedir', home, '--kill', 'all'], { stdio: 'ignore' });
  });
  const environment = { ...quietRuntime.environment, GNUPGHOME: home };
  const generate = ['--batch', '--quiet', '--passphrase', '', '--quick-generate-key', 'Ada <ada@example.com>', 'ed25519', 'sign', 'never'];
  execFileSync('gpg', generate, { env: { ...process.env, GNUPGHOME: home }, stdio: 'ignore' });
  for (const name of ['commit.gpgSign', 'tag.gpgSign']) git(cwd, 'config', name, 'true');
  await publish({ cwd, remote, packages: [V1] }, { environment });
  await publish({ cwd, remote, packages: [V2] }, { environment });
  const verify = (...args: string[]) => execFileSync('git', args, { cwd: remote, env: environment, stdio: 'pipe' });
  verify('verify-commit', 'flux/addons/latest');
  verify('verify-tag', 'addons@1.0.0', 'addons@1.1.0');
  const promoted = await promotePackages(
    { cwd, remote, packages: [PACKAGE], only: [{ package: PACKAGE, version: '1.0.0' }], channels: CHANNELS, from: 'latest', to: 'staging' },
    { ...quietRuntime, environment },
  );
  expect(promoted.packages[0]).toMatchObject({ outcome: 'promoted', version: '1.0.0' });
});
