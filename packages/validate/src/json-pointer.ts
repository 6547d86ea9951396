/** RFC 6901 pointer of `path`. */
export const pointerOf = (path: readonly (string | number)[]): string => path.map((part) => `/${escapePart(String(part))}`).join('');

/** The value at `pointer`; undefined when there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  return partsOf(pointer).reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Record<string, unknown>)[part] : undefined),
    root,
  );
}

export const partsOf = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** How people write the place: `spec.rules[0].host`. */
export function fieldPath(pointer: string): string {
  const path = partsOf(pointer)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : /^[\w$-]+$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`))
    .join('');
  return path.startsWith('.') ? path.slice(1) : path;
}

const escapePart = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
