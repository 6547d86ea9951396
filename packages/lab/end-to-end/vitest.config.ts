import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test of the fleet takes longer than all other tests together, so they run in parallel with it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/fleet.test.ts');
    return [...files.filter(isLongest), ...files.filter((file) => !isLongest(file))];
  }
}

/**
 * The configuration of `npm run lab`. Two files run at the same time, because each starts a control plane. With three, the test of the
 * fleet takes half as long again.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: ['packages/lab/end-to-end/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['verbose'],
    testTimeout: 30 * 60_000,
    hookTimeout: 60 * 60_000, // Includes builds of programs
  },
});
