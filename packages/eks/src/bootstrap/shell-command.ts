import { shellQuote } from '@slipway/manifest';

/** Returns a program with its arguments for a POSIX shell, each quoted. A long command continues on the next line before an option. */
export const shellCommand = (...words: readonly string[]): string => shellLine(...words.map(shellQuote));

/** Returns the same for words that are quoted already, or that are shell syntax: `"$variable"`, `> /dev/null`. */
export function shellLine(...words: readonly string[]): string {
  const parts: string[] = [];
  for (const word of words) {
    const isOption = word.startsWith('-') || parts.length === 0;
    if (isOption) parts.push(word);
    else parts.push(`${parts.pop()} ${word}`);
  }
  return parts.reduce((line, part) => {
    const width = line.length - line.lastIndexOf('\n') + (part.split('\n')[0] ?? '').length;
    return width <= MAX_LINE_LENGTH ? `${line} ${part}` : `${line} \\\n  ${part}`;
  });
}

const MAX_LINE_LENGTH = 96;
