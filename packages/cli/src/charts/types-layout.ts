/** Formats the output of json-schema-to-typescript, because its own formatter is slow: indentation, semicolons, read-only lists. */
export function formatted(text: string): string {
  const lines = withReadOnlyLists(text).split('\n');
  const out: string[] = [];
  let depth = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] as string).trim();
    if (line === '') continue;
    if (line === '/**') {
      const end = lines.indexOf(' */', index);
      out.push(...commentLines(lines.slice(index + 1, end)).map((each) => `${indent(depth)}${each}`));
      index = end;
      continue;
    }
    if (line.startsWith('}')) depth -= 1;
    const opens = line.endsWith('{');
    const isOpen = opens || (depth === 0 && line === '}');
    out.push(`${indent(depth)}${inAscii(line)}${isOpen ? '' : ';'}`);
    if (opens) depth += 1;
  }
  return `${out.join('\n')}\n`;
}

/** Returns a comment with one line on one line. */
function commentLines(lines: readonly string[]): readonly string[] {
  const [first = '', second] = lines.map((line) => line.trim());
  return second === undefined ? [`/** ${first.slice(2)} */`] : ['/**', ...lines, ' */'];
}

const indent = (depth: number): string => '  '.repeat(depth);

/** Escapes characters that are not ASCII. In code, they occur only in strings. */
const inAscii = (code: string): string =>
  code.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Adds `readonly` before the types of lists, because definitions share lists that are read-only. Removes parentheses around the whole type of
 * a field.
 */
function withReadOnlyLists(text: string): string {
  const edits = new Map<number, string>();
  const open: number[] = [];
  /** Start of the type before the current position. */
  let operand = 0;
  for (const { index, 0: token } of text.matchAll(TOKENS)) {
    if (/^(?: \*|\/)/.test(token)) continue;
    if (token === '[]') edits.set(operand, `readonly ${text[operand]}`);
    else if ('({['.includes(token)) open.push(index);
    else if (')}]'.includes(token)) {
      operand = open.pop() ?? index;
      const isWhole = token === ')' && text[index + 1] === '\n' && /[:=] $/.test(text.slice(Math.max(0, operand - 2), operand));
      if (isWhole) edits.set(operand, '').set(index, '');
    } else operand = index;
  }
  let at = 0;
  const parts: string[] = [];
  for (const [position, replacement] of [...edits].sort(([a], [b]) => a - b)) {
    parts.push(text.slice(at, position), replacement);
    at = position + 1;
  }
  return parts.join('') + text.slice(at);
}

/** Lines of comments, strings, lists, brackets and names. */
const TOKENS = /^(?: \*|\/\*\*).*$|"(?:[^"\\\n]|\\.)*"?|\[\]|[(){}[\]]|[\w$]+/gm;
