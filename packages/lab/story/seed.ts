import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * The seed of fresh cases: each committed tree asks cases of its own, and the same ones each time, so that what was green stays so.
 * `SLIPWAY_LAB_SEED` asks those of another run; outside a repository, chance decides.
 */
export function freshSeed(): number {
  const { SLIPWAY_LAB_SEED } = process.env;
  if (SLIPWAY_LAB_SEED !== undefined) return Number(SLIPWAY_LAB_SEED);
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: HERE, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(tree.slice(0, 7), 16);
  } catch {
    return Date.now() % 1_000_000_000;
  }
}

const HERE = fileURLToPath(new URL('.', import.meta.url));
