/** A position in a text. Lines and columns count from 1, and columns in UTF-16 code units as in editors and SARIF. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Returns a function that converts offsets of `text` to positions. Lines end with LF, CRLF or CR. */
export function positionsIn(text: string): (offset: number) => TextPosition {
  const starts = lineStarts(text);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  if (text.includes('\r')) for (const end of text.matchAll(/\r\n|[\n\r]/g)) starts.push(end.index + end[0].length);
  else for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
