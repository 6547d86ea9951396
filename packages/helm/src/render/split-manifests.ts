/** The release of Helm whose rule splits rendered text into documents. */
export type Splitter = '4.2.2' | '4.2.4';

/** A document of a rendered file. */
export interface SplitDocument {
  readonly text: string;
  /** Offset of the document in the rendered text. */
  readonly start: number;
}

/** Splits at a line that begins with `---`, and removes the blanks after it. */
const LINE_SEPARATOR = /^---[\t\f\r ]*\n?/gm;

/**
 * Splits rendered text like Helm. Release 4.2.2 removes all white space around a separator, so a block scalar before it loses its line end.
 * Release 4.2.4, which helm-controller has from 1.6.3, keeps it.
 */
export function splitManifests(text: string, splitter: Splitter = '4.2.2'): readonly SplitDocument[] {
  const start = text.length - trimStart(text).length;
  return documents(text, start, splitter === '4.2.2' ? linearSeparators(text.slice(start)) : lineSeparators(text.slice(start)));
}

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** Finds the separators of 4.2.2 in linear time. A pattern that begins with `\s*` would try each white space again. */
function linearSeparators(text: string): readonly Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  for (let at = text.indexOf('---'); at >= 0; at = text.indexOf('---', at + 1)) {
    // The line end before a separator must not be part of the previous separator.
    if (at !== 0 && (at - 1 < from || text.charAt(at - 1) !== '\n')) continue;
    let start = at;
    if (at !== 0) {
      start = at - 1;
      while (start > from && isSpace(text.charCodeAt(start - 1))) start -= 1;
    }
    let end = at + 3;
    while (end < text.length && isSpace(text.charCodeAt(end))) end += 1;
    cuts.push({ start, end });
    from = end;
    at = end - 1;
  }
  return cuts;
}

const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);

const lineSeparators = (text: string): readonly Cut[] =>
  [...text.matchAll(LINE_SEPARATOR)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

function documents(text: string, offset: number, cuts: readonly Cut[]): readonly SplitDocument[] {
  const found: SplitDocument[] = [];
  let start = offset;
  for (const cut of [...cuts, { start: text.length - offset, end: text.length - offset }]) {
    const part = text.slice(start, offset + cut.start);
    const trimmed = trimStart(part);
    if (trimmed.trim() !== '') found.push({ text: trimmed, start: start + part.length - trimmed.length });
    start = offset + cut.end;
  }
  return found;
}

/** Removes Unicode white space at the start. Like Go, keeps a byte-order mark. */
const trimStart = (text: string): string => text.replace(/^(?:(?!\ufeff)[\s\u0085])+/, '');
