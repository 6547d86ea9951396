import { resolveReference, type StructuralSchema } from '@slipway/validate';
import { type Making, makeValue } from './make-value.ts';

/** Adds optional fields to the example, as many as the budget allows. */
export function grow(value: unknown, given: StructuralSchema, making: Making): unknown {
  const schema = resolveReference(given, making.root);
  if (Array.isArray(value)) return value.map((item) => grow(item, schema.items ?? {}, making));
  if (typeof value !== 'object' || value === null) return value;
  const properties = schema.properties ?? {};
  const entries = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const grown = Object.entries(value).map(([name, child]) => [name, grow(child, properties[name] ?? entries, making)] as const);
  const absent = Object.keys(properties).filter((name) => !Object.hasOwn(value, name));
  const room = making.budget > 0 && making.draw.chance(30) ? 1 : 0;
  const added = making.draw.some(absent, room).map((name) => [name, makeValue(properties[name] ?? {}, making)] as const);
  return Object.fromEntries([...grown, ...added]);
}
