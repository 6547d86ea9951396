import { goQuote } from '@slipway/go-template/go-format';
import { type FieldPathSegment, readFieldPath } from '@slipway/manifest';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';

/** A part of a field path: the name of a field, or the index of an item. */
export type Segment = FieldPathSegment;

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

/** Returns the segments of a field path; undefined for a missing or an invalid one. */
export function validSegments(path: string | undefined): readonly Segment[] | undefined {
  const read = path === undefined ? undefined : readFieldPath(path);
  return read !== undefined && 'segments' in read ? read.segments : undefined;
}

/** Returns whether one path equals the other one, or is above it. */
export const pathsOverlap = (a: readonly Segment[], b: readonly Segment[]): boolean =>
  a.every((segment, at) => at >= b.length || segment === b[at]);

function segmentsOf(path: string): readonly Segment[] {
  const read = readFieldPath(path);
  if ('problem' in read) throw new CrossplaneError(read.problem);
  return read.segments;
}

/** Returns the text of a field path. A name with a period, and a wildcard, are in brackets. */
export function fieldPathText(segments: readonly Segment[]): string {
  const text = segments.map(segmentText).join('');
  return text.startsWith('.') ? text.slice(1) : text;
}

const segmentText = (segment: Segment): string =>
  typeof segment === 'number' || segment === WILDCARD || segment.includes('.') ? `[${segment}]` : `.${segment}`;
