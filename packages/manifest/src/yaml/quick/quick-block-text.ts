import { CODE, type Cursor, nextLine, type TextCursor, toContent, UNUSUAL } from './quick-cursor.ts';

/**
 * Reads a literal (`|`) or folded (`>`) text to its last line. Leaves more indented lines and indentation indicators to the complete
 * reader.
 */
export function readBlockText<Value>(cursor: Cursor<Value>, parentColumn: number): Value {
  const { text, end } = cursor;
  const isFolded = text.charCodeAt(cursor.at) === CODE.greater;
  const header = /^[|>]([-+]?) *(?:(?<= )#.*)?$/.exec(text.slice(cursor.at, Math.max(cursor.at, nextLine(text, cursor.at, end) - 1)));
  if (header === null) throw UNUSUAL;
  cursor.at = nextLine(text, cursor.at, end);
  const lines = readLines(cursor, parentColumn);
  toContent(cursor);
  let last = lines.length;
  while (last > 0 && lines[last - 1] === '') last--;
  // A text of only blank lines has special rules.
  if (last === 0) throw UNUSUAL;
  const content = isFolded ? folded(lines.slice(0, last)) : last === lines.length ? lines.join('\n') : lines.slice(0, last).join('\n');
  const ends = header[1] === '-' ? '' : header[1] === '+' ? '\n'.repeat(lines.length - last + 1) : '\n';
  return cursor.make.block(content + ends, isFolded);
}

/** Reads the lines of the text without their indentation. The first line sets the indentation. */
function readLines(cursor: TextCursor, parentColumn: number): string[] {
  const { text, end } = cursor;
  const lines: string[] = [];
  let indentation = -1;
  while (cursor.at < end) {
    const start = cursor.at;
    let at = start;
    while (text.charCodeAt(at) === CODE.space) at++;
    const code = text.charCodeAt(at);
    const column = at - start;
    if (at < end && code === CODE.lineFeed) {
      // Blanks on a blank line may be content, or an error.
      if (column > Math.max(0, indentation)) throw UNUSUAL;
      lines.push('');
      cursor.at = at + 1;
      continue;
    }
    if (indentation < 0) indentation = column;
    if (at >= end || code === CODE.tab || indentation <= parentColumn) throw UNUSUAL;
    if (column < indentation) break;
    const lineEnd = text.indexOf('\n', at);
    if (lineEnd < 0 || lineEnd >= end) throw UNUSUAL;
    lines.push(text.slice(start + indentation, lineEnd));
    cursor.at = lineEnd + 1;
  }
  return lines;
}

/**
 * Folds lines: the first line end becomes a space, each further one remains. Leaves lines that start with a blank to the complete reader,
 * because they are not folded.
 */
function folded(lines: readonly string[]): string {
  let content = '';
  let breaks = 0;
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      breaks++;
      continue;
    }
    if (/^[ \t]/.test(line)) throw UNUSUAL;
    const isFirst = index === breaks && content === '';
    content += isFirst || breaks > 0 ? '\n'.repeat(breaks) : ' ';
    content += line;
    breaks = 0;
  }
  return content;
}
