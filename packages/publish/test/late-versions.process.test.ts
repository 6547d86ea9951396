import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PackageTree, readProvenance } from '../src/index.ts';
import { branchContent, contentOf, fsck, git, packageOf, publish, publishInOrder, refsOf } from './fleet-kit.ts';

const BRANCH = 'flux/sources/latest';
const sources = (version: string, a = version, more: Partial<PackageTree> = {}): PackageTree =>
  packageOf('sources', version, { 'a.yaml': a, 'b.yaml': 'same' }, more);

describe('a version that is published after a higher one', () => {
  it('gets its tag, and the branch is unchanged', async () => {
    const { cwd, remote, rows } = await publishInOrder([sources('1.0.0'), sources('1.2.0'), sources('1.1.0')]);
    expect(rows[2]).toMatchObject({
      outcome: 'superseded',
      supersededBy: '1.2.0',
      tag: 'sources@1.1.0',
      added: [],
      changed: [],
      findings: [],
    });
    expect(branchContent(remote, 'sources@1.1.0')).toEqual(contentOf(sources('1.1.0')));
    expect(git(remote, 'rev-parse', BRANCH)).toBe(rows[1]?.commit);
    expect(readProvenance(git(remote, 'cat-file', 'tag', 'sources@1.1.0'))).toMatchObject({ version: '1.1.0' });
    const refs = refsOf(remote);
    const again = await publish({ cwd, remote, packages: [sources('1.1.0')] });
    expect(again.packages[0]).toMatchObject({ outcome: 'superseded', tag: 'sources@1.1.0' });
    expect(refsOf(remote)).toEqual(refs);
    expect(fsck(remote)).toBe('');
  });

  it('waits for the tag of a higher one, which a listing may have later than its branch', async () => {
    const { cwd, remote } = await publishInOrder([sources('1.0.0'), sources('1.2.0')]);
    const tag = git(remote, 'rev-parse', 'sources@1.2.0');
    git(remote, 'tag', '--delete', 'sources@1.2.0');
    const waits: number[] = [];
    const wait = async (milliseconds: number): Promise<void> => {
      if (waits.push(milliseconds) === 2) git(remote, 'update-ref', 'refs/tags/sources@1.2.0', tag);
    };
    const report = await publish({ cwd, remote, packages: [sources('1.1.0')] }, { wait });
    expect(report.packages[0]).toMatchObject({ outcome: 'superseded', supersededBy: '1.2.0', tag: 'sources@1.1.0' });
    expect(waits).toHaveLength(2);
  });

  it('holds back no other package of the run', async () => {
    const { cwd, remote } = await publishInOrder([sources('1.2.0')]);
    const other = packageOf('other', '1.0.0', { a: '1' });
    const report = await publish({ cwd, remote, packages: [sources('1.1.0'), other] });
    expect(report.packages.map(({ outcome }) => outcome)).toEqual(['superseded', 'published']);
    expect(branchContent(remote, 'flux/other/latest')).toEqual(contentOf(other));
  });

  it('is only planned in a dry run', async () => {
    const { cwd, remote } = await publishInOrder([sources('1.2.0')]);
    const refs = refsOf(remote);
    const report = await publish({ cwd, remote, packages: [sources('1.1.0')], dryRun: true });
    expect(report.packages[0]).toMatchObject({ outcome: 'planned', supersededBy: '1.2.0', tag: 'sources@1.1.0' });
    expect(refsOf(remote)).toEqual(refs);
  });

  it('has the content of the branch: the tag names its tip', async () => {
    const { remote, rows } = await publishInOrder([sources('1.0.0'), sources('1.2.0', 'new'), sources('1.1.0', 'new')]);
    expect(rows[2]).toMatchObject({ outcome: 'superseded', tag: 'sources@1.1.0' });
    expect(git(remote, 'rev-parse', 'sources@1.1.0^{commit}')).toBe(rows[1]?.commit);
  });

  it('is a preview: nothing is pushed', async () => {
    const { cwd, remote } = await publishInOrder([sources('1.0.0'), sources('1.2.0')]);
    const refs = refsOf(remote);
    const report = await publish({ cwd, remote, packages: [sources('1.0.0', 'late', { bumps: ['minor'] })] });
    expect(report.packages[0]).toMatchObject({
      outcome: 'superseded',
      supersededBy: '1.2.0',
      version: expect.stringMatching(/^1\.1\.0-next\./),
    });
    expect(refsOf(remote)).toEqual(refs);
  });

  it('deletes nothing, even if it lacks files', async () => {
    const full = packageOf('sources', '1.2.0', { a: '1', b: '1', c: '1', d: '1' });
    const { rows } = await publishInOrder([full, packageOf('sources', '1.1.0', { a: '1' })]);
    expect(rows[1]).toMatchObject({ outcome: 'superseded', findings: [], removed: [] });
  });

  it('is refused where its tag has other content', async () => {
    const { cwd, remote } = await publishInOrder([sources('1.1.0'), sources('1.2.0')]);
    const report = await publish({ cwd, remote, packages: [sources('1.1.0', 'other')] });
    expect(report.packages[0]?.findings.map(({ rule }) => rule)).toEqual(['version-already-published']);
  });
});

describe('content of an older release', () => {
  it('is offered as a rollback where a revert of the source would publish it under the version that is there', async () => {
    const { cwd, remote } = await publishInOrder([sources('1.0.0', 'old'), sources('1.1.0', 'bad')]);
    const report = await publish({ cwd, remote, packages: [sources('1.1.0', 'old')] });
    expect(report.packages[0]?.findings).toMatchObject([
      {
        rule: 'version-already-published',
        message: '1.1.0 is published with other content; this is the content of 1.0.0',
        remedy: expect.stringContaining('slipway rollback sources --channel latest --to 1.0.0 --reason TEXT'),
      },
    ]);
  });
});

describe('a release without new content', () => {
  it('is a commit of the same tree, so that the tip says the highest version that is tagged on it', async () => {
    const { remote, rows } = await publishInOrder([sources('1.0.0', 'a'), sources('1.2.0', 'a'), sources('1.1.0', 'b')]);
    expect(rows.map((row) => row?.outcome)).toEqual(['published', 'published', 'superseded']);
    expect(readProvenance(git(remote, 'log', '-1', '--format=%B', BRANCH))).toMatchObject({ version: '1.2.0' });
    expect(git(remote, 'rev-parse', 'sources@1.2.0^{commit}')).toBe(git(remote, 'rev-parse', BRANCH));
  });
});

describe('any order of releases', () => {
  it('leaves a tag for every one, the highest on the branch, and no step backwards', async () => {
    const minors = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 2 });
    await fc.assert(
      fc.asyncProperty(minors, fc.array(fc.constantFrom('x', 'y'), { minLength: 8, maxLength: 8 }), async (order, contents) => {
        const trees = order.map((minor) => sources(`1.${minor}.0`, contents[minor]));
        const { remote } = await publishInOrder(trees);
        for (const tree of trees) expect(branchContent(remote, `sources@${tree.version}`)).toEqual(contentOf(tree));
        const versions = git(remote, 'log', '--reverse', '--format=%B%x00', BRANCH)
          .split('\0')
          .flatMap((message) => readProvenance(message.trim())?.version ?? []);
        expect(versions).toEqual([...versions].sort());
        expect(versions.at(-1)).toBe(`1.${Math.max(...order)}.0`);
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});
