import { isAscii, toBytes } from './go-bytes.ts';

/** White space, as `unicode.IsSpace` defines it. */
const SPACES: ReadonlySet<number> = new Set([
  0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009,
  0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
]);

export const isSpaceCode = (code: number): boolean => SPACES.has(code);

/** Removes white space at both ends, as `strings.TrimSpace` does. */
export function trimSpace(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && SPACES.has(text.charCodeAt(start))) start++;
  while (end > start && SPACES.has(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Removes characters of a set at both ends, as `strings.Trim` does. */
export function trimCharacters(text: string, cutset: string): string {
  const cut = new Set(cutset);
  const characters = Array.from(text);
  let [start, end] = [0, characters.length];
  while (start < end && cut.has(characters[start] as string)) start++;
  while (end > start && cut.has(characters[end - 1] as string)) end--;
  return characters.slice(start, end).join('');
}

/** Returns the other case of a character. Go maps each character alone, and only to one character. */
const mapped = (character: string, changed: string): string => (changed.length === character.length ? changed : character);

export const upperCharacter = (character: string): string => mapped(character, character.toUpperCase());

export const lowerCharacter = (character: string): string => (character === '\u0130' ? 'i' : mapped(character, character.toLowerCase()));

export const upperText = (text: string): string => (isAscii(text) ? text.toUpperCase() : Array.from(text, upperCharacter).join(''));

export const lowerText = (text: string): string => (isAscii(text) ? text.toLowerCase() : Array.from(text, lowerCharacter).join(''));

export const isUpperCase = (character: string): boolean => /^\p{Lu}/u.test(character);

/** Returns the bytes of a text, each as one character, for functions that read bytes. */
export const byteText = (text: string): string => (isAscii(text) ? text : Buffer.from(toBytes(text)).toString('latin1'));
