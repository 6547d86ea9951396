/** A set of texts. */
export interface TextPattern {
  readonly text: string;
  /** `*` is any number of characters and `?` one; otherwise the text itself. */
  readonly isGlob: boolean;
  /** The same for the same set. */
  readonly key: string;
}

export function glob(written: string): TextPattern {
  // Stars in a row are one.
  const text = written.replaceAll(/\*+/g, '*');
  return { text, isGlob: true, key: `glob ${text}` };
}
export const literal = (text: string): TextPattern => ({ text, isGlob: false, key: `text ${text}` });

/** A class of texts that match the same patterns, with one example. */
export interface TextClass {
  readonly example: string;
  /** Keys of the patterns that match. */
  readonly matches: ReadonlySet<string>;
}

/** Counts units of work. Throws when a run exceeds its limit. */
export type Spend = (steps: number) => void;

/** Thrown if the patterns have more classes than the limit. */
export class TooManyClasses extends Error {
  override readonly name = 'TooManyClasses';
}

/**
 * Returns all classes of texts of some patterns: one for each set of patterns that a text can match together. Runs the patterns in parallel
 * over every text, as one automaton whose states are the positions in all patterns. The shortest path to a state is the example.
 */
export function textClasses(patterns: readonly TextPattern[], spend: Spend): readonly TextClass[] {
  spend(lengthOf(patterns));
  const distinct = [...new Map(patterns.map((pattern) => [pattern.key, tokensOf(pattern)]))];
  const letters = new Set(distinct.flatMap(([, tokens]) => tokens.flatMap((token) => ('text' in token ? [token.text] : []))));
  const alphabet = [OTHERS.find((letter) => !letters.has(letter)) ?? '\u0001', ...letters];
  const automata = distinct.map(([, tokens]) => automaton(tokens));
  const keys = distinct.map(([key]) => key);
  const start = automata.map(() => 0);
  const seen = new Set([start.join()]);
  const classes = new Map<string, TextClass>();
  const open: { readonly state: readonly number[]; readonly text: string }[] = [{ state: start, text: '' }];
  for (let at = 0; at < open.length; at++) {
    const { state, text } = open[at] as (typeof open)[number];
    spend(automata.length * alphabet.length);
    const matches = keys.filter((_, index) => automata[index]?.accepts(state[index] as number));
    const name = matches.join('\n');
    if (!classes.has(name)) classes.set(name, { example: text, matches: new Set(matches) });
    for (const letter of alphabet) {
      const next = automata.map(({ step }, index) => step(state[index] as number, letter));
      const key = next.join();
      if (seen.has(key)) continue;
      if (seen.size >= MAX_STATES || classes.size > MAX_CLASSES) throw new TooManyClasses();
      seen.add(key);
      open.push({ state: next, text: text + letter });
    }
  }
  return [...classes.values()];
}

/** Returns some of the classes: those of the patterns themselves, with a letter or nothing for each star. */
export function sampledClasses(patterns: readonly TextPattern[], spend: Spend): readonly TextClass[] {
  spend(lengthOf(patterns));
  const distinct = [...new Map(patterns.map((pattern) => [pattern.key, pattern])).values()];
  const tests = distinct.map(({ key, text, isGlob }) => ({ key, isGlob, letters: Array.from(text) }));
  const texts = new Set(
    distinct.flatMap(({ text, isGlob }) => (isGlob ? ['x', ''].map((star) => text.replaceAll('*', star).replaceAll('?', 'x')) : [text])),
  );
  return [...texts].map((example) => {
    const letters = Array.from(example);
    return { example, matches: new Set(tests.filter((test) => matches(test, letters, spend)).map(({ key }) => key)) };
  });
}

/** Whether a pattern matches the whole of a text. A star matches as little as possible, and more if the rest does not match. */
function matches(
  { letters, isGlob }: { readonly letters: readonly string[]; readonly isGlob: boolean },
  text: readonly string[],
  spend: Spend,
): boolean {
  let [at, place, star, begin, steps] = [0, 0, -1, 0, 1];
  for (; at < text.length; steps++) {
    if (isGlob && letters[place] === '*') [star, begin] = [place++, at];
    else if (letters[place] === text[at] || (isGlob && letters[place] === '?')) [at, place] = [at + 1, place + 1];
    else if (star >= 0) [at, place] = [++begin, star + 1];
    else break;
  }
  spend(steps);
  while (isGlob && letters[place] === '*') place++;
  return at === text.length && place === letters.length;
}

const lengthOf = (patterns: readonly TextPattern[]): number => patterns.reduce((sum, { text }) => sum + 1 + text.length, 0);

const MAX_STATES = 10_000;
const MAX_CLASSES = 400;

/** One of these represents all letters that are in no pattern. */
const OTHERS = Array.from('xyzqw0123456789_~XYZ');

type Token = { readonly text: string } | { readonly any: 'one' | 'many' };

interface Automaton {
  /** Returns the state after a letter; the first state is 0. */
  readonly step: (state: number, letter: string) => number;
  readonly accepts: (state: number) => boolean;
}

function tokensOf({ text, isGlob }: TextPattern): readonly Token[] {
  if (!isGlob) return Array.from(text, (letter) => ({ text: letter }));
  return Array.from(text, (letter): Token => (letter === '*' ? { any: 'many' } : letter === '?' ? { any: 'one' } : { text: letter }));
}

/** Builds the states of a pattern, which are its possible positions. Creates each state when it is first reached. */
function automaton(tokens: readonly Token[]): Automaton {
  const states: (readonly number[])[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (places: readonly number[]): number => {
    const number = numbers.get(places.join()) ?? states.push(places) - 1;
    numbers.set(places.join(), number);
    return number;
  };
  numberOf(closed(tokens, [0]));
  const steps = new Map<string, number>();
  return {
    step(state, letter) {
      const known = steps.get(`${state}${letter}`);
      if (known !== undefined) return known;
      const next = numberOf(
        closed(
          tokens,
          (states[state] ?? []).flatMap((place) => behind(tokens[place], place, letter)),
        ),
      );
      steps.set(`${state}${letter}`, next);
      return next;
    },
    accepts: (state) => states[state]?.at(-1) === tokens.length,
  };
}

function behind(token: Token | undefined, place: number, letter: string): readonly number[] {
  if (token === undefined) return [];
  if ('text' in token) return token.text === letter ? [place + 1] : [];
  return [token.any === 'many' ? place : place + 1];
}

/** Adds the positions after stars, since a star may match nothing. Positions before the last reached star are redundant. */
function closed(tokens: readonly Token[], places: readonly number[]): readonly number[] {
  const found = new Set(places);
  for (const place of found) if (isMany(tokens[place])) found.add(place + 1);
  const last = [...found].reduce((most, place) => (isMany(tokens[place]) && place > most ? place : most), -1);
  return [...found].filter((place) => place >= last).sort((a, b) => a - b);
}

const isMany = (token: Token | undefined): boolean => token !== undefined && 'any' in token && token.any === 'many';
