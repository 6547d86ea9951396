/** A set of texts. */
export interface TextPattern {
  readonly text: string;
  /** `*` is any number of characters and `?` one; otherwise the text itself. */
  readonly isGlob: boolean;
  /** The same for the same set. */
  readonly key: string;
}

export const glob = (text: string): TextPattern => ({ text, isGlob: true, key: `glob ${text}` });
export const literal = (text: string): TextPattern => ({ text, isGlob: false, key: `text ${text}` });

/** Texts that no pattern can tell apart, with one of them. */
export interface TextClass {
  readonly example: string;
  /** Keys of the patterns that match. */
  readonly matches: ReadonlySet<string>;
}

/** Thrown when the patterns make more classes than are looked at. */
export class TooManyClasses extends Error {
  override readonly name = 'TooManyClasses';
}

/**
 * All classes of texts that some patterns make: one for each set of patterns that a text can match together. The patterns run side by side
 * over every text, as one automaton whose states are the places in all patterns; the shortest way to a state is the example.
 */
export function textClasses(patterns: readonly TextPattern[]): readonly TextClass[] {
  const distinct = [...new Map(patterns.map((pattern) => [pattern.key, tokensOf(pattern)]))];
  const letters = new Set(distinct.flatMap(([, tokens]) => tokens.flatMap((token) => ('text' in token ? [token.text] : []))));
  const alphabet = [OTHERS.find((letter) => !letters.has(letter)) ?? '\u0001', ...letters];
  const start: State = distinct.map(([, tokens]) => closure(tokens, new Set([0])));
  const seen = new Map<string, string>([[stateKey(start), '']]);
  const classes = new Map<string, TextClass>();
  const open: { readonly state: State; readonly text: string }[] = [{ state: start, text: '' }];
  for (let at = 0; at < open.length; at++) {
    const { state, text } = open[at] as (typeof open)[number];
    const matches = distinct.flatMap(([key, tokens], index) => (state[index]?.has(tokens.length) ? [key] : []));
    if (!classes.has(matches.join('\n'))) classes.set(matches.join('\n'), { example: text, matches: new Set(matches) });
    for (const letter of alphabet) {
      const next = distinct.map(([, tokens], index) => step(tokens, state[index] ?? NOWHERE, letter));
      const key = stateKey(next);
      if (seen.has(key)) continue;
      if (seen.size >= MOST_STATES || classes.size > MOST_CLASSES) throw new TooManyClasses();
      seen.set(key, text);
      open.push({ state: next, text: text + letter });
    }
  }
  return [...classes.values()];
}

const MOST_STATES = 4000;
const MOST_CLASSES = 400;

/** One of these stands for all letters that are in no pattern. */
const OTHERS = Array.from('xyzqw0123456789_~XYZ');

type Token = { readonly text: string } | { readonly any: 'one' | 'many' };
/** Places in each pattern, in the order of the patterns. */
type State = readonly ReadonlySet<number>[];

const NOWHERE: ReadonlySet<number> = new Set();

function tokensOf({ text, isGlob }: TextPattern): readonly Token[] {
  if (!isGlob) return Array.from(text, (letter) => ({ text: letter }));
  return Array.from(text, (letter): Token => (letter === '*' ? { any: 'many' } : letter === '?' ? { any: 'one' } : { text: letter }));
}

/** A star may stand for nothing. */
function closure(tokens: readonly Token[], places: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set(places);
  for (const place of found) {
    const token = tokens[place];
    if (token !== undefined && 'any' in token && token.any === 'many') found.add(place + 1);
  }
  return found;
}

function step(tokens: readonly Token[], places: ReadonlySet<number>, letter: string): ReadonlySet<number> {
  const next = new Set<number>();
  for (const place of places) {
    const token = tokens[place];
    if (token === undefined) continue;
    if ('text' in token) {
      if (token.text === letter) next.add(place + 1);
    } else next.add(token.any === 'many' ? place : place + 1);
  }
  return next.size === 0 ? NOWHERE : closure(tokens, next);
}

const stateKey = (state: State): string => state.map((places) => [...places].sort((a, b) => a - b).join(',')).join('|');
