import { parsePointer } from '@slipway/manifest';

/** A pointer as people and the server write it: `spec.rules[0].host`. */
export function fieldPath(pointer: string): string {
  const path = parsePointer(pointer)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : /^[\w$-]+$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`))
    .join('');
  return path.startsWith('.') ? path.slice(1) : path;
}
