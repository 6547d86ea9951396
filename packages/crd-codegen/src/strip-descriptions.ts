import type { JsonSchema } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';
import { mapSchemas } from './map-schemas.ts';

/**
 * The schema without the text that only people read. Walks schema positions only, so that a *property* named
 * `description`, and data inside `default`, `enum`, `example` and `x-kubernetes-*`, stay as they are;
 * integers beyond 2^53 become numbers.
 */
export const stripDescriptions = (schema: JsonSchema): JsonSchema => strip(schema, withoutBigIntegers);

/** The same with all digits of integers, as a definition that is written again has them. */
export const stripProse = (schema: JsonSchema): JsonSchema => strip(schema, (value) => value);

function strip(schema: JsonSchema, other: (value: unknown) => unknown): JsonSchema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !PROSE.has(keyword)));
  return mapSchemas(kept, (child) => (isFields(child) ? strip(child, other) : child), other);
}

const PROSE = new Set(['description', 'externalDocs']);

/** Limits are doubles in Go too, and objects are judged with the nearest double of what YAML has beyond 2^53. */
function withoutBigIntegers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(withoutBigIntegers);
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutBigIntegers(field)])) : value;
}
