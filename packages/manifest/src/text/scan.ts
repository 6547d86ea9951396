// These functions replace regular expressions that take quadratic time: `/x+$/` and `/<[^>]*>/` start again at each character of a long
// run.

/** Returns `text` without the characters of `characters` at its end. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1] as string)) end--;
  return text.slice(0, end);
}

/** Returns `text` without the characters of `characters` at its start and at its end. */
export function trimOf(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text[start] as string)) start++;
  return trimEndOf(text.slice(start), characters);
}

/** Returns `text` with `by` instead of each `${...}`. A `${` that is never closed is kept. */
export const replaceVariables = (text: string, by: string): string =>
  text.replaceAll(/\$\{[^}]*\}?/g, (found) => (found.endsWith('}') ? by : found));

/** Returns `text` with one space instead of each run of white space that contains a line feed. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
