import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The seed of fresh cases: each state of the code that answers, or that asks, gets cases of its own, and the same ones each time, so
 * that what was green stays so. `SLIPWAY_LAB_SEED` asks those of another run.
 */
export function freshSeed(): number {
  const { SLIPWAY_LAB_SEED } = process.env;
  if (SLIPWAY_LAB_SEED !== undefined) return Number(SLIPWAY_LAB_SEED);
  const hash = createHash('sha256');
  for (const file of globSync('{manifest,validate,flux-build,lab}/src/**/*.ts', { cwd: PACKAGES }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(PACKAGES, file)));
  }
  return Number.parseInt(hash.digest('hex').slice(0, 7), 16);
}

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
