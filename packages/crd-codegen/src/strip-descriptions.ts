import type { JsonSchema } from '@slipway/kube-models';
import { isRecord } from './is-record.ts';

/**
 * The schema without the text that only people read. Walks schema positions only, so that a *property* named
 * `description`, and data inside `default`, `enum`, `example` and `x-kubernetes-*`, stay as they are;
 * integers beyond 2^53 become numbers.
 */
export function stripDescriptions(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => !PROSE.has(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, stripKeyword(keyword, value)]));
}

const PROSE = new Set(['description', 'externalDocs']);
const SCHEMAS_BY_NAME = new Set(['properties', 'patternProperties', 'definitions', '$defs']);
const ONE_SCHEMA = new Set(['items', 'additionalProperties', 'not']);
const SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'items']);

function stripKeyword(keyword: string, value: unknown): unknown {
  if (SCHEMAS_BY_NAME.has(keyword) && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, stripIfSchema(schema)]));
  }
  if (ONE_SCHEMA.has(keyword)) return stripIfSchema(value);
  if (SCHEMA_LISTS.has(keyword) && Array.isArray(value)) return value.map(stripIfSchema);
  return withoutBigIntegers(value);
}

/** Limits are doubles in Go too, and objects are judged with the nearest double of what YAML has beyond 2^53. */
function withoutBigIntegers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(withoutBigIntegers);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutBigIntegers(field)])) : value;
}

const stripIfSchema = (value: unknown): unknown => (isRecord(value) ? stripDescriptions(value) : value);
