import type { Matcher, Statement } from './policy.ts';
import type { Spend, TextPattern } from './text-classes.ts';
import { widestForm } from './universe.ts';

/** Whether a request may match the patterns of both statements. */
export const statementsOverlap = (a: Statement, b: Statement, spend: Spend): boolean =>
  matchersOverlap(a.action, b.action, spend) &&
  matchersOverlap(a.resource, b.resource, spend) &&
  matchersOverlap(a.principal, b.principal, spend);

/** Returns a matcher with only those patterns that may match the same strings as `bounds`. */
export function within<M extends Matcher | undefined>(matcher: M, bounds: Matcher | undefined, spend: Spend): M {
  if (matcher === undefined || bounds === undefined || bounds.negated) return matcher;
  const isWithin = (pattern: TextPattern): boolean => bounds.patterns.some((other) => patternsOverlap(pattern, other, spend));
  return { ...matcher, patterns: matcher.patterns.filter(isWithin) };
}

/** Whether a string may match both matchers. One that excludes patterns may match nearly everything. */
function matchersOverlap(a: Matcher | undefined, b: Matcher | undefined, spend: Spend): boolean {
  if (a === undefined || b === undefined || a.negated || b.negated) return true;
  return a.patterns.some((pattern) => b.patterns.some((other) => patternsOverlap(pattern, other, spend)));
}

/** Whether a string exists that matches both patterns. Compares the remainders of both, letter by letter. */
function patternsOverlap(a: TextPattern, b: TextPattern, spend: Spend): boolean {
  const [left, right] = [lettersOf(a), lettersOf(b)];
  const fixed = Math.min(fixedLength(left), fixedLength(right));
  spend(1 + fixed / LETTERS_PER_UNIT);
  if (!startsAlike(left, right, fixed)) return false;
  spend(((1 + left.length - fixed) * (1 + right.length - fixed)) / LETTERS_PER_UNIT);
  // `row[j]`: whether a string matches the rest of both patterns, from `i` and `j` on.
  let below: boolean[] = [];
  for (let i = left.length; i >= fixed; i--) {
    const row: boolean[] = [];
    for (let j = right.length; j >= fixed; j--) {
      const [one, other] = [left[i], right[j]];
      if (one === undefined && other === undefined) row[j] = true;
      else if (one === MANY) row[j] = below[j] === true || (other !== undefined && row[j + 1] === true);
      else if (other === MANY) row[j] = row[j + 1] === true || (one !== undefined && below[j] === true);
      else row[j] = one !== undefined && other !== undefined && isSameLetter(one, other) && below[j + 1] === true;
    }
    below = row;
  }
  return below[fixed] === true;
}

type Letter = string | symbol;

const MANY = Symbol('many');
const ONE = Symbol('one');

const isSameLetter = (one: Letter, other: Letter): boolean => one === other || one === ONE || other === ONE;

function startsAlike(left: readonly Letter[], right: readonly Letter[], length: number): boolean {
  for (let at = 0; at < length; at++) if (left[at] !== right[at]) return false;
  return true;
}

/** Pairs of letters that one unit of work compares. */
const LETTERS_PER_UNIT = 2;

/** Returns the number of letters before the first `*` or `?`. */
function fixedLength(letters: readonly Letter[]): number {
  const first = letters.findIndex((letter) => typeof letter === 'symbol');
  return first < 0 ? letters.length : first;
}

const knownLetters = new WeakMap<TextPattern, readonly Letter[]>();

function lettersOf(pattern: TextPattern): readonly Letter[] {
  const known = knownLetters.get(pattern);
  if (known !== undefined) return known;
  const { text, isGlob } = widestForm(pattern);
  const letters = Array.from(text, (letter) => (isGlob && letter === '*' ? MANY : isGlob && letter === '?' ? ONE : letter));
  knownLetters.set(pattern, letters);
  return letters;
}
