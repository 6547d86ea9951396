import type { JsonSchema } from '@slipway/kube-models';

/** Returns the schema of the field that a Crossplane field path names; undefined if the schema has no such field. */
export const schemaAt = (schema: JsonSchema, path: string): JsonSchema | undefined =>
  fieldNames(path).reduce<JsonSchema | undefined>((at, name) => at && step(at, name), schema);

/** Splits `a.b[0].c[key.with.dots]` into names and indices. */
export function fieldNames(path: string): (string | number)[] {
  return [...path.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)].map(([whole, bracketed]) => {
    if (bracketed === undefined) return whole;
    return /^\d+$/.test(bracketed) ? Number(bracketed) : bracketed;
  });
}

function step(schema: JsonSchema, name: string | number): JsonSchema | undefined {
  const at = schema as Partial<Record<string, unknown>>;
  if (typeof name === 'number') return at.items as JsonSchema | undefined;
  const declared = (at.properties as Partial<Record<string, JsonSchema>> | undefined)?.[name];
  return declared ?? (at.additionalProperties as JsonSchema | undefined);
}
