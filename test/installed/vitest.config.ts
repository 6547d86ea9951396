import { defineConfig } from 'vitest/config';

/** The packages as npm gets them: `npm run new-fleet` and `npm run oldest-node` run these tests, since they pack. */
export default defineConfig({
  test: { root: '.', include: ['test/installed/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
