import { describe, expect, it } from 'vitest';
import { type PublishRuntime, promotePackages } from '../src/index.ts';
import {
  bareRepository,
  branchContent,
  contentOf,
  failure,
  fsck,
  packageOf,
  publish,
  quietRuntime,
  refsOf,
  sourceRepository,
} from './fleet-kit.ts';
import { hasSsh, serveSsh } from './ssh-remote.ts';

if (!hasSsh) process.stdout.write('skipped: there is no SSH client on this machine\n');

const first = packageOf('sources', '1.0.0', { 'a.yaml': '1', 'b.yaml': '1' });
const second = packageOf('sources', '1.1.0', { 'a.yaml': '2', 'b.yaml': '1' });
const large = packageOf('sources', '1.1.0', {
  'a.yaml': `${Array.from({ length: 20_000 }, (_, index) => `k${index}: ${index * 7919}`).join('\n')}\n`,
});

const by = (command: string): PublishRuntime => ({
  ...quietRuntime,
  environment: { ...quietRuntime.environment, GIT_SSH_COMMAND: command },
});

describe.skipIf(!hasSsh)('a remote behind an SSH server', () => {
  it('takes first and later versions and promotions, whole and only them', async () => {
    const [cwd, repository] = [sourceRepository(), bareRepository()];
    const { url, command, commands } = await serveSsh(repository);
    for (const tree of [first, second]) {
      const { packages } = await publish({ cwd, remote: url, packages: [tree] }, by(command));
      expect(packages).toMatchObject([{ outcome: 'published', version: tree.version }]);
    }
    expect(branchContent(repository, 'flux/sources/latest')).toEqual(contentOf(second));
    const promotion = {
      cwd,
      remote: url,
      from: 'latest',
      to: 'staging',
      channels: [{ name: 'latest' }, { name: 'staging' }],
      packages: ['sources'],
    };
    expect((await promotePackages(promotion, by(command))).packages).toMatchObject([{ outcome: 'promoted' }]);
    expect(branchContent(repository, 'flux/sources/staging')).toEqual(contentOf(second));
    expect(commands.some((each) => each.startsWith('git-receive-pack '))).toBe(true);
    expect(fsck(repository)).toBe('');
  });

  it('that does not know the key is reported, with nothing written', async () => {
    const [cwd, repository] = [sourceRepository(), bareRepository()];
    const { url, strangersCommand } = await serveSsh(repository);
    const error = await failure(publish({ cwd, remote: url, packages: [first] }, by(strangersCommand)));
    expect(error).toMatchObject({ message: expect.stringContaining('Permission denied (publickey)') });
    expect(refsOf(repository)).toEqual({});
  });

  it('that ends in the middle of a push is left at the old version, and the next run finishes', async () => {
    const [cwd, repository] = [sourceRepository(), bareRepository()];
    const steady = await serveSsh(repository);
    await publish({ cwd, remote: steady.url, packages: [first] }, by(steady.command));
    const before = refsOf(repository);
    const breaking = await serveSsh(repository, { endsAfter: 20_000 });
    await failure(publish({ cwd, remote: breaking.url, packages: [large] }, by(breaking.command)));
    expect(refsOf(repository)).toEqual(before);
    await publish({ cwd, remote: steady.url, packages: [large] }, by(steady.command));
    expect(branchContent(repository, 'flux/sources/latest')).toEqual(contentOf(large));
    expect(fsck(repository)).toBe('');
  });
});
