/** A property of an object literal, or an item of a list, in TypeScript text. */
export interface WrittenPosition {
  /** Keys and indexes of the enclosing values, outermost first, and its own. The index of an item after a spread is `UNKNOWN`. */
  readonly path: readonly (string | number)[];
  /** Line in the whole file, from 1. */
  readonly line: number;
  readonly column: number;
}

/**
 * Yields the properties and items of the literals in `text` from `line` on, until the brackets that opened there are closed: one call,
 * one definition. A scanner and not a parser: it recognizes strings, templates, comments and brackets, which is enough to find a key.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each branch is one kind of token, and all share the open brackets
export function writtenPositions(text: string, line: number, column: number): WrittenPosition[] {
  const places: WrittenPosition[] = [];
  const open: Bracket[] = [];
  const lineStarts = startsOfLines(text);
  const add = (own: readonly (string | number)[], offset: number): void => {
    places.push({ path: [...open.flatMap(segmentsOf), ...own], ...positionAt(lineStarts, offset) });
  };
  let pending: string | undefined;
  let previous = '';
  for (const { token, offset } of tokensOf(text, (lineStarts[line - 1] ?? text.length) + column - 1)) {
    const around = open.at(-1);
    const begins = previous === around?.bracket || previous === ',';
    const name = keyName(token);
    if (around?.index !== undefined && begins && token !== ']') {
      if (token === '.') around.index = UNKNOWN;
      else add([], offset);
    }
    if (name !== undefined && around?.bracket === '{' && begins && isKey(text, offset + token.length)) {
      add([name], offset);
      pending = name;
    } else if ('{[('.includes(token)) {
      open.push({ bracket: token, key: pending, index: token === '[' && !/[\w$)\]]$/.test(previous) ? 0 : undefined });
      pending = undefined;
    } else if ('}])'.includes(token)) {
      open.pop();
      if (open.length === 0) return places;
    } else if (token === ',' || token === ';') {
      pending = undefined;
      if (token === ',' && around?.index !== undefined && around.index !== UNKNOWN) around.index += 1;
      if (token === ';' && open.length === 0) return places;
    }
    previous = token;
  }
  return places;
}

const UNKNOWN = -1;

interface Bracket {
  readonly bracket: string;
  readonly key: string | undefined;
  /** Index of the current item of a list; undefined if the bracket opens no list. */
  index: number | undefined;
}

const segmentsOf = ({ key, index }: Bracket): (string | number)[] => [
  ...(key === undefined ? [] : [key]),
  ...(index === undefined ? [] : [index]),
];

/** Comments, strings, templates (as one), words, and single characters. */
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|[\w$]+|\s+|[\s\S]/g;

/** Yields tokens from an offset on, without white space and comments. */
export function* tokensOf(text: string, from = 0): Generator<{ readonly token: string; readonly offset: number }> {
  const pattern = new RegExp(TOKEN);
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    if (!isBlank(match[0])) yield { token: match[0], offset: match.index };
}

const isBlank = (token: string): boolean => /^\s|^\/\/|^\/\*/.test(token);

/** `name:` and the shorthands `name,` and `name }`, but not `name(`, `name.` or `name =>`. */
const isKey = (text: string, end: number): boolean => /^\s*[:,}]/.test(text.slice(end, end + 200));

function keyName(token: string): string | undefined {
  if (/^[A-Za-z_$][\w$]*$/.test(token)) return token;
  return /^(['"])[^\\]*\1$/.test(token) ? token.slice(1, -1) : undefined;
}

export function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  return starts;
}

export function positionAt(lineStarts: readonly number[], offset: number): { readonly line: number; readonly column: number } {
  const after = lineStarts.findIndex((start) => start > offset);
  const line = after < 0 ? lineStarts.length : after;
  return { line, column: offset - (lineStarts[line - 1] ?? 0) + 1 };
}
