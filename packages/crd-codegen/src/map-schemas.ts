import type { JsonSchema } from '@slipway/kube-models';
import { isFields } from '@slipway/manifest';

/**
 * Applies `each` to the schemas directly in a schema, and `other` to the values of all other keywords. A *property* named `items` or
 * `not` is not a keyword. The values of `default`, `enum`, `example` and `x-kubernetes-*` are not schemas.
 */
export function mapSchemas(
  schema: JsonSchema,
  each: (schema: unknown) => unknown,
  other: (value: unknown) => unknown = (value) => value,
): JsonSchema {
  return Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, mapKeyword(keyword, value, each, other)]));
}

const SCHEMAS_BY_NAME = new Set(['properties', 'patternProperties', 'definitions', '$defs']);
const ONE_SCHEMA = new Set(['items', 'additionalProperties', 'not']);
const SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'items']);

function mapKeyword(keyword: string, value: unknown, each: (schema: unknown) => unknown, other: (value: unknown) => unknown): unknown {
  if (SCHEMAS_BY_NAME.has(keyword) && isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, each(schema)]));
  if (SCHEMA_LISTS.has(keyword) && Array.isArray(value)) return value.map(each);
  return ONE_SCHEMA.has(keyword) ? each(value) : other(value);
}
