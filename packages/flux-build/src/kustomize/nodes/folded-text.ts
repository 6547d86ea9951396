/**
 * Returns a folded text (`>`) after go-yaml wrote and read it again: it adds an empty line before lines with more indentation, and at the
 * end of a text that keeps its line ends.
 */
export function refolded(text: string): string {
  if (!text.includes('\n') || /[ \t](?:\n|$)/.test(text) || UNPRINTABLE.test(text)) return text; // written in quotes
  return readFolded(writeFolded(text).split('\n'), chompingOf(text));
}

const UNPRINTABLE = /[^\n\t\u0020-\u007e\u00a0-\ud7ff\ue000-\ufefe\uff00-\ufffd\ud800-\udfff]/;

type Chomping = 'strip' | 'clip' | 'keep';

function chompingOf(text: string): Chomping {
  if (!text.endsWith('\n')) return 'strip';
  return text === '\n' || text.endsWith('\n\n') ? 'keep' : 'clip';
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/** Returns lines without their indentation. Text after a line end is not checked, but the start of the text is. */
function writeFolded(text: string): string {
  const first = /[^\n]/.exec(text)?.[0];
  const doubles = first !== undefined && !isBlank(first);
  let written = '';
  let atStart = true;
  let indented = true;
  for (const character of text) {
    if (character === '\n') {
      if (!atStart && !indented && doubles) written += '\n';
      written += '\n';
      atStart = true;
    } else {
      if (atStart) indented = isBlank(character);
      written += character;
      atStart = false;
    }
  }
  return written;
}

function readFolded(lines: readonly string[], chomping: Chomping): string {
  let text = '';
  let pending = '';
  let empty = '';
  let indented = false;
  for (const [index, line] of lines.entries()) {
    const ends = index < lines.length - 1 ? '\n' : '';
    if (line === '') {
      empty += ends;
      continue;
    }
    if (!indented && !isBlank(line[0]) && pending === '\n') text += empty === '' ? ' ' : '';
    else text += pending;
    text += empty + line;
    indented = isBlank(line[0]);
    pending = ends;
    empty = '';
  }
  if (chomping === 'strip') return text;
  return text + pending + (chomping === 'keep' ? empty : '');
}
