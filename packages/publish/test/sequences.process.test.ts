import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackageTree } from '../src/index.ts';
import { anyText } from './any-text.ts';
import { branchContent, contentOf, embedded, fsck, git, packageOf, publish, refsOf, sourceRepository } from './fleet-kit.ts';

// Names around a slash in byte order, where Git's sorting of folders shows.
const NAMES = ['a/x', 'a/y/z', 'a.b', 'a-b', 'a0', 'b', 'b-/c', 'é', 'z z', 'M 1'];
const files = fc.dictionary(fc.constantFrom(...NAMES), anyText(30), { minKeys: 1, maxKeys: 6 });
const packages = fc.dictionary(fc.constantFrom('one', 'two', 'three'), files, { minKeys: 1 });

describe('any sequence of publishes', () => {
  it('leaves on each branch what was published there last, and never moves another one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(packages, { minLength: 1, maxLength: 4 }), async (steps) => {
        const cwd = sourceRepository();
        const last = new Map<string, PackageTree>();
        let refs: Readonly<Record<string, string>> = {};
        for (const step of steps) {
          const trees = Object.entries(step).map(([name, content]) => packageOf(name, '1.0.0', content, { bumps: ['patch'] }));
          const report = await publish({ cwd, packages: trees, allowDeletions: true });
          for (const tree of trees) last.set(tree.name, tree);
          const now = refsOf(embedded(cwd));
          for (const [name, tree] of last) {
            const branch = `refs/heads/flux/${name}/latest`;
            expect(branchContent(embedded(cwd), branch)).toEqual(contentOf(tree));
            const row = report.packages.find((found) => found.package === name);
            if (row?.outcome === 'published' && refs[branch]) expect(git(embedded(cwd), 'rev-parse', `${now[branch]}^`)).toBe(refs[branch]);
            else if (row === undefined || row.outcome === 'unchanged') expect(now[branch]).toBe(refs[branch]);
          }
          refs = now;
        }
        expect(fsck(embedded(cwd))).toBe('');
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
