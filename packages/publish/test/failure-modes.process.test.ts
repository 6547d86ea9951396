import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bareRepository, branchContent, git, packageOf, publish, sourceRepository, temporaryDirectory } from './fleet-kit.ts';

const BRANCH = 'flux/sources/latest';
const FILE = 'common/sources/a.yaml';
const version = (text: string) => packageOf('sources', '1.0.0', { 'a.yaml': text }, { bumps: ['patch'] });

/** A PATH with a `git` whose first push ends with `words`, as if the server had said them. */
function refusingGit(words: string): string {
  const bin = temporaryDirectory();
  const real = process.env.PATH?.split(':').find((folder) => existsSync(join(folder, 'git')));
  writeFileSync(join(bin, 'words'), words);
  writeFileSync(
    join(bin, 'git'),
    `#!/bin/sh
for word in "$@"; do
  if [ "$word" = push ] && mkdir ${bin}/refused 2>/dev/null; then cat ${bin}/words >&2; exit 1; fi
done
exec ${real}/git "$@"
`,
  );
  chmodSync(join(bin, 'git'), 0o755);
  return `${bin}:${process.env.PATH}`;
}

describe('a lost lease', () => {
  it.each([
    ['Git', ' ! [rejected] a -> b (stale info)'],
    [
      'Git, while the other push runs',
      "error: cannot lock ref 'refs/heads/b': is at 0a but expected 0b\n ! [remote rejected] a -> b (failed to update ref)",
    ],
    ['Git, of a new branch', ' ! [remote rejected] a -> b (reference already exists)'],
    ['GitHub', "remote: error: cannot lock ref 'refs/heads/b': is at 0a but expected 0b"],
    ['GitLab', 'remote: error: incorrect old value provided\n ! [remote rejected] a -> b (failed to update ref)'],
    ['GitLab, as its own hook', ' ! [remote rejected] a -> b (pre-receive hook declined)'],
    ['Gitea', ' ! [rejected] a -> b (fetch first)\nhint: the remote contains work that you do not have'],
    ['CodeCommit', ' ! [rejected] a -> b (non-fast-forward)'],
    ['a server of tomorrow', 'something went differently'],
  ])('is detected by the state of the remote, with any error text: %s', async (_, words) => {
    const [cwd, other, remote] = [sourceRepository(), sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [version('0')] });
    const report = await publish(
      { cwd, remote, packages: [version('mine')] },
      {
        environment: { ...process.env, PATH: refusingGit(words) },
        beforePush: async (attempt) => {
          if (attempt === 1) await publish({ cwd: other, remote, packages: [version('theirs')] });
        },
      },
    );
    expect(report.packages[0]?.outcome).toBe('published');
    expect([2, 1, 0].map((back) => branchContent(remote, `${BRANCH}~${back}`)[FILE])).toEqual(['0', 'theirs', 'mine']);
  });
});

describe('one remote under two spellings of its address', () => {
  it('has one line of versions, and loses none', async () => {
    const [cwd, other, remote] = [sourceRepository(), sourceRepository(), bareRepository()];
    const spelled = `${pathToFileURL(remote).href}/`;
    await publish({ cwd, remote, packages: [version('0')] });
    await publish(
      { cwd, remote: `${remote}/.`, packages: [version('mine')] },
      {
        beforePush: async (attempt) => {
          if (attempt === 1) await publish({ cwd: other, remote: spelled, packages: [version('theirs')] });
        },
      },
    );
    expect([2, 1, 0].map((back) => branchContent(remote, `${BRANCH}~${back}`)[FILE])).toEqual(['0', 'theirs', 'mine']);
  });
});

describe('a long history', () => {
  it('is not fetched: of all commits the tip alone', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    git(remote, 'config', 'uploadpack.allowFilter', 'true');
    for (let index = 0; index < 6; index++) await publish({ cwd, remote, packages: [version(`${index}`)] });
    let commits = 0;
    await publish(
      { cwd, remote: pathToFileURL(remote).href, packages: [version('next')] },
      {
        beforePush: async () => {
          const [scratch = ''] = readdirSync(join(cwd, '.slipway/tmp'), { recursive: true, encoding: 'utf8' })
            .filter((path) => path.endsWith('HEAD'))
            .map((path) => join(cwd, '.slipway/tmp', path, '..'));
          const objects = git(scratch, 'cat-file', '--batch-all-objects', '--batch-check=%(objecttype)').split('\n');
          commits = objects.filter((type) => type === 'commit').length;
        },
      },
    );
    expect(commits).toBe(3); // the tip, that of the released version, and the one that is pushed
    expect(git(remote, 'rev-list', '--count', BRANCH)).toBe('7');
  });
});
