import { spendOperations } from '../spending.ts';
import { type ByteText, characterAt } from './byte-text.ts';

/**
 * Whether `pattern` matches all of `name`: `*`, `?`, `[a-z]`, `[^a-z]` and `\` as in Go's path.Match, but `*` and `?` also match a slash.
 * Undefined when the pattern is found to be malformed.
 */
export function matchesPattern(pattern: ByteText, name: ByteText): boolean | undefined {
  spendOperations(OPERATIONS_PER_MATCH + 2 * pattern.length);
  let left = pattern;
  let rest = name;
  while (left !== '') {
    const { star, chunk, after } = nextChunk(left);
    left = after;
    if (star && chunk === '') return true;
    const fit = fitChunk(chunk, rest);
    if (fit === MALFORMED) return undefined;
    if (fit !== undefined && (fit === '' || left !== '')) {
      rest = fit;
      continue;
    }
    const later = star ? fitLater(chunk, rest, left === '') : undefined;
    if (later === MALFORMED) return undefined;
    if (later === undefined) return false;
    rest = later;
  }
  return rest === '';
}

const MALFORMED = Symbol('malformed');

/** Returns the text after a later match of `chunk` in `name`. */
function fitLater(chunk: ByteText, name: ByteText, last: boolean): Fit {
  for (let index = 1; index <= name.length; index++) {
    if (compared > MAX_COMPARED) spendCompared();
    const fit = fitChunk(chunk, name.slice(index));
    if (fit === MALFORMED) return fit;
    if (fit !== undefined && !(last && fit !== '')) return fit;
  }
  return undefined;
}

/** Returns whether the pattern begins with stars, and the chunk up to the next star. */
function nextChunk(pattern: ByteText): { readonly star: boolean; readonly chunk: ByteText; readonly after: ByteText } {
  const start = /^\**/.exec(pattern)?.[0].length ?? 0;
  let end = start;
  let inClass = false;
  for (; end < pattern.length; end++) {
    const character = pattern.charAt(end);
    if (character === '\\') end = Math.min(end + 1, pattern.length - 1);
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '*' && !inClass) break;
  }
  return { star: start > 0, chunk: pattern.slice(start, end), after: pattern.slice(end) };
}

/** The text after the match; undefined without a match. */
type Fit = ByteText | undefined | typeof MALFORMED;

/** Compared characters that are not yet taken from the budget: there are too many comparisons to take each. */
let compared = 0;
const MAX_COMPARED = 10_000;
const OPERATIONS_PER_MATCH = 20;

function spendCompared(): void {
  const steps = 2 * compared;
  compared = 0;
  spendOperations(steps);
}

function fitChunk(chunk: ByteText, text: ByteText): Fit {
  const fit = fitCharacters(chunk, text);
  compared += 5;
  return fit;
}

function fitCharacters(chunk: ByteText, text: ByteText): Fit {
  let at = 0;
  let index = 0;
  while (index < chunk.length) {
    compared++;
    if (at >= text.length) return undefined;
    let character = chunk.charAt(index);
    if (character === '?') {
      at += characterAt(text, at).width;
      index++;
      continue;
    }
    if (character === '[') {
      const { character: asked, width } = characterAt(text, at);
      at += width;
      const found = fitClass(chunk, index + 1, asked);
      if (found === MALFORMED) return found;
      if (!found.fits) return undefined;
      index = found.end;
      continue;
    }
    if (character === '\\') {
      character = chunk.charAt(++index);
      if (character === '') return MALFORMED;
    }
    if (character !== text.charAt(at)) return undefined;
    at++;
    index++;
  }
  return text.slice(at);
}

/** Matches a class after its bracket. */
function fitClass(chunk: ByteText, start: number, asked: string): { readonly fits: boolean; readonly end: number } | typeof MALFORMED {
  let index = start;
  const negated = chunk.charAt(index) === '^';
  if (negated) index++;
  const code = asked.codePointAt(0) ?? 0;
  let fits = false;
  for (let ranges = 0; ; ranges++) {
    compared++;
    if (chunk.charAt(index) === ']' && ranges > 0) return { fits: fits !== negated, end: index + 1 };
    const low = classCharacter(chunk, index);
    if (low === undefined) return MALFORMED;
    index = low.end;
    let high = low.code;
    if (chunk.charAt(index) === '-') {
      const upper = classCharacter(chunk, index + 1);
      if (upper === undefined) return MALFORMED;
      high = upper.code;
      index = upper.end;
    }
    if (low.code <= code && code <= high) fits = true;
  }
}

/** Reads a character of a class, which is never its last one. */
function classCharacter(chunk: ByteText, start: number): { readonly code: number; readonly end: number } | undefined {
  const first = chunk.charAt(start);
  if (first === '' || first === '-' || first === ']') return undefined;
  const index = first === '\\' ? start + 1 : start;
  if (index >= chunk.length) return undefined;
  const { character, width } = characterAt(chunk, index);
  if ((character === '\ufffd' && width === 1) || index + width >= chunk.length) return undefined;
  return { code: character.codePointAt(0) ?? 0, end: index + width };
}
