import { spendOperations } from '../spending.ts';

/** Whether a path matches a pattern; or the pattern is found to be malformed, or the match would take too long. */
export type DoublestarAnswer = boolean | 'malformed' | 'too long';

/** Limit of one match: a pattern with several `{a,b}` may need as many operations as two to the power of its length. */
const MAX_OPERATIONS = 1_000_000;

/**
 * Whether `pattern` matches all of `name`, as `Match` of doublestar v4: `*`, `?`, `[a-z]`, `[!a-z]`, `{a,b}`, `\`, and `**` for any number
 * of folders if it is a whole part. As there, only the part of a pattern that is read can be malformed, unless `validate`.
 */
export function doublestarMatch(pattern: string, name: string, validate: boolean): DoublestarAnswer {
  const search: Search = { name: [...name], validate, left: MAX_OPERATIONS, failed: new Set() };
  const answer = matchFrom(search, { pattern: [...pattern], at: 0, nameAt: 0, folders: undefined, star: undefined });
  spendOperations(pattern.length + name.length + MAX_OPERATIONS - search.left);
  return answer;
}

interface Search {
  readonly name: readonly string[];
  readonly validate: boolean;
  left: number;
  /** Patterns with chosen alternatives that do not match: other choices may give the same pattern. */
  readonly failed: Set<string>;
}

/** Where to continue in the pattern and in the name when the text after a star does not match. */
interface Retry {
  readonly at: number;
  readonly nameAt: number;
}

interface Start {
  readonly pattern: readonly string[];
  readonly at: number;
  readonly nameAt: number;
  /** After the last `**` and its slash. */
  readonly folders: Retry | undefined;
  /** After the last `*` of this part. */
  readonly star: Retry | undefined;
}

function matchFrom(search: Search, start: Start): DoublestarAnswer {
  const { pattern } = start;
  const { name } = search;
  let { at, nameAt, folders, star } = start;
  let beginsPart = true;
  while (nameAt < name.length) {
    if (search.left-- <= 0) return 'too long';
    const step = oneStep(pattern, at, name[nameAt] as string, beginsPart);
    switch (step.kind) {
      case 'malformed':
        return 'malformed';
      case 'rest':
        return true;
      case 'alternatives':
        return anyAlternative(search, { pattern, at, nameAt, folders, star }, (changed) => matchFrom(search, changed));
      case 'fits':
        at = step.at;
        beginsPart = name[nameAt] === '/' && step.plain;
        nameAt++;
        continue;
      case 'star':
        at = step.at;
        beginsPart = false;
        star = { at, nameAt };
        continue;
      case 'folders':
        at = step.at;
        folders = { at, nameAt };
        star = undefined;
        continue;
      case 'not':
        at = step.at;
    }
    if (star !== undefined && name[star.nameAt] !== '/') {
      star = { at: star.at, nameAt: star.nameAt + 1 };
      ({ at, nameAt } = star);
      beginsPart = false;
      continue;
    }
    const slash = folders === undefined ? -1 : name.indexOf('/', folders.nameAt);
    if (folders === undefined || slash < 0) return search.validate && !isWellFormed(pattern.slice(at)) ? 'malformed' : false;
    folders = { at: folders.at, nameAt: slash + 1 };
    ({ at, nameAt } = folders);
    beginsPart = true;
  }
  return fitsNothing(search, pattern.slice(at));
}

type Step =
  | { readonly kind: 'malformed' | 'rest' | 'alternatives' }
  | { readonly kind: 'star' | 'folders' | 'not'; readonly at: number }
  | { readonly kind: 'fits'; readonly at: number; readonly plain: boolean };

/** Matches one character at an index of the pattern. */
function oneStep(pattern: readonly string[], at: number, character: string, beginsPart: boolean): Step {
  const sign = pattern[at];
  if (sign === '*') return starStep(pattern, at, beginsPart);
  if (sign === '?') return character === '/' ? { kind: 'not', at } : { kind: 'fits', at: at + 1, plain: false };
  if (sign === '[') return classStep(pattern, at + 1, character);
  if (sign === '{') return { kind: closingBrace(pattern, at + 1) < 0 ? 'malformed' : 'alternatives' };
  // doublestar goes back to any backslash, too.
  if (sign !== '\\')
    return sign === character ? { kind: 'fits', at: at + 1, plain: true } : { kind: 'not', at: pattern[at - 1] === '\\' ? at - 1 : at };
  if (at + 1 >= pattern.length) return { kind: 'malformed' };
  return pattern[at + 1] === character ? { kind: 'fits', at: at + 2, plain: true } : { kind: 'not', at };
}

/** Matches `*`, or `**` if it is a whole part. */
function starStep(pattern: readonly string[], at: number, beginsPart: boolean): Step {
  if (pattern[at + 1] !== '*') return { kind: 'star', at: at + 1 };
  if (!beginsPart) return { kind: 'star', at: at + 2 };
  if (at + 2 >= pattern.length) return { kind: 'rest' };
  return pattern[at + 2] === '/' ? { kind: 'folders', at: at + 3 } : { kind: 'star', at: at + 2 };
}

