/** A key of an object literal in TypeScript text. */
interface PropertyKey {
  readonly name: string;
  /** Keys of the objects around it, outermost first. */
  readonly enclosing: readonly string[];
  /** From 1, in the whole file. */
  readonly line: number;
  readonly column: number;
}

/**
 * Keys of the object literals in `text` from `line` on, until the brackets that opened there are closed: one call, one
 * definition. A scanner, not a parser: it knows strings, templates, comments and brackets, which is enough to find a key.
 */
export function propertyKeys(text: string, line: number, column: number): PropertyKey[] {
  const keys: PropertyKey[] = [];
  const open: { readonly bracket: string; readonly key: string | undefined }[] = [];
  const lineStarts = startsOfLines(text);
  let pending: string | undefined;
  let previous = '';
  TOKEN.lastIndex = (lineStarts[line - 1] ?? text.length) + column - 1;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const token = match[0];
    if (isBlank(token)) continue;
    const name = keyName(token);
    if (name !== undefined && open.at(-1)?.bracket === '{' && (previous === '{' || previous === ',') && isKey(text, TOKEN.lastIndex)) {
      const position = positionAt(lineStarts, match.index);
      keys.push({ name, enclosing: open.flatMap(({ key }) => (key === undefined ? [] : [key])), ...position });
      pending = name;
    } else if ('{[('.includes(token)) {
      open.push({ bracket: token, key: pending });
      pending = undefined;
    } else if ('}])'.includes(token)) {
      open.pop();
      if (open.length === 0) return keys;
    } else if (token === ',' || token === ';') {
      pending = undefined;
      if (token === ';' && open.length === 0) return keys;
    }
    previous = token;
  }
  return keys;
}

/** Comments, strings, templates (as one), words, and single characters. */
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|[\w$]+|\s+|[\s\S]/g;

const isBlank = (token: string): boolean => /^\s|^\/\/|^\/\*/.test(token);

/** `name:` and the shorthands `name,` and `name }`, but not `name(`, `name.` or `name =>`. */
const isKey = (text: string, end: number): boolean => /^\s*[:,}]/.test(text.slice(end, end + 200));

function keyName(token: string): string | undefined {
  if (/^[A-Za-z_$][\w$]*$/.test(token)) return token;
  return /^(['"])[^\\]*\1$/.test(token) ? token.slice(1, -1) : undefined;
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  return starts;
}

function positionAt(lineStarts: readonly number[], offset: number): { readonly line: number; readonly column: number } {
  const after = lineStarts.findIndex((start) => start > offset);
  const line = after < 0 ? lineStarts.length : after;
  return { line, column: offset - (lineStarts[line - 1] ?? 0) + 1 };
}
