import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longest-first.ts';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/provide-seed.ts',
    setupFiles: 'test/use-seed.ts',
    // All processors: many tests wait for processes that they start.
    maxWorkers: '100%',
    // A worker loads a module once for all files: to load it again for each takes as long as many tests do.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
