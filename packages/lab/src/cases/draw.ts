import fc from 'fast-check';

/** Random choices of a generator, all from one seed. */
export interface Draw {
  /** Returns 0 to `count - 1`, each equally likely. */
  below(count: number): number;
  /** Returns true in `percent` of 100 cases. */
  chance(percent: number): boolean;
  pick<Value>(list: readonly Value[]): Value;
  /** Returns `count` different items, or all if there are fewer, in their order. */
  some<Value>(list: readonly Value[], count: number): readonly Value[];
  /** Returns a matching string; undefined if JavaScript does not support the pattern. */
  matching(pattern: string): string | undefined;
}

/** Returns a fast-check arbitrary of the values that `make` creates from random choices. */
export const drawn = <Value>(make: (draw: Draw) => Value): fc.Arbitrary<Value> => fc.gen().map((value) => make(drawFrom(value)));

/** Returns `count` values, always the same for a seed. */
export const sampleOf = <Value>(arbitrary: fc.Arbitrary<Value>, count: number, seed: number): readonly Value[] =>
  fc.sample(arbitrary, { numRuns: count, seed });

type Source = Parameters<Parameters<ReturnType<typeof fc.gen>['map']>[0]>[0];

function drawFrom(source: Source): Draw {
  const below = (count: number): number => (count <= 1 ? 0 : source(number, count - 1));
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick(list) {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[below(list.length)] as (typeof list)[number];
    },
    some(list, count) {
      const rest = list.map((_, index) => index);
      const chosen = Array.from({ length: Math.min(count, list.length) }, () => rest.splice(below(rest.length), 1)[0] ?? 0);
      return chosen.sort((a, b) => a - b).map((index) => list[index] as (typeof list)[number]);
    },
    matching(pattern) {
      const read = readPattern(pattern);
      return read && source(text, read);
    },
  };
}

/** Without fast-check's bias to the ends of a range, which would choose the same fields again and again. */
const number = (max: number): fc.Arbitrary<number> => fc.noBias(fc.nat({ max }));

const arbitraries = new Map<string, fc.Arbitrary<string> | undefined>();

function readPattern(pattern: string): string | undefined {
  if (!arbitraries.has(pattern)) {
    try {
      arbitraries.set(pattern, fc.stringMatching(new RegExp(pattern), { size: 'xsmall' }));
    } catch {
      arbitraries.set(pattern, undefined); // RE2 supports syntax that JavaScript does not, for example `(?i)`
    }
  }
  return arbitraries.get(pattern) && pattern;
}

const text = (pattern: string): fc.Arbitrary<string> => arbitraries.get(pattern) ?? fc.constant('');
