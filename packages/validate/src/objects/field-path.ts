import { parsePointer } from '@slipway/manifest';

/** Returns a pointer in the server's notation: `spec.rules[0].host`. */
export function fieldPath(pointer: string): string {
  const path = parsePointer(pointer)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : /^[\w$-]+$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`))
    .join('');
  return path.startsWith('.') ? path.slice(1) : path;
}
