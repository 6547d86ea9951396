import { isSpaceCode, isUpperCase, lowerCharacter, upperCharacter } from '../../values/go-text.ts';

// Splits a text into words as the library xstrings 1.5 does.

const isConnector = (character: string): boolean =>
  character === '-' || character === '_' || isSpaceCode(character.codePointAt(0) as number);

const isNumber = (character: string): boolean => /^\p{N}/u.test(character);
const isPunctuation = (character: string): boolean => /^\p{P}/u.test(character);

/** Returns whether a character is a letter, and not a Chinese, Japanese or Korean one. */
function isAlphabet(character: string): boolean {
  if (!/^\p{L}/u.test(character)) return false;
  const code = character.codePointAt(0) as number;
  return !((code >= 0x4e00 && code <= 0x9fcc) || (code >= 0x3400 && code <= 0x4d85) || (code >= 0x20000 && code <= 0x2b81d));
}

type WordKind = 'none' | 'number' | 'upper case' | 'alphabet' | 'connector' | 'punctuation' | 'other';

interface Word {
  readonly kind: WordKind;
  readonly characters: readonly string[];
}

/** Returns the word at the start of some characters. */
function nextWord(characters: readonly string[], at: number): Word {
  const first = characters[at];
  if (first === undefined) return { kind: 'none', characters: [] };
  const run = (kind: WordKind, from: number, belongs: (character: string) => boolean): Word => {
    let end = from;
    while (end < characters.length && belongs(characters[end] as string)) end++;
    return { kind, characters: characters.slice(at, end) };
  };
  if (isConnector(first)) return run('connector', at + 1, isConnector);
  if (isPunctuation(first)) return run('punctuation', at + 1, isPunctuation);
  if (isUpperCase(first)) return upperCaseWord(characters, at, run);
  if (isAlphabet(first)) return run('alphabet', at + 1, isLowerLetter);
  if (isNumber(first)) return run('number', at + 1, isNumber);
  return run(
    'other',
    at + 1,
    (character) => !isConnector(character) && !isAlphabet(character) && !isNumber(character) && !isPunctuation(character),
  );
}

const isLowerLetter = (character: string): boolean => isAlphabet(character) && !isUpperCase(character);

/** Reads a word of capitals. In `HTTPStatus`, the second word starts with the last of the capitals. */
function upperCaseWord(
  characters: readonly string[],
  at: number,
  run: (kind: WordKind, from: number, belongs: (character: string) => boolean) => Word,
): Word {
  const second = characters[at + 1];
  if (second === undefined) return { kind: 'upper case', characters: characters.slice(at, at + 1) };
  if (!isUpperCase(second)) return run('upper case', at + 1, isLowerLetter);
  const capitals = run('upper case', at + 1, isUpperCase).characters;
  const next = characters[at + capitals.length];
  const kept = next !== undefined && isAlphabet(next) ? capitals.slice(0, -1) : capitals;
  return { kind: 'upper case', characters: kept };
}

function lowerWord({ kind, characters }: Word, connector: string): string {
  if (kind !== 'upper case' && kind !== 'connector') return characters.join('');
  return characters
    .map((character) => (isConnector(character) ? connector : isUpperCase(character) ? lowerCharacter(character) : character))
    .join('');
}

/** Splits a text into words and joins them with a connector. */
class WordJoiner {
  private readonly characters: readonly string[];
  private readonly connector: string;
  private at = 0;
  private word: Word;
  private text = '';

  constructor(text: string, connector: string) {
    this.characters = Array.from(text);
    this.connector = connector;
    this.word = this.read();
  }

  joined(): string {
    while (this.at < this.characters.length) this.step();
    return this.text + lowerWord(this.word, this.connector);
  }

  private read(): Word {
    const word = nextWord(this.characters, this.at);
    this.at += word.characters.length;
    return word;
  }

  private write(word: Word): void {
    this.text += lowerWord(word, this.connector);
  }

  private step(): void {
    const before = this.word;
    if (before.kind !== 'connector') this.write(before);
    this.word = this.read();
    switch (before.kind) {
      case 'number':
        this.writeWordsOfNumber();
        break;
      case 'connector':
        this.write(before);
        break;
      case 'punctuation':
        break;
      default:
        this.afterLetters();
    }
  }

  private writeWordsOfNumber(): void {
    while (this.word.kind === 'alphabet' || this.word.kind === 'number') {
      this.write(this.word);
      this.word = this.read();
    }
    if (this.word.kind !== 'none') this.connect();
  }

  private connect(): void {
    if (this.word.kind !== 'connector' && this.word.kind !== 'punctuation') this.text += this.connector;
  }

  private afterLetters(): void {
    if (this.word.kind !== 'number') {
      this.connect();
      return;
    }
    if (this.at >= this.characters.length) return;
    const number = this.word;
    this.word = this.read();
    // `Bld4Floor` is `bld4_floor`, and `HTTP2xx` is `http_2xx`.
    if (this.word.kind !== 'alphabet') {
      this.write(number);
      this.connect();
      return;
    }
    this.text += this.connector;
    this.write(number);
    this.writeWordsOfNumber();
  }
}

export const snakeCase = (text: string): string => new WordJoiner(text, '_').joined();
export const kebabCase = (text: string): string => new WordJoiner(text, '-').joined();

/** Joins words without connectors, each with a capital: `some_name` is `SomeName`. */
export function camelCase(text: string): string {
  const characters = Array.from(text);
  let start = 0;
  while (start < characters.length && isConnector(characters[start] as string)) start++;
  const leading = characters.slice(0, start).join('');
  const first = characters[start];
  if (first === undefined) return leading;
  let isFirstUpper = isUpperCase(first);
  let current = upperCharacter(first);
  let joined = leading;
  for (const character of characters.slice(start + 1)) {
    const previous = current;
    current = character;
    if (isConnector(current) && isConnector(previous)) {
      joined += previous;
      continue;
    }
    if (isConnector(previous)) {
      isFirstUpper = isUpperCase(current);
      current = upperCharacter(current);
      continue;
    }
    if (isFirstUpper) {
      if (isUpperCase(current)) current = lowerCharacter(current);
      else isFirstUpper = false;
    }
    joined += previous;
  }
  return joined + current;
}
