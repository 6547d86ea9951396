import type { ReadReference } from './run.ts';
import type { IncludedText, PrintSite, Segments } from './segments.ts';

/** The node that printed a character. */
interface FoundSegment {
  readonly site: PrintSite;
  /** Offset in the file of the template. */
  readonly at: number;
  readonly read: ReadReference | undefined;
  /** The path from the value that was read to the printed part: `.limits.memory`. */
  readonly suffix: string;
}

/** Returns the node that printed the character at an offset of a text. */
export function segmentAt(text: string, segments: Segments, offset: number): FoundSegment | undefined {
  const index = lastStart(segments.starts, offset);
  if (index < 0) return undefined;
  const start = segments.starts[index] as number;
  const end = segments.starts[index + 1] ?? text.length;
  const part = text.slice(start, end);
  const inner = throughIncluded(part, offset - start, segments.included[index]);
  if (inner !== undefined) return inner;
  const site = segments.sites[index] as PrintSite;
  const container = segments.containers[index];
  const { node } = site;
  const at = node.kind === 'text' ? node.at + Math.min(offset - start, node.text.length) : node.at;
  if (container === undefined) return { site, at, read: undefined, suffix: '' };
  return { site, at, read: { container, key: segments.keys[index] as string }, suffix: pathInYaml(part, offset - start) };
}

/** Returns the last index whose start is at or before an offset. */
function lastStart(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Finds the character in the output of an included template, also when it was indented or trimmed: then the lines of both texts differ only
 * in the spaces at their ends.
 */
function throughIncluded(part: string, offset: number, included: readonly IncludedText[] | undefined): FoundSegment | undefined {
  for (const { text, segments } of included ?? []) {
    const direct = part === text ? offset : offsetInLines(part, offset, text);
    const found = direct === undefined ? undefined : segmentAt(text, segments, direct);
    if (found !== undefined) return found;
  }
  return undefined;
}

function offsetInLines(part: string, offset: number, text: string): number | undefined {
  const partLines = part.split('\n');
  const lines = text.split('\n');
  const first = partLines.findIndex((line) => line.trim() !== '');
  const from = first < 0 ? -1 : lines.findIndex((line) => line.trim() !== '' && (partLines[first] as string).includes(line.trim()));
  if (from < 0) return undefined;
  const before = part.slice(0, offset);
  const lineIndex = before.split('\n').length - 1;
  const line = lines[lineIndex - first + from];
  const partLine = partLines[lineIndex];
  if (line === undefined || partLine === undefined) return undefined;
  const shift = partLine.indexOf(line.trim()) - (line.length - line.trimStart().length);
  const column = Math.min(Math.max(0, before.length - before.lastIndexOf('\n') - 1 - shift), line.length);
  let start = 0;
  for (let index = 0; index < lineIndex - first + from; index++) start += (lines[index] as string).length + 1;
  return start + column;
}

/** Returns the path of the value at an offset of the YAML of one printed value; empty for a scalar. */
function pathInYaml(yaml: string, offset: number): string {
  const lines = yaml.split('\n');
  let index = yaml.slice(0, offset).split('\n').length - 1;
  const column = offset - (yaml.lastIndexOf('\n', offset - 1) + 1);
  let entry = entryOf(lines[index] ?? '', column);
  if (entry === undefined) return '';
  const steps: string[] = [];
  for (;;) {
    const item = entry.isItem ? itemNumber(lines, index, entry.dash) : undefined;
    steps.push(...(entry.key === undefined ? [] : [entry.key]), ...(item === undefined ? [] : [String(item)]));
    const parent = parentOf(lines, index, entry.isItem ? entry.dash : entry.indent, entry.isItem);
    if (parent === undefined) break;
    [index, entry] = parent;
  }
  return steps
    .reverse()
    .map((step) => `.${step}`)
    .join('');
}

/** A line of block style: `- key: value`. */
interface Entry {
  readonly indent: number;
  readonly dash: number;
  readonly isItem: boolean;
  readonly key: string | undefined;
}

const LINE = /^( *)(- )?(?:([^\s"'#][^:]*|"[^"]*"|'[^']*'):(?: |$))?/;

function entryOf(line: string, column: number): Entry | undefined {
  const match = LINE.exec(line);
  if (match === null || line.trim() === '' || column > line.length) return undefined;
  const [, space = '', dash, key] = match;
  if (dash === undefined && key === undefined) return undefined;
  return {
    indent: space.length + (dash?.length ?? 0),
    dash: space.length,
    isItem: dash !== undefined,
    key: key?.replace(/^(["'])(.*)\1$/, '$2'),
  };
}

function itemNumber(lines: readonly string[], index: number, dash: number): number {
  let number = 0;
  for (let line = index - 1; line >= 0; line--) {
    const entry = entryOf(lines[line] as string, 0);
    if (entry === undefined) continue;
    if (entry.isItem && entry.dash === dash) number++;
    else if (entry.indent <= dash && !(entry.indent === dash && entry.isItem)) break;
  }
  return number;
}

/** Returns the line that contains an entry with an indentation: the last line before it with less indentation. */
function parentOf(lines: readonly string[], index: number, indent: number, isItem: boolean): [number, Entry] | undefined {
  for (let line = index - 1; line >= 0; line--) {
    const entry = entryOf(lines[line] as string, 0);
    if (entry === undefined) continue;
    if (isItem && !entry.isItem && entry.key !== undefined && entry.indent === indent) return [line, entry];
    if (entry.isItem && entry.dash < indent && entry.indent === indent) return [line, { ...entry, key: undefined }];
    if (entry.indent < indent) return [line, entry];
  }
  return undefined;
}
