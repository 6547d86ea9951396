import { LimitError } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { RE2JS } from 're2js';
import { spend } from '../runtime/spend.ts';

/** A compiled pattern. */
interface Matcher {
  /** Returns whether the text has a match in any position, as Go's `regexp.MatchString` does. */
  readonly test: (text: string) => boolean;
}

const MAX_CACHED_RESULTS = 512;
const matchers = new Map<string, Matcher>();

/**
 * Returns a pattern in the syntax of the server (Go RE2), never a native `RegExp`, which reads some patterns differently and can take
 * exponential time. Compiled on first use. A pattern that RE2 rejects matches every text, because no server has it.
 */
export function matcher(pattern: string): Matcher {
  const known = matchers.get(pattern);
  if (known) return known;
  const made = createMatcher(pattern);
  matchers.set(pattern, made);
  return made;
}

function createMatcher(pattern: string): Matcher {
  const answers = new Map<string, boolean>();
  let find: ((text: string) => boolean) | undefined;
  return {
    test: (text) => {
      const known = answers.get(text);
      if (known !== undefined) return known;
      find ??= compile(pattern);
      const answer = find(text);
      // Values such as "5m" and "flux-system" repeat, so a small cache is most of the speed of this RE2 in JavaScript.
      if (answers.size < MAX_CACHED_RESULTS) answers.set(text, answer);
      return answer;
    },
  };
}

/** Returns whether RE2 accepts the pattern. */
export const isRe2 = (pattern: string): boolean => compilePattern(pattern) !== undefined;

function compile(pattern: string): (text: string) => boolean {
  const compiled = compilePattern(pattern);
  if (compiled === undefined) return () => true;
  const size = compiled.programSize();
  return (text) => {
    spendOnPattern(size, text);
    return compiled.test(text);
  };
}

/**
 * Takes the work of a match from the budget: at worst, each part of the pattern is compared with each character. Short texts are not
 * counted.
 */
export function spendOnPattern(size: number, text: string): void {
  const compared = text.length * size;
  if (compared > UNCOUNTED) spend(compared * OPERATIONS_PER_COMPARISON);
}

const UNCOUNTED = 20_000;
/** Operations of one comparison. Measured: up to 50 ns each. */
const OPERATIONS_PER_COMPARISON = 5;

/** Takes the work of compiling a pattern from the budget. Throws a LimitError, also for a pattern that would need too much memory. */
export function spendOnCompiling(pattern: string): void {
  if (pattern.length > MAX_PATTERN_LENGTH) throw new LimitError('operations', MAX_PATTERN_LENGTH * OPERATIONS_PER_CHARACTER);
  spend(pattern.length * OPERATIONS_PER_CHARACTER);
}

const MAX_PATTERN_LENGTH = 200_000;
/** Operations for each character of a pattern. Measured: up to 2 microseconds and 500 bytes each. */
const OPERATIONS_PER_CHARACTER = 200;

/** The engine is loaded for the first pattern. */
const re2js = lazy<typeof import('re2js')>(import.meta.url, 're2js');

function compilePattern(pattern: string): RE2JS | undefined {
  const { RE2JS } = re2js();
  spendOnCompiling(pattern);
  try {
    return RE2JS.compile(pattern);
  } catch {
    return undefined;
  }
}
