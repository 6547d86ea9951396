import { describe, expect, it } from 'vitest';
import type { PackageTree } from '../src/index.ts';
import { bareRepository, branchContent, contentOf, failure, fsck, git, packageOf, publish, refsOf, sourceRepository } from './fleet-kit.ts';

const version = (text: string, more: Partial<PackageTree> = {}): PackageTree =>
  packageOf('sources', '1.0.0', { 'a.yaml': text, 'b.yaml': 'same' }, { bumps: ['patch'], ...more });

const historyOf = (remote: string, branch: string): string[] => git(remote, 'log', '--format=%T', branch).split('\n');
const mergesOf = (remote: string, branch: string): string => git(remote, 'rev-list', '--merges', branch);

describe('publishers that meet', () => {
  it('plans again on the tip that another writer made between plan and push', async () => {
    const [cwd, other, remote] = [sourceRepository(), sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [version('0')] });
    const attempts: number[] = [];
    const report = await publish(
      { cwd, remote, packages: [version('mine')] },
      {
        beforePush: async (attempt) => {
          attempts.push(attempt);
          if (attempt < 3) await publish({ cwd: other, remote, packages: [version(`theirs ${attempt}`)] });
        },
      },
    );
    expect(attempts).toEqual([1, 2, 3]);
    expect(report.packages[0]).toMatchObject({ outcome: 'published', changed: ['common/sources/a.yaml'] });
    const contents = [3, 2, 1, 0].map((back) => branchContent(remote, `flux/sources/latest~${back}`)['common/sources/a.yaml']);
    expect(contents).toEqual(['0', 'theirs 1', 'theirs 2', 'mine']);
  });

  it('has nothing to do when the other writer published the same content', async () => {
    const [cwd, other, remote] = [sourceRepository(), sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [version('0')] });
    const race = async (): Promise<void> => void (await publish({ cwd: other, remote, packages: [version('mine')] }));
    const report = await publish({ cwd, remote, packages: [version('mine')] }, { beforePush: race, now: () => new Date('2026-05-05') });
    expect(report.packages[0]?.outcome).toBe('unchanged');
    expect(historyOf(remote, 'flux/sources/latest')).toHaveLength(2);
  });

  it('only tags what a higher version overtook between plan and push', async () => {
    const [cwd, other, remote] = [sourceRepository(), sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [version('0')] });
    const race = async (): Promise<void> =>
      void (await publish({ cwd: other, remote, packages: [version('new', { version: '2.0.0', bumps: [] })] }));
    const report = await publish({ cwd, remote, packages: [version('old', { version: '1.1.0', bumps: [] })] }, { beforePush: race });
    expect(report.packages[0]).toMatchObject({ outcome: 'superseded', supersededBy: '2.0.0', tag: 'sources@1.1.0' });
    expect(branchContent(remote, 'sources@1.1.0')['common/sources/a.yaml']).toBe('old');
    expect(branchContent(remote, 'flux/sources/latest')['common/sources/a.yaml']).toBe('new');
  });

  it('gives a version to one of two that claim it', async () => {
    const [cwd, other, remote] = [sourceRepository(), sourceRepository(), bareRepository()];
    const race = async (): Promise<void> => void (await publish({ cwd: other, remote, packages: [version('theirs', { bumps: [] })] }));
    const report = await publish({ cwd, remote, packages: [version('mine', { bumps: [] })] }, { beforePush: race });
    expect(report.packages[0]?.findings.map(({ rule }) => rule)).toEqual(['version-already-published']);
    expect(branchContent(remote, 'sources@1.0.0')['common/sources/a.yaml']).toBe('theirs');
  });

  it('gives up after a bounded number of races', async () => {
    const [cwd, remote] = [sourceRepository(), bareRepository()];
    await publish({ cwd, remote, packages: [version('0')] });
    // A rival commit with the trailers and the tree of the tip: no hand edit, and never done.
    const move = async (): Promise<void> => {
      const tip = git(remote, 'rev-parse', 'flux/sources/latest');
      const message = git(remote, 'log', '-1', '--format=%B', tip);
      const rival = git(remote, '-c', 'user.name=x', '-c', 'user.email=x@x', 'commit-tree', `${tip}^{tree}`, '-p', tip, '-m', message);
      git(remote, 'update-ref', 'refs/heads/flux/sources/latest', rival);
    };
    const error = await failure(publish({ cwd, remote, packages: [version('mine')] }, { beforePush: move, wait: async () => undefined }));
    expect(error).toMatchObject({ code: 'lost-race' });
  });

  it('loses no package when eight publishers write different ones at once', async () => {
    const remote = bareRepository();
    const trees = Array.from({ length: 8 }, (_, index) => packageOf(`package-${index}`, '1.0.0', { 'a.yaml': `${index}` }));
    const reports = await Promise.all(trees.map((tree) => publish({ cwd: sourceRepository(), remote, packages: [tree] })));
    expect(reports.map(({ packages }) => packages[0]?.outcome)).toEqual(trees.map(() => 'published'));
    for (const tree of trees) expect(branchContent(remote, `flux/${tree.name}/latest`)).toEqual(contentOf(tree));
    expect(Object.keys(refsOf(remote))).toHaveLength(16);
    expect(fsck(remote)).toBe('');
  });

  it('loses no version when eight publishers write the same package at once, and keeps the history a line', async () => {
    const remote = bareRepository();
    await publish({ cwd: sourceRepository(), remote, packages: [version('0')] });
    const trees = Array.from({ length: 8 }, (_, index) => version(`content ${index}`));
    const reports = await Promise.all(trees.map((tree) => publish({ cwd: sourceRepository(), remote, packages: [tree] })));
    expect(reports.map(({ packages }) => packages[0]?.outcome)).toEqual(trees.map(() => 'published'));
    const history = git(remote, 'rev-list', 'flux/sources/latest').split('\n');
    expect(history).toHaveLength(9);
    expect(mergesOf(remote, 'flux/sources/latest')).toBe('');
    expect(new Set(history)).toEqual(new Set([...reports.map(({ packages }) => packages[0]?.commit), history.at(-1)]));
    const contents = history.map((commit) => branchContent(remote, commit)['common/sources/a.yaml']);
    expect(new Set(contents)).toEqual(new Set(['0', ...trees.map((_, index) => `content ${index}`)]));
    expect(fsck(remote)).toBe('');
  });
});
