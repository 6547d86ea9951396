import { createHash } from 'node:crypto';
import { stableText } from '@slipway/manifest';
import { asParsed } from './as-parsed.ts';

/** The first 16 hex digits of the SHA-256 of a value's `stableText`; numbers as exact as JavaScript reads them from JSON. */
export const contentHash = (value: unknown): string =>
  createHash('sha256')
    .update(stableText(asParsed(value)))
    .digest('hex')
    .slice(0, 16);
