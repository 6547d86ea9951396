import { createHash } from 'node:crypto';
import { stableText } from '@slipway/manifest';
import { asParsed } from './as-parsed.ts';

/** Returns the first 16 hex digits of the SHA-256 of a value's `stableText`, with numbers as JavaScript parses them from JSON. */
export const contentHash = (value: unknown): string =>
  createHash('sha256')
    .update(stableText(asParsed(value)))
    .digest('hex')
    .slice(0, 16);
