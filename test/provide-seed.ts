import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    seed: number;
  }
}

/** The seed of property tests: the same at every commit (docs/decisions/0014). `npm run fresh-cases` sets another one. */
export default function provideSeed({ provide }: TestProject): void {
  const { SLIPWAY_TEST_SEED } = process.env;
  provide('seed', SLIPWAY_TEST_SEED === undefined ? SEED : Number(SLIPWAY_TEST_SEED));
}

const SEED = 20261123;
