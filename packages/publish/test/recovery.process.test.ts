import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deleteVersionTag, readVersionTag } from '../src/index.ts';
import { branchContent, contentOf, failure, fsck, git, packageOf, publish, publishedFleet, quietRuntime, refsOf } from './fleet-kit.ts';
import { serve } from './http-remote.ts';

const first = packageOf('sources', '1.0.0', { 'a.yaml': '1', 'b.yaml': '1' });
const second = packageOf('sources', '1.1.0', { 'a.yaml': '2', 'b.yaml': '1' });
const other = packageOf('other', '1.0.0', { 'a.yaml': '1' });
const BRANCH = 'flux/sources/latest';

const trailers = (version: string, tree: string): string =>
  `sources ${version}\n\nPackage: sources\nPackage-Version: ${version}\nChannel: latest\nPackage-Tree: ${tree}\n`;
const identified = ['-c', 'user.name=x', '-c', 'user.email=x@x'];

async function published(): Promise<{ cwd: string; remote: string }> {
  const { cwd, remote } = await publishedFleet([[first, other]]);
  return { cwd, remote };
}

/** A commit on the branch that carries Slipway's trailers and `path`, in the notation of fast-import, and whose tree is as it claims. */
function forge(remote: string, version: string, path: string): string {
  const write = (message: string): void => {
    const data = `data ${Buffer.byteLength(message)}\n${message}\n`;
    const commit = `commit refs/heads/forged\ncommitter x <x@x> 0 +0000\n${data}from refs/heads/${BRANCH}^0\nM 100644 inline ${path}\ndata 1\nx\n`;
    execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: remote, input: commit });
  };
  write('');
  write(trailers(version, git(remote, 'rev-parse', 'forged^{tree}')));
  git(remote, 'update-ref', `refs/heads/${BRANCH}`, 'forged');
  git(remote, 'update-ref', '-d', 'refs/heads/forged');
  return git(remote, 'rev-parse', BRANCH);
}

describe.each([
  ['a path', (remote: string) => remote],
  ['a URL', (remote: string) => pathToFileURL(remote).href],
])('what others pushed to a remote given as %s', (_, address) => {
  it('does not count as a version when it is a tag that Slipway did not write', async () => {
    const { cwd, remote } = await published();
    git(remote, 'tag', 'sources@99.0.0', BRANCH);
    git(remote, ...identified, 'tag', '--annotate', '--message', 'Mine', 'sources@98.0.0', BRANCH);
    git(remote, ...identified, 'tag', '--annotate', '--message', trailers('2.0.0', '1'.repeat(40)), 'sources@97.0.0', BRANCH);
    git(remote, 'tag', 'sources@nonsense', BRANCH);
    const report = await publish({ cwd, remote: address(remote), packages: [second, other] });
    expect(report.packages.map(({ outcome }) => outcome)).toEqual(['published', 'unchanged']);
  });

  it('is rejected by its exact id when it is a tag with forged trailers', async () => {
    const { cwd, remote } = await published();
    const forged = trailers('99.0.0', git(remote, 'rev-parse', `${BRANCH}^{tree}`));
    git(remote, ...identified, 'tag', '--annotate', '--message', forged, 'sources@99.0.0', BRANCH);
    const id = git(remote, 'rev-parse', 'sources@99.0.0');
    const before = refsOf(remote);
    const request = { cwd, remote: address(remote), packages: [second] };
    expect((await publish(request)).packages[0]?.findings).toMatchObject([
      {
        rule: 'version-going-backwards',
        message: '1.1.0 would follow 99.0.0',
        remedy: expect.stringContaining('slipway reject <package>@<version> --delete-tag'),
      },
    ]);

    const wrong = { cwd, remote: address(remote), package: 'sources', version: '99.0.0' };
    const seen = { tag: 'sources@99.0.0', id, names: git(remote, 'rev-parse', BRANCH), recorded: true };
    expect(await deleteVersionTag(wrong, quietRuntime)).toMatchObject({ ...seen, outcome: 'planned' });
    expect(await deleteVersionTag({ ...wrong, confirm: id, dryRun: true }, quietRuntime)).toMatchObject({ ...seen, outcome: 'planned' });
    expect(await deleteVersionTag({ ...wrong, confirm: seen.names }, quietRuntime)).toMatchObject({ ...seen, outcome: 'refused' });
    expect(refsOf(remote)).toEqual(before);
    expect(await deleteVersionTag({ ...wrong, confirm: id }, quietRuntime)).toMatchObject({ ...seen, outcome: 'deleted' });
    expect(await deleteVersionTag({ ...wrong, confirm: id }, quietRuntime)).toMatchObject({ outcome: 'absent' });
    const { 'refs/tags/sources@99.0.0': gone, ...rest } = before;
    expect(refsOf(remote)).toEqual(rest);
    expect(gone).toBe(id);
    expect((await publish(request)).packages[0]?.outcome).toBe('published');
  });

  it.each([
    ['a file whose name is not UTF-8', '1.0.1', String.raw`"common/sources/a\377"`, 'foreign-commit'],
    ['a version that is not released', '99.0.0', 'common/sources/c.yaml', 'version-going-backwards'],
  ])('is published over by the exact id of its commit when it has %s', async (__, version, path, rule) => {
    const { cwd, remote } = await published();
    const tip = forge(remote, version, path);
    const request = { cwd, remote: address(remote), packages: [second, { ...other, version: '1.0.1' }] };
    const before = refsOf(remote);
    const refused = await publish(request);
    expect(refused.packages.map(({ outcome }) => outcome)).toEqual(['refused', 'withheld']);
    expect(refused.packages[0]?.findings).toMatchObject([{ rule, remedy: expect.stringContaining('--replace-tip') }]);
    expect(refsOf(remote)).toEqual(before);
    const alone = await publish({ ...request, packages: [{ ...other, version: '1.0.1' }] });
    expect(alone.packages[0]?.outcome).toBe('published');

    expect((await publish({ ...request, replaceTips: ['1'.repeat(40)] })).packages[0]?.outcome).toBe('refused');
    const planned = await publish({ ...request, replaceTips: [tip], dryRun: true });
    expect(planned.packages[0]).toMatchObject({ outcome: 'planned', version: '1.1.0', findings: [] });
    const report = await publish({ ...request, replaceTips: [tip] });
    expect(report.packages[0]).toMatchObject({ outcome: 'published', version: '1.1.0' });
    expect(branchContent(remote, BRANCH)).toEqual(contentOf(second));
    expect(git(remote, 'rev-parse', `${BRANCH}~1`)).toBe(tip);
    expect(git(remote, 'log', '-1', '--format=%B', BRANCH)).toContain(`Replaces the content of ${tip}.`);
    expect((await publish({ ...request, packages: [second] })).packages[0]?.outcome).toBe('unchanged');
    expect(fsck(remote)).toBe('');
  });

  it('is replaced also if the definitions give the tree of the tip', async () => {
    const { cwd, remote } = await published();
    const tree = git(remote, 'rev-parse', `${BRANCH}^{tree}`);
    const tip = git(remote, ...identified, 'commit-tree', '-p', BRANCH, '-m', trailers('99.0.0', tree), tree);
    git(remote, 'update-ref', `refs/heads/${BRANCH}`, tip);
    const report = await publish({ cwd, remote: address(remote), packages: [first], replaceTips: [tip] });
    expect(report.packages[0]).toMatchObject({ outcome: 'published', version: '1.0.0' });
    expect((await publish({ cwd, remote: address(remote), packages: [second] })).packages[0]?.outcome).toBe('published');
  });
});

