import { splitPath } from '../field-spec.ts';

/** Parts of `a.b[0].c`; dots in brackets and behind a backslash separate nothing. */
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
    joined.push(text.includes('=') ? text : text.replace(/^[[\]]+|[[\]]+$/g, ''));
  }
  return joined;
}
