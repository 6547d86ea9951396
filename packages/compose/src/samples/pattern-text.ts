/** The most characters of a pattern that is read, and of a generated text. */
const MAX_PATTERN = 2000;
const MAX_LENGTH = 512;

/**
 * Returns a short text that a pattern probably matches; undefined for a pattern with unsupported parts, such as assertions. Different
 * ordinals differ in the last variable part, so that the texts have the same beginning. The caller checks the text.
 */
export function patternText(pattern: string, ordinal = 0): string | undefined {
  if (pattern.length > MAX_PATTERN) return undefined;
  const first = new PatternReader(pattern, 0, 0);
  if (first.alternatives(0) === undefined) return undefined;
  const reader = new PatternReader(pattern, ordinal, first.varied);
  const text = reader.alternatives(0);
  return text === undefined || !reader.isAtEnd() || text.length > MAX_LENGTH ? undefined : text;
}

const MAX_DEPTH = 20;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const WORD = `${LETTERS}ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_`;
const ESCAPES: Readonly<Record<string, string>> = { d: '0123456789', w: WORD, s: ' ', n: '\n', t: '\t', D: LETTERS, W: '-', S: WORD };
const UNSUPPORTED_ESCAPES = new Set(['b', 'B', 'p', 'P', 'x', 'u', 'k', 'Q', 'E', 'A', 'z', 'Z', 'G', 'C']);

/** The characters that one part of a pattern matches, or the text of a group. */
type Part = { readonly choices: string } | { readonly text: string };

class PatternReader {
  private at = 0;
  private readonly pattern: string;
  private readonly ordinal: number;
  /** The index of the part that the ordinal chooses. */
  private readonly last: number;
  /** The number of variable parts. */
  varied = 0;

  constructor(pattern: string, ordinal: number, last: number) {
    this.pattern = pattern;
    this.ordinal = ordinal;
    this.last = last;
  }

  isAtEnd(): boolean {
    return this.at >= this.pattern.length;
  }

  /** Returns a text of the alternative that the ordinal chooses. */
  alternatives(depth: number): string | undefined {
    const all: string[] = [];
    for (;;) {
      const text = depth > MAX_DEPTH ? undefined : this.sequence(depth);
      if (text === undefined) return undefined;
      all.push(text);
      if (this.pattern[this.at] !== '|') return all[this.ordinalOf(all.length) % all.length];
      this.at++;
    }
  }

  /** Returns the ordinal for the last part with several choices, and zero for the parts before it. */
  private ordinalOf(choices: number): number {
    if (choices > 1) this.varied++;
    return choices > 1 && this.varied === this.last ? this.ordinal : 0;
  }

  private sequence(depth: number): string | undefined {
    let text = '';
    while (!this.isAtEnd() && this.pattern[this.at] !== '|' && this.pattern[this.at] !== ')') {
      const part = this.part(depth);
      const times = part === undefined ? undefined : this.times();
      if (part === undefined || times === undefined) return undefined;
      text += 'text' in part ? part.text.repeat(times) : this.chosen(part.choices, times);
      if (text.length > MAX_LENGTH) return undefined;
    }
    return text;
  }

  /** Returns characters of a class. They encode the ordinal as digits, so that the texts differ. */
  private chosen(choices: string, times: number): string {
    let rest = this.ordinalOf(choices.length);
    let text = '';
    for (let index = 0; index < times; index++) {
      text = (choices[rest % choices.length] ?? '') + text;
      rest = Math.floor(rest / choices.length);
    }
    return text;
  }

  private part(depth: number): Part | undefined {
    const character = this.pattern[this.at++] as string;
    if (character === '^' || character === '$') return { text: '' };
    if (character === '.') return { choices: LETTERS };
    if (character === '\\') return this.escaped();
    if (character === '[') return this.characterClass();
    if (character !== '(') return '*+?{'.includes(character) ? undefined : { text: character };
    if (this.pattern.startsWith('?:', this.at)) this.at += 2;
    else if (this.pattern[this.at] === '?') return undefined;
    const text = this.alternatives(depth + 1);
    return text === undefined || this.pattern[this.at++] !== ')' ? undefined : { text };
  }

  private escaped(): Part | undefined {
    const character = this.pattern[this.at++];
    if (character === undefined || UNSUPPORTED_ESCAPES.has(character)) return undefined;
    const choices = ESCAPES[character];
    return choices === undefined ? { text: character } : { choices };
  }

  private characterClass(): Part | undefined {
    const isNegated = this.pattern[this.at] === '^';
    if (isNegated) this.at++;
    let choices = '';
    for (let first = true; first || this.pattern[this.at] !== ']'; first = false) {
      const from = this.classCharacter();
      if (from === undefined) return undefined;
      const isRange = this.pattern[this.at] === '-' && this.pattern[this.at + 1] !== ']' && from.length === 1;
      if (!isRange) choices += from;
      else {
        this.at++;
        const to = this.classCharacter();
        if (to?.length !== 1) return undefined;
        choices += rangeOf(from, to);
      }
    }
    this.at++;
    const left = isNegated ? [...WORD].filter((each) => !choices.includes(each)).join('') : choices;
    return left === '' ? undefined : { choices: sorted(left) };
  }

  private classCharacter(): string | undefined {
    const character = this.pattern[this.at++];
    if (character === undefined || (character === '[' && this.pattern[this.at] === ':')) return undefined;
    if (character !== '\\') return character;
    const part = this.escaped();
    return part === undefined ? undefined : 'text' in part ? part.text : part.choices;
  }

  /** Returns the number of repetitions of the part before: the lowest one, but at least one. */
  private times(): number | undefined {
    const character = this.pattern[this.at];
    let times = 1;
    if (character === '*' || character === '+' || character === '?') this.at++;
    else if (character === '{') {
      const end = this.pattern.indexOf('}', this.at);
      const [least = '', most] = this.pattern.slice(this.at + 1, end).split(',');
      if (end < 0 || least === '' || !Number.isInteger(Number(least))) return undefined;
      times = most === '0' || (most === undefined && Number(least) === 0) ? 0 : Math.max(1, Number(least));
      if (times > MAX_LENGTH) return undefined;
      this.at = end + 1;
    }
    if (character !== undefined && '*+?{'.includes(character) && this.pattern[this.at] === '?') this.at++;
    return times;
  }
}

const rangeOf = (from: string, to: string): string => {
  const [first, last] = [from.charCodeAt(0), Math.min(to.charCodeAt(0), from.charCodeAt(0) + 127)];
  return last < first ? '' : String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
};

/** Puts letters and digits first: other characters are rarely valid everywhere. */
const sorted = (choices: string): string =>
  [...new Set(choices)].sort((a, b) => Number(WORD.includes(b)) - Number(WORD.includes(a))).join('');