it('a branch with more files than anybody has is published over by the exact id of its commit', async () => {
  const { cwd, remote } = await published();
  const make = (input: string): string => execFileSync('git', ['mktree'], { cwd: remote, input, encoding: 'utf8' }).trim();
  const names = Array.from({ length: 32 }, (_, index) => `n${index}`.padEnd(100, 'x'));
  let tree = make(names.map((name) => `100644 blob ${git(remote, 'rev-parse', `${BRANCH}:README.md`)}\t${name}\n`).join(''));
  for (let level = 0; level < 4; level++) tree = make(names.map((name) => `040000 tree ${tree}\t${name}\n`).join(''));
  const tip = git(remote, ...identified, 'commit-tree', '-p', BRANCH, '-m', 'bomb', tree);
  git(remote, 'update-ref', `refs/heads/${BRANCH}`, tip);
  const error = await failure(publish({ cwd, remote, packages: [second] }));
  expect(error).toMatchObject({ code: 'remote-too-large', message: expect.stringContaining(`--replace-tip ${tip}`) });
  expect((await publish({ cwd, remote, packages: [second], replaceTips: [tip] })).packages[0]?.outcome).toBe('published');
});

it('a tag that the remote refuses to delete remains', async () => {
  const { cwd, remote } = await published();
  const id = git(remote, 'rev-parse', 'sources@1.0.0');
  writeFileSync(join(remote, 'hooks/update'), '#!/bin/sh\necho tags stay >&2; exit 1\n', { mode: 0o755 });
  const { url } = await serve(remote);
  const error = await failure(deleteVersionTag({ cwd, remote: url, package: 'sources', version: '1.0.0', confirm: id }, quietRuntime));
  expect(error).toMatchObject({ code: 'push-rejected', message: expect.stringContaining('tags stay') });
  expect(git(remote, 'rev-parse', 'sources@1.0.0')).toBe(id);
});

it('only what can be a tag of a version is taken for one', () => {
  expect(readVersionTag('flux-sources@1.0.0-next.1+b')).toEqual({ package: 'flux-sources', version: '1.0.0-next.1+b' });
  for (const text of ['sources', '@1.0.0', 'a@b@c', '../x@1', 'a@1..2', 'a@1.lock', 'a@-d', 'a@1 2', 'a@*', 'refs/tags/a@1', 'a@1\n'])
    expect(readVersionTag(text)).toBeUndefined();
});
