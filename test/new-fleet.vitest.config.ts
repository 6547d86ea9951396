import { defineConfig } from 'vitest/config';

/**
 * The packages as npm gets them, and a fleet in the hands of Nx, npm and the workflows of its host: `npm run new-fleet`; the first of them
 * also `npm run oldest-node`, since both pack.
 */
export default defineConfig({
  test: {
    root: '.',
    globalSetup: 'test/provide-seed.ts',
    setupFiles: 'test/for-each-file.ts',
    include: ['test/{installed,workflows}/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
