import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run lab`: one file after the other, since each starts a control plane. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['packages/lab/story/**/*.test.ts'],
    fileParallelism: false,
    reporters: ['verbose'],
    testTimeout: 30 * 60_000,
    hookTimeout: 60 * 60_000, // builds of programs included
  },
});
