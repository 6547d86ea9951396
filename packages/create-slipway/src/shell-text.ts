/** Control characters, line ends, and characters that a reader cannot see. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a path has a character that is invisible in the generated files, or that would end a line in them. */
export const hasHidden = (path: string): boolean => HIDDEN.test(path);

/** Returns text for a terminal. Lines remain lines, and every other invisible character becomes an escape. */
export const visible = (text: string): string =>
  Array.from(text, (character) => (character !== '\n' && hasHidden(character) ? escaped(character) : character)).join('');

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** Returns a path as one word of a POSIX shell that no command reads as an option. */
export function shellPath(path: string): string {
  const safe = path.startsWith('-') ? `./${path}` : path;
  return /^[\w./+-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`;
}
