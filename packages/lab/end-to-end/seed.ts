/** The seed of generated cases: the same at every commit (docs/decisions/0014). `npm run fresh-cases` sets another one. */
export function caseSeed(): number {
  const { SLIPWAY_LAB_SEED } = process.env;
  return SLIPWAY_LAB_SEED === undefined ? SEED : Number(SLIPWAY_LAB_SEED);
}

const SEED = 20261123;