/** Matches a class whose first character, after the bracket, is at `start`. */
function classStep(pattern: readonly string[], start: number, character: string): Step {
  const isNegated = pattern[start] === '!' || pattern[start] === '^';
  let at = isNegated ? start + 1 : start;
  if (at >= pattern.length || pattern[at] === ']') return { kind: 'malformed' };
  let isIn = false;
  /** The first character of a range. */
  let low: string | undefined;
  while (!isIn && at < pattern.length && pattern[at] !== ']') {
    const isRange = low !== undefined && isRangeSign(pattern, at);
    if (isRange) at++;
    if (pattern[at] === '\\') at++;
    const member = pattern[at++] ?? UNKNOWN_CHARACTER;
    isIn = isRange ? isBetween(low, character, member) : member === character;
    low = isRange ? undefined : member;
  }
  if (isIn === isNegated) return at >= pattern.length ? { kind: 'malformed' } : { kind: 'not', at };
  const end = indexOutside(pattern, at, (sign) => sign === ']');
  return end < 0 ? { kind: 'malformed' } : { kind: 'fits', at: end + 1, plain: false };
}

const isRangeSign = (pattern: readonly string[], at: number): boolean =>
  pattern[at] === '-' && at + 1 < pattern.length && pattern[at + 1] !== ']';

/** The character that Go reads after the end of a string. */
const UNKNOWN_CHARACTER = '\ufffd';

const isBetween = (low: string | undefined, character: string, high: string): boolean =>
  orderOf(low) <= orderOf(character) && orderOf(character) <= orderOf(high);

const orderOf = (character: string | undefined): number => character?.codePointAt(0) ?? 0;

/** Returns the first index, from `start` on, of a character that is not escaped. */
function indexOutside(pattern: readonly string[], start: number, isIt: (sign: string) => boolean): number {
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++;
    else if (isIt(pattern[at] as string)) return at;
  }
  return -1;
}

/** Returns the index of the brace that closes the one before `start`. */
function closingBrace(pattern: readonly string[], start: number): number {
  let depth = 1;
  return indexOutside(pattern, start, (sign) => {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    return depth === 0;
  });
}

/** Cost of choosing an alternative, and of looking for an earlier answer. */
const OPERATIONS_PER_CHOICE = 8;

/** Matches the pattern with each of the alternatives at `at` instead of all, until one matches. */
function anyAlternative(search: Search, start: Start, ask: (changed: Start) => DoublestarAnswer): DoublestarAnswer {
  const { pattern, at, nameAt, folders, star } = start;
  const position = [at, nameAt, folders?.at, folders?.nameAt, star?.at, star?.nameAt].join();
  const end = closingBrace(pattern, at + 1);
  const [before, behind] = [pattern.slice(0, at), pattern.slice(end + 1)];
  for (let from = at + 1; from <= end; ) {
    const first = from;
    search.left -= OPERATIONS_PER_CHOICE * pattern.length;
    if (search.left <= 0) return 'too long';
    let depth = 1;
    const comma = indexOutside(pattern.slice(0, end), from, (sign) => {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
      return sign === ',' && depth === 1;
    });
    const to = comma < 0 ? end : comma;
    from = to + 1;
    const changed = [...before, ...pattern.slice(first, to), ...behind];
    const key = `${position} ${changed.join('')}`;
    if (search.failed.has(key)) continue;
    const answer = ask({ ...start, pattern: changed });
    if (answer !== false) return answer;
    search.failed.add(key);
  }
  return false;
}

/** Whether the rest of a pattern matches the empty text at the end of a name: `a/**` matches `a`. */
function fitsNothing(search: Search, rest: readonly string[]): DoublestarAnswer {
  if (/^(?:|\*|\/?\*\*\/?)$/.test(rest.join(''))) return true;
  if (rest[0] === '{') {
    if (closingBrace(rest, 1) < 0) return 'malformed';
    const start: Start = { pattern: rest, at: 0, nameAt: search.name.length, folders: undefined, star: undefined };
    return anyAlternative(search, start, (changed) => fitsNothing(search, changed.pattern));
  }
  return search.validate && !isWellFormed(rest) ? 'malformed' : false;
}

/** Whether brackets and braces are closed, and no backslash is at the end. */
function isWellFormed(pattern: readonly string[]): boolean {
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === '\\' && ++at >= pattern.length) return false;
    if (sign === '{') depth++;
    if (sign === '}' && --depth < 0) return false;
    if (sign === '[') {
      at = endOfClass(pattern, at + 1);
      if (at < 0) return false;
    }
  }
  return depth === 0;
}

/** Returns the index of the bracket that closes a class; -1 when the class is empty or not closed. */
function endOfClass(pattern: readonly string[], start: number): number {
  const first = pattern[start] === '^' || pattern[start] === '!' ? start + 1 : start;
  return pattern[first] === ']' ? -1 : indexOutside(pattern, first, (each) => each === ']');
}
