import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longest-first.ts';

/**
 * Tests that start many processes. To start one takes longer the more memory the starting process has, ten times longer with a gigabyte,
 * and that is what a worker has which has loaded the modules of all packages. So these have workers of their own;
 * files that are left out by name start none.
 */
const STARTING_PROCESSES = [
  'packages/{cli,create-slipway,nx-plugin,publish}/{src,test}/**/!(check-fleet|edited-fleet|excerpt|formats|post-comment|tree-files).test.ts',
  'packages/crd-codegen/test/command.test.ts',
  'packages/eks/test/move-cluster.test.ts',
  'packages/lab/src/{processes,programs}/**/*.test.ts',
  'packages/review/test/html-browser.test.ts',
  'packages/validate/test/{cached-verdicts,lazy}.test.ts',
  'test/!(faults|installed|workflows)/**/!(seeds).test.ts',
];

/** Hostile repositories and remotes that take long to be refused: `npm run attacks`. */
const ATTACKS = process.env.SLIPWAY_ATTACKS === 'full' ? [] : ['test/attacks/**'];

export default defineConfig({
  test: {
    globalSetup: 'test/provide-seed.ts',
    setupFiles: 'test/for-each-file.ts',
    // One more than there are processors: many tests wait for disks, sockets and clocks of processes that they start.
    maxWorkers: availableParallelism() + 1,
    // A worker loads a module once for all files: to load it again for each takes as long as many tests do.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // On a machine that is busy, a process takes ten times as long.
      { extends: true, test: { name: 'processes', include: STARTING_PROCESSES, exclude: ATTACKS, testTimeout: 180_000 } },
      {
        extends: true,
        test: { name: 'modules', include: ['{packages/*/{src,test},test/{faults,scenarios}}/**/*.test.ts'], exclude: STARTING_PROCESSES },
      },
    ],
  },
});
