import type { KindSchema } from '@slipway/kube-models';
import type { Manifest } from '@slipway/manifest';
import { embeddedSchema, objectSchema, resolveReference, type StructuralSchema } from '@slipway/validate';

/** Names of fields and indexes of list items, from the root of an object. */
export type Path = readonly (string | number)[];

/** A value in an object, with its schema. */
export interface TypedValue {
  readonly path: Path;
  readonly value: unknown;
  readonly schema: StructuralSchema;
}

/** Returns every path of an object that its schema has, the object itself first. */
export function typedValues(object: Manifest, kind: KindSchema): readonly TypedValue[] {
  const root = objectSchema(kind);
  return below({ path: [], value: object, schema: root }, root);
}

function below(typed: TypedValue, root: StructuralSchema): readonly TypedValue[] {
  const found = resolveReference(typed.schema, root);
  const schema = found['x-kubernetes-embedded-resource'] ? embeddedSchema(found) : found;
  return [{ ...typed, schema }, ...childrenOf({ ...typed, schema }).flatMap((child) => below(child, root))];
}

function childrenOf({ path, value, schema }: TypedValue): readonly TypedValue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const entries = schema.items ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
    const known = Array.isArray(value) ? schema.items : (schema.properties?.[name] ?? entries);
    return known ? [{ path: [...path, Array.isArray(value) ? Number(name) : name], value: child, schema: known }] : [];
  });
}

/** Returns a copy of `whole` with `value` at `path`; undefined removes the field or item. */
export function withValue<Whole>(whole: Whole, path: Path, value: unknown): Whole {
  const [first, ...rest] = path;
  if (first === undefined) return value as Whole;
  if (Array.isArray(whole)) {
    const index = Number(first);
    const changed = rest.length === 0 ? value : withValue<unknown>(whole[index], rest, value);
    return [...whole.slice(0, index), ...(changed === undefined ? [] : [changed]), ...whole.slice(index + 1)] as Whole;
  }
  const record = whole as Readonly<Record<string, unknown>>;
  const changed = rest.length === 0 ? value : withValue<unknown>(record[first], rest, value);
  // Copies entry by entry, so that fields keep their order.
  return Object.fromEntries(
    Object.entries({ ...record, [first]: changed }).filter(([name]) => name !== String(first) || changed !== undefined),
  ) as Whole;
}
