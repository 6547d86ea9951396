import type { Matcher, Statement } from './policy.ts';
import type { Spend, TextPattern } from './text-classes.ts';
import { widestForm } from './universe.ts';

/** Whether some request may match both statements, as far as patterns tell. */
export const statementsOverlap = (a: Statement, b: Statement, spend: Spend): boolean =>
  matchersOverlap(a.action, b.action, spend) &&
  matchersOverlap(a.resource, b.resource, spend) &&
  matchersOverlap(a.principal, b.principal, spend);

/** The matcher with those of its patterns that may match what another one does; the others never do where that one does. */
export function within<M extends Matcher | undefined>(matcher: M, bounds: Matcher | undefined, spend: Spend): M {
  if (matcher === undefined || bounds === undefined || bounds.negated) return matcher;
  const isWithin = (pattern: TextPattern): boolean => bounds.patterns.some((other) => patternsOverlap(pattern, other, spend));
  return { ...matcher, patterns: matcher.patterns.filter(isWithin) };
}

/** What excludes patterns may match nearly everything. */
function matchersOverlap(a: Matcher | undefined, b: Matcher | undefined, spend: Spend): boolean {
  if (a === undefined || b === undefined || a.negated || b.negated) return true;
  return a.patterns.some((pattern) => b.patterns.some((other) => patternsOverlap(pattern, other, spend)));
}

/** Whether some text matches both patterns: the places that both can reach together, letter by letter. */
function patternsOverlap(a: TextPattern, b: TextPattern, spend: Spend): boolean {
  const [left, right] = [lettersOf(a), lettersOf(b)];
  const fixed = Math.min(fixedLength(left), fixedLength(right));
  spend(1 + fixed / LETTERS_OF_A_STEP);
  for (let at = 0; at < fixed; at++) if (left[at] !== right[at]) return false;
  spend(((1 + left.length - fixed) * (1 + right.length - fixed)) / LETTERS_OF_A_STEP);
  // Row by row: whether the rest of both, from here on, has a text in common.
  let below: boolean[] = [];
  for (let i = left.length; i >= fixed; i--) {
    const row: boolean[] = [];
    for (let j = right.length; j >= fixed; j--) {
      const [one, other] = [left[i], right[j]];
      if (one === undefined && other === undefined) row[j] = true;
      else if (one === MANY) row[j] = below[j] === true || (other !== undefined && row[j + 1] === true);
      else if (other === MANY) row[j] = row[j + 1] === true || (one !== undefined && below[j] === true);
      else row[j] = one !== undefined && other !== undefined && (one === other || one === ONE || other === ONE) && below[j + 1] === true;
    }
    below = row;
  }
  return below[fixed] === true;
}

const MANY = Symbol('many');
const ONE = Symbol('one');

/** Pairs of letters that are compared in one step. */
const LETTERS_OF_A_STEP = 2;

/** The number of letters before the first `*` or `?`. */
function fixedLength(letters: readonly (string | symbol)[]): number {
  const first = letters.findIndex((letter) => typeof letter === 'symbol');
  return first < 0 ? letters.length : first;
}

const knownLetters = new WeakMap<TextPattern, readonly (string | symbol)[]>();

function lettersOf(pattern: TextPattern): readonly (string | symbol)[] {
  const known = knownLetters.get(pattern);
  if (known !== undefined) return known;
  const { text, isGlob } = widestForm(pattern);
  const letters = Array.from(text, (letter) => (isGlob && letter === '*' ? MANY : isGlob && letter === '?' ? ONE : letter));
  knownLetters.set(pattern, letters);
  return letters;
}
