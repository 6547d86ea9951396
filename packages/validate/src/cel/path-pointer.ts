import { buildPointer } from '@slipway/manifest';

const PART = /\.([^.[\]]+)|\['((?:\\.|[^'\\])*)'\]/y;
const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The JSON pointer of a rule's `fieldPath` (`.spec.name`, `.labels['a.b']`); empty when it has none, or one that cannot be read. */
export function pathPointer(path: string): string {
  const parts: string[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < path.length) {
    const found = PART.exec(path);
    if (found === null) return '';
    parts.push(found[1] ?? (found[2] ?? '').replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter));
  }
  return buildPointer(parts);
}
