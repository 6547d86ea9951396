import { createHash } from 'node:crypto';

/** The first 16 hex digits of the SHA-256 of a value's JSON with sorted keys. */
export const contentHash = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
