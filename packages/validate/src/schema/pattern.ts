import { LimitError } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { RE2JS } from 're2js';
import { spend } from '../runtime/spend.ts';

/** Says whether a text matches. */
interface Matcher {
  /** Whether the text matches anywhere, as Go's `regexp.MatchString`. */
  readonly test: (text: string) => boolean;
}

const REMEMBERED_ANSWERS = 512;
const matchers = new Map<string, Matcher>();

/**
 * Returns a pattern in the dialect of the server (Go RE2), never a native `RegExp`: that reads other things into the same text and can be
 * made to run for ever. Compiled on first use; a pattern that RE2 refuses matches everything, for no server has it.
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
      // Fleets repeat themselves ("5m", "flux-system"): a small memory is most of the speed of a pure JavaScript RE2.
      if (answers.size < REMEMBERED_ANSWERS) answers.set(text, answer);
      return answer;
    },
  };
}

/** Returns whether RE2 takes the pattern. */
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

/** Charges the budget for a pattern: at worst, each part of the pattern is compared at each character. Short texts are not counted. */
export function spendOnPattern(size: number, text: string): void {
  const compared = text.length * size;
  if (compared > UNCOUNTED) spend(compared * STEPS_OF_A_COMPARISON);
}

const UNCOUNTED = 20_000;
/** Measured: up to 50 ns each. */
const STEPS_OF_A_COMPARISON = 5;

/** Takes the work of compiling a pattern from the budget. Throws a LimitError, also for a pattern that would take too much memory. */
export function spendOnCompiling(pattern: string): void {
  if (pattern.length > MAX_PATTERN_LENGTH) throw new LimitError('operations', MAX_PATTERN_LENGTH * STEPS_OF_A_CHARACTER);
  spend(pattern.length * STEPS_OF_A_CHARACTER);
}

const MAX_PATTERN_LENGTH = 200_000;
/** Measured: up to 2 microseconds and 500 bytes each. */
const STEPS_OF_A_CHARACTER = 200;

/** The engine is loaded with the first pattern. */
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
