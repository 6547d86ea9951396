import type { JsonSchema } from '@slipway/kube-models';
import { fieldsOf, isFields } from '@slipway/manifest';
import { own } from '../objects/values.ts';

/** A node of the schema of a kind, with the root of its references. */
export interface SchemaNode {
  readonly root: JsonSchema;
  readonly schema: JsonSchema;
}

export const schemaRoot = (root: JsonSchema | undefined): SchemaNode | undefined =>
  root === undefined ? undefined : resolved(root, root, 0);

/** Returns the schema of a field; undefined if it has none. */
export function fieldNode(node: SchemaNode | undefined, key: string): SchemaNode | undefined {
  if (node === undefined) return undefined;
  const found = own(fieldsOf(node.schema.properties), key) ?? node.schema.additionalProperties;
  return isFields(found) ? resolved(node.root, found, 0) : undefined;
}

/** Returns the schema of the items of a list. */
export function itemNode(node: SchemaNode | undefined): SchemaNode | undefined {
  const items = node?.schema.items;
  return node !== undefined && isFields(items) ? resolved(node.root, items, 0) : undefined;
}

/** Resolves a reference into `$defs`, as in built-in kinds. Keeps siblings such as a default. */
function resolved(root: JsonSchema, schema: JsonSchema, depth: number): SchemaNode {
  const all = schema.allOf;
  const only = Array.isArray(all) && all.length === 1 ? fieldsOf(all[0]).$ref : undefined;
  const reference = schema.$ref ?? only;
  if (typeof reference !== 'string' || depth > MAX_DEPTH) return { root, schema };
  const target = own(fieldsOf(root.$defs), reference.replace('#/$defs/', ''));
  const { $ref: _, allOf: __, ...siblings } = schema;
  return { root, schema: { ...resolved(root, fieldsOf(target), depth + 1).schema, ...siblings } };
}

const MAX_DEPTH = 20;
