import { positionAt, startsOfLines, tokensOf } from './written-positions.ts';

/** A position of a text in TypeScript. */
export interface WrittenText {
  /** The property with the text; undefined for an argument or an item. */
  readonly key: string | undefined;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** Yields the string literals of a file that equal `value`. */
export function* writtenTexts(text: string, value: string): Generator<WrittenText> {
  if (!text.includes(value)) return;
  const lineStarts = startsOfLines(text);
  let [beforeLast, last] = ['', ''];
  for (const { token, offset } of tokensOf(text)) {
    if (/^['"`]/.test(token) && token.slice(1, -1) === value)
      yield { key: last === ':' ? beforeLast.replace(/^(['"])(.*)\1$/, '$2') : undefined, ...positionAt(lineStarts, offset) };
    [beforeLast, last] = [last, token];
  }
}
