import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { branchFiles, hashTree, type PackageTree } from '../src/index.ts';
import { embedded, fsck, git, publish, sourceRepository } from './fleet-kit.ts';
import { killedPackages } from './killed-packages.ts';

const treeOf = (tree: PackageTree): string => hashTree(branchFiles(tree)).id;
const treesOf = (generation: string): Record<string, string> =>
  Object.fromEntries(killedPackages(generation).map((tree) => [`refs/heads/flux/${tree.name}/latest`, treeOf(tree)]));

/** Starts a publish in a process group of its own. */
const start = (cwd: string, generation: string) =>
  spawn(process.execPath, [join(import.meta.dirname, 'killed-publisher.ts'), cwd, generation], {
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: '/nonexistent' },
  });

const published = (cwd: string): Record<string, string> =>
  Object.fromEntries(
    git(embedded(cwd), 'for-each-ref', '--format=%(refname) %(tree)', 'refs/heads/')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );

describe('a publish that is killed', () => {
  it.each(['SIGKILL', 'SIGINT'] as const)(
    'by %s at any moment leaves every branch as it was or whole, and the next run works',
    async (signal) => {
      const cwd = sourceRepository();
      const began = Date.now();
      await once(start(cwd, 'first'), 'exit');
      const usual = Date.now() - began;
      expect(published(cwd)).toEqual(treesOf('first'));

      let last = 'first';
      for (let round = 0; round < 10; round++) {
        const generation = `${signal} ${round}`;
        const child = start(cwd, generation);
        const exited = once(child, 'exit');
        await setTimeout(usual * (0.2 + 0.08 * round + 0.08 * Math.random()));
        // Either Node alone, with the Git that it started running on, or all of them, as Ctrl-C and a dying machine do.
        if (child.exitCode === null && child.pid !== undefined) process.kill(round % 2 === 0 ? -child.pid : child.pid, signal);
        await exited;

        const [before, after] = [treesOf(last), treesOf(generation)];
        for (const [branch, tree] of Object.entries(published(cwd))) expect([before[branch], after[branch]]).toContain(tree);
        expect(fsck(embedded(cwd))).toBe('');

        last = `${generation} again`;
        const report = await publish({ cwd, packages: killedPackages(last) });
        expect(report.packages.map(({ outcome }) => outcome)).toEqual(['published', 'published']);
        expect(published(cwd)).toEqual(treesOf(last));
        expect(readdirSync(join(cwd, '.slipway/tmp'))).toEqual([]);
      }
      expect(git(cwd, 'status', '--porcelain')).toBe('');
    },
    180_000,
  );
});

describe('the first publish, killed', () => {
  it('leaves no half-made repository behind', async () => {
    for (let round = 0; round < 6; round++) {
      const cwd = sourceRepository();
      const child = start(cwd, 'first');
      const exited = once(child, 'exit');
      await setTimeout(100 + 60 * round);
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await exited;
      await publish({ cwd, packages: killedPackages('second') });
      expect(published(cwd)).toEqual(treesOf('second'));
      expect(fsck(embedded(cwd))).toBe('');
    }
  }, 120_000);
});
