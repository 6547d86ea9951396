import { goQuote } from '@slipway/go-template/go-format';
import { onceForEachText } from '@slipway/manifest';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';

/** A part of a field path: the name of a field, or the index of an item. */
export type Segment = string | number;

/** The name of the segment `[*]`. It is a wildcard only if the path is expanded. */
export const WILDCARD = '*';

/**
 * Returns the segments of a field path such as `spec.ports[0].name` or `metadata.labels[app.name]`. Throws a CrossplaneError for an
 * invalid path.
 */
export function parseFieldPath(path: string): readonly Segment[] {
  return withContext(
    () => `cannot parse path ${goQuote(path)}`,
    () => segmentsOf(path),
  );
}

/** Returns the segments of a field path, or the reason why it is invalid. */
export function readFieldPath(path: string): { readonly segments: readonly Segment[] } | { readonly problem: string } {
  const { segments, problem } = parsed(path);
  return problem === undefined ? { segments } : { problem };
}

/** Returns the segments of a field path; undefined for a missing or an invalid one. */
export function validSegments(path: string | undefined): readonly Segment[] | undefined {
  const read = path === undefined ? undefined : parsed(path);
  return read?.problem === undefined ? read?.segments : undefined;
}

/** Returns whether one path equals the other one, or is above it. */
export const pathsOverlap = (a: readonly Segment[], b: readonly Segment[]): boolean =>
  a.every((segment, at) => at >= b.length || segment === b[at]);

function segmentsOf(path: string): readonly Segment[] {
  const { segments, problem } = parsed(path);
  if (problem !== undefined) throw new CrossplaneError(problem);
  return segments;
}

interface ParsedPath {
  readonly segments: readonly Segment[];
  readonly problem?: string;
}

const parsed = onceForEachText((path) => new PathParser(path).parse(), { most: 10_000, longest: 500 });

class PathParser {
  private readonly path: string;
  private readonly segments: Segment[] = [];
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
function fieldOrIndex(text: string): Segment {
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

/** Returns the text of a field path. A name with a period, and a wildcard, are in brackets. */
export function fieldPathText(segments: readonly Segment[]): string {
  const text = segments.map(segmentText).join('');
  return text.startsWith('.') ? text.slice(1) : text;
}

const segmentText = (segment: Segment): string =>
  typeof segment === 'number' || segment === WILDCARD || segment.includes('.') ? `[${segment}]` : `.${segment}`;
