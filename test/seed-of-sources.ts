import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from './scratch-copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seed: number;
  }
}

/**
 * The seed of property tests: each state of the code gets cases of its own, and the same ones each time (docs/decisions/0014).
 * `SLIPWAY_TEST_SEED` asks others.
 */
export default function provideSeed({ provide }: TestProject): void {
  const { SLIPWAY_TEST_SEED } = process.env;
  provide('seed', SLIPWAY_TEST_SEED === undefined ? seedOfSources() : Number(SLIPWAY_TEST_SEED));
}

function seedOfSources(): number {
  const hash = createHash('sha256');
  for (const file of globSync('packages/*/{src,test}/**/*.ts', { cwd: root }).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest().readInt32BE();
}
