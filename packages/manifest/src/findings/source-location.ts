import { fileURLToPath } from 'node:url';
import type { SourceLocation } from './rule.gen.ts';
import { sharedByCopies } from './shared-by-copies.ts';

const locations = sharedByCopies('locations', () => new WeakMap<object, SourceLocation>());

type Definer = ((...args: never[]) => unknown) | (abstract new (...args: never[]) => unknown);

/**
 * Stores the location of the call of `define` (a `define…` function or constructor) as the location of `value`. It is kept outside of the
 * value, for findings only, so it never enters the output.
 */
export function rememberLocation<T extends object>(value: T, define: Definer): T {
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, define);
  const location = firstFrame(holder.stack ?? '');
  return locationAt(value, location);
}

/** Stores the location of `from` for `value`, which was created from it. */
export function inheritLocation<T extends object>(value: T, from: object): T {
  return locationAt(value, locations.get(from));
}

/** Stores a location for `value` that an earlier process recorded. Does nothing without a location. */
export function locationAt<T extends object>(value: T, location: SourceLocation | undefined): T {
  if (location && !locations.has(value)) locations.set(value, location);
  return value;
}

/** Returns the location that `rememberLocation` stored for `value`; undefined without one. */
export const locationOf = (value: object): SourceLocation | undefined => locations.get(value);

function firstFrame(stack: string): SourceLocation | undefined {
  for (const frame of stack.split('\n')) {
    if (!/^\s+at /.test(frame)) continue;
    const position = frame.slice(frame.lastIndexOf('(') + 1, frame.endsWith(')') ? -1 : undefined).replace(/^\s+at (?:async )?/, '');
    const [, name, line, column] = /^([^()]+):(\d{1,9}):(\d{1,9})$/.exec(position) ?? [];
    if (name === undefined) continue;
    return { file: name.startsWith('file://') ? fileURLToPath(name) : name, line: Number(line), column: Number(column) };
  }
  return undefined;
}
