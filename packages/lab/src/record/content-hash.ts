import { createHash } from 'node:crypto';

/** The first 16 hex digits of the SHA-256 of a value's JSON with sorted keys; numbers as exact as JavaScript reads them from JSON. */
export const contentHash = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return Number(part);
    return typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  });
