/** Choices that follow from a seed: the same seed gives the same ones on every machine. */
export interface Random {
  /** An integer from `least` to `most`, both included. */
  readonly int: (least: number, most: number) => number;
  /** True in this share of all cases, from 0 to 1. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  /** One of the values, each as often as its weight says. */
  readonly weighted: <T>(from: readonly (readonly [weight: number, value: T])[]) => T;
  /** `least` to `most` values. */
  readonly times: <T>(least: number, most: number, make: (index: number) => T) => T[];
  /** Lower-case letters and digits. */
  readonly word: (length: number) => string;
  /** Characters of an alphabet. */
  readonly characters: (length: number, alphabet: string) => string;
}

/** sfc32, whose state is filled from the texts of all `seeds`. */
export function createRandom(...seeds: readonly (number | string)[]): Random {
  const next = sfc32(seeds.join('/'));
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('nothing to pick from');
    return from[int(0, from.length - 1)] as T;
  };
  const characters = (length: number, alphabet: string): string =>
    Array.from({ length }, () => alphabet[int(0, alphabet.length - 1)]).join('');
  return {
    int,
    chance: (share) => next() < share,
    pick,
    weighted(from) {
      let left = next() * from.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of from) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(from)[1];
    },
    times: (least, most, make) => Array.from({ length: int(least, most) }, (_, index) => make(index)),
    word: (length) => characters(length, WORD),
    characters,
  };
}

const WORD = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Numbers from 0 to 1, without 1. */
function sfc32(seed: string): () => number {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (const character of seed) {
    a = Math.imul(a ^ character.charCodeAt(0), 0x01000193);
    b = Math.imul(b + a, 0x85ebca6b) ^ (b >>> 13);
  }
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 15; round++) next();
  return next;
}
