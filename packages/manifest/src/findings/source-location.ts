import { fileURLToPath } from 'node:url';
import type { SourceLocation } from './rule.gen.ts';
import { sharedByCopies } from './shared-by-copies.ts';

const locations = sharedByCopies('locations', () => new WeakMap<object, SourceLocation>());

type Definer = ((...args: never[]) => unknown) | (abstract new (...args: never[]) => unknown);

/**
 * Remembers that `value` was written where `define` (the calling `define…` function or constructor) was called. The location is kept
 * outside of the value, for findings only, so it never enters the output.
 */
export function rememberLocation<T extends object>(value: T, define: Definer): T {
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, define);
  const location = firstFrame(holder.stack ?? '');
  return locationAt(value, location);
}

/** Gives `value` the place of the definition that it was made from. */
export function inheritLocation<T extends object>(value: T, from: object): T {
  return locationAt(value, locations.get(from));
}

/** Gives `value` the place `location`, where a process before noted that it was written; without one, none. */
export function locationAt<T extends object>(value: T, location: SourceLocation | undefined): T {
  if (location && !locations.has(value)) locations.set(value, location);
  return value;
}

/** Returns the location that `rememberLocation` stored for `value`; undefined without one. */
export const locationOf = (value: object): SourceLocation | undefined => locations.get(value);

function firstFrame(stack: string): SourceLocation | undefined {
  for (const frame of stack.split('\n')) {
    if (!/^\s+at /.test(frame)) continue;
    const place = frame.slice(frame.lastIndexOf('(') + 1, frame.endsWith(')') ? -1 : undefined).replace(/^\s+at (?:async )?/, '');
    const [, name, line, column] = /^([^()]+):(\d{1,9}):(\d{1,9})$/.exec(place) ?? [];
    if (name === undefined) continue;
    return { file: name.startsWith('file://') ? fileURLToPath(name) : name, line: Number(line), column: Number(column) };
  }
  return undefined;
}
