import { splitPath } from './field-spec.ts';

/** Splits `a.b[0].c`. Dots in brackets and after a backslash do not separate parts. */
export function splitSmarter(path: string): readonly string[] {
  const parts = splitPath(path, '.');
  const joined: string[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as string;
    if (!part.startsWith('[') || part.endsWith(']')) {
      joined.push(part);
      continue;
    }
    const bracketed = [part];
    while (index < parts.length - 1) {
      index++;
      bracketed.push(parts[index] as string);
      if ((parts[index] as string).endsWith(']')) break;
    }
    const text = bracketed.join('.');
    joined.push(text.includes('=') ? text : withoutBrackets(text));
  }
  return joined;
}

/** Removes brackets at both ends. */
function withoutBrackets(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBracket(text[start])) start++;
  while (end > start && isBracket(text[end - 1])) end--;
  return text.slice(start, end);
}

const isBracket = (character: string | undefined): boolean => character === '[' || character === ']';
