import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longest-first.ts';

/**
 * Files with tests that start processes have the suffix `.process.test.ts`, and workers of their own. To start a process takes longer the
 * more memory the starting one has: ten times longer with a gigabyte, which a worker has that loaded the modules of all packages.
 */
const STARTING_PROCESSES = '**/*.process.test.ts';

/** Tests with a configuration of their own: `npm run new-fleet`. */
const ELSEWHERE = 'test/{installed,workflows}/**';

const TESTS = ['packages/*/{src,test}/**/*.test.ts', 'test/**/*.test.ts'];

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
      {
        extends: true,
        test: {
          name: 'processes',
          include: TESTS.map((files) => files.replace('*.test.ts', '*.process.test.ts')),
          exclude: [...ATTACKS, ELSEWHERE],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: { name: 'modules', include: TESTS, exclude: [...ATTACKS, ELSEWHERE, STARTING_PROCESSES] },
      },
    ],
  },
});
