/** One segment of a path in a JSON value: a key of a map or an index of a list. */
export type PointerSegment = string | number;

/** Returns the RFC 6901 pointer of a path. A path without segments gives the empty pointer, which is the whole value. */
export const buildPointer = (segments: readonly PointerSegment[]): string =>
  segments.map((segment) => `/${escapeSegment(String(segment))}`).join('');

/** Returns `pointer` with one more segment. */
export const childPointer = (pointer: string, segment: PointerSegment): string => `${pointer}/${escapeSegment(String(segment))}`;

/** Returns the segments of `pointer`. Throws a RangeError when it is not a JSON pointer. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) {
    throw new RangeError(`not a JSON pointer: ${JSON.stringify(pointer)}; expected segments such as /spec/values, ~ as ~0 and / as ~1`);
  }
  return pointer.slice(1).split('/').map(unescapeSegment);
}

/** Returns the value at `pointer`, or undefined when it does not exist. Only own keys count, so `__proto__` does not exist. */
export function getPointer(value: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>((parent, segment) => step(parent, segment), value);
}

function step(parent: unknown, segment: string): unknown {
  if (Array.isArray(parent)) return /^(?:0|[1-9]\d*)$/.test(segment) ? parent[Number(segment)] : undefined;
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, segment)) return undefined;
  return (parent as Readonly<Record<string, unknown>>)[segment];
}

const escapeSegment = (segment: string): string => (/[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment);

const unescapeSegment = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');
