import type { JsonSchema } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';
import { mapSchemas } from './map-schemas.ts';

/**
 * Returns the schema without descriptions. Visits schema positions only, so a *property* named `description`, and data
 * inside `default`, `enum`, `example` and `x-kubernetes-*`, are unchanged. Integers beyond 2^53 become numbers.
 */
export const stripDescriptions = (schema: JsonSchema): JsonSchema => strip(schema, withoutBigIntegers);

/** Does the same, but keeps all digits of integers, for a CRD that is written again. */
export const stripProse = (schema: JsonSchema): JsonSchema => strip(schema, (value) => value);

function strip(schema: JsonSchema, other: (value: unknown) => unknown): JsonSchema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !PROSE.has(keyword)));
  return mapSchemas(kept, (child) => (isFields(child) ? strip(child, other) : child), other);
}

const PROSE = new Set(['description', 'externalDocs']);

/** Limits are doubles in Go too. Objects are validated with the double that is nearest to a YAML number beyond 2^53. */
function withoutBigIntegers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(withoutBigIntegers);
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutBigIntegers(field)])) : value;
}
