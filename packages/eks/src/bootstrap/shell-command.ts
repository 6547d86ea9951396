import { shellQuote } from '@slipway/manifest';

/** A program with its arguments for a POSIX shell, each quoted; what is too long for a line goes on before an option. */
export const shellCommand = (...words: readonly string[]): string => shellLine(...words.map(shellQuote));

/** The same of words that are quoted already, or are a part of the shell's language: `"$variable"`, `> /dev/null`. */
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
