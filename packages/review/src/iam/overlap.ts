import type { Matcher, Statement } from './policy.ts';
import type { TextPattern } from './text-classes.ts';
import { widestForm } from './universe.ts';

/** Whether some request may match both statements, as far as patterns tell. */
export const statementsOverlap = (a: Statement, b: Statement): boolean =>
  matchersOverlap(a.action, b.action) && matchersOverlap(a.resource, b.resource) && matchersOverlap(a.principal, b.principal);

/** The matcher with those of its patterns that may match what another one does; the others never do where that one does. */
export function within<M extends Matcher | undefined>(matcher: M, bounds: Matcher | undefined): M {
  if (matcher === undefined || bounds === undefined || bounds.negated) return matcher;
  return { ...matcher, patterns: matcher.patterns.filter((pattern) => bounds.patterns.some((other) => patternsOverlap(pattern, other))) };
}

/** What excludes patterns may match nearly everything. */
function matchersOverlap(a: Matcher | undefined, b: Matcher | undefined): boolean {
  if (a === undefined || b === undefined || a.negated || b.negated) return true;
  return a.patterns.some((pattern) => b.patterns.some((other) => patternsOverlap(pattern, other)));
}

/** Whether some text matches both patterns: the places that both can reach together, letter by letter. */
function patternsOverlap(a: TextPattern, b: TextPattern): boolean {
  const [left, right] = [lettersOf(a), lettersOf(b)];
  // Row by row: whether the rest of both, from here on, has a text in common.
  let below: boolean[] = [];
  for (let i = left.length; i >= 0; i--) {
    const row: boolean[] = [];
    for (let j = right.length; j >= 0; j--) {
      const [one, other] = [left[i], right[j]];
      if (one === undefined && other === undefined) row[j] = true;
      else if (one === MANY) row[j] = below[j] === true || (other !== undefined && row[j + 1] === true);
      else if (other === MANY) row[j] = row[j + 1] === true || (one !== undefined && below[j] === true);
      else row[j] = one !== undefined && other !== undefined && (one === other || one === ONE || other === ONE) && below[j + 1] === true;
    }
    below = row;
  }
  return below[0] === true;
}

const MANY = Symbol('many');
const ONE = Symbol('one');

function lettersOf(pattern: TextPattern): readonly (string | symbol)[] {
  const { text, isGlob } = widestForm(pattern);
  return Array.from(text, (letter) => (isGlob && letter === '*' ? MANY : isGlob && letter === '?' ? ONE : letter));
}
