/** A place in a text. */
export interface Cursor {
  readonly text: string;
  at: number;
  /** From 0. */
  line: number;
  /** From 0. */
  column: number;
}

/** Past one character that is no line end. */
export function skip(cursor: Cursor): void {
  cursor.at++;
  cursor.column++;
}

/** Past a line end, if there is one; what it is in a scalar. */
export function skipBreak(cursor: Cursor): string {
  const { text, at } = cursor;
  if (!isBreak(text, at)) return '';
  const character = text.charAt(at);
  cursor.at += character === '\r' && text.charAt(at + 1) === '\n' ? 2 : 1;
  cursor.column = 0;
  cursor.line++;
  return character === '\u2028' || character === '\u2029' ? character : '\n';
}

export function isBreak(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x0a || code === 0x0d || (code > 0x7f && (code === 0x85 || code === 0x2028 || code === 0x2029));
}

export const isEnd = (text: string, at: number): boolean => at >= text.length;

export const isBlank = (text: string, at: number): boolean => text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09;

export const isBlankOrEnd = (text: string, at: number): boolean => isEnd(text, at) || isBlank(text, at) || isBreak(text, at);

/** A character of names of anchors, tags and directives. */
export const isWord = (text: string, at: number): boolean => /^[0-9A-Za-z_-]$/.test(text.charAt(at));

/** Whether a line starts with `---` or `...` here. */
export function isDocumentMark({ text, at, column }: Cursor): boolean {
  if (column !== 0) return false;
  return (text.startsWith('---', at) || text.startsWith('...', at)) && isBlankOrEnd(text, at + 3);
}
