import { onceForEachText } from './once.ts';

/** A part of a field path: the name of a field, or the index of an item. */
export type FieldPathSegment = string | number;

/** Returns the segments of a field path of Crossplane, such as `spec.ports[0].name` or `metadata.labels[app.name]`, or why it is invalid. */
export function readFieldPath(path: string): { readonly segments: readonly FieldPathSegment[] } | { readonly problem: string } {
  const { segments, problem } = parsed(path);
  return problem === undefined ? { segments } : { problem };
}

interface ParsedPath {
  readonly segments: readonly FieldPathSegment[];
  readonly problem?: string;
}

const parsed = onceForEachText((path) => new PathParser(path).parse(), { most: 10_000, longest: 500 });

class PathParser {
  private readonly path: string;
  private readonly segments: FieldPathSegment[] = [];
  private at = 0;

  constructor(path: string) {
    this.path = path;
  }

  parse(): ParsedPath {
    let problem: string | undefined;
    while (problem === undefined && this.at < this.path.length) problem = this.field();
    return problem === undefined ? { segments: this.segments } : { segments: [], problem };
  }

  /** Reads a name up to the next period or bracket, and the rest of that segment. */
  private field(): string | undefined {
    const { path, at: start } = this;
    while (this.at < path.length && !'.[]'.includes(path[this.at] as string)) this.at++;
    if (path[this.at] === ']') return this.unexpected(']');
    if (this.at > start) this.segments.push(fieldName(path.slice(start, this.at)));
    if (path[this.at] === '[') return this.brackets();
    return path[this.at] === '.' ? this.period() : undefined;
  }

  private period(): string | undefined {
    if (this.at === 0 || this.at === this.path.length - 1) return this.unexpected('.');
    this.at++;
    const next = this.path[this.at];
    return next === '.' || next === '[' ? this.unexpected(next) : undefined;
  }

  /** Reads an index or a name between brackets. */
  private brackets(): string | undefined {
    const end = this.path.indexOf(']', this.at);
    if (end < 0) return `unterminated '[' at position ${this.position(this.at)}`;
    const text = this.path.slice(this.at + 1, end);
    this.at++;
    if (text === '') return this.unexpected(']');
    const inner = text.indexOf('[');
    if (inner >= 0) return this.unexpected('[', this.at + inner);
    this.segments.push(fieldOrIndex(text));
    this.at = end + 1;
    return undefined;
  }

  private unexpected(character: string, at = this.at): string {
    return `unexpected '${character}' at position ${this.position(at)}`;
  }

  /** Go counts bytes, so the position is in bytes. */
  private position(at: number): number {
    return Buffer.byteLength(this.path.slice(0, at));
  }
}

/** The largest index of a list: a larger number is the name of a field. */
const MAX_UINT32 = 2 ** 32 - 1;

/** Returns the segment for a text between brackets: digits are an index, also in a map. */
function fieldOrIndex(text: string): FieldPathSegment {
  const index = /^\d+$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  return index <= MAX_UINT32 ? index : fieldName(text);
}

/** Returns a name without the quotes around it. */
function fieldName(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isQuote(text[start])) start++;
  while (end > start && isQuote(text[end - 1])) end--;
  return text.slice(start, end);
}

const isQuote = (character: string | undefined): boolean => character === '"' || character === "'";
