import type { JsonSchema } from '@slipway/kube-models';
import { fieldsOf, isFields, own } from '../objects/values.ts';

/** A node of the schema of a kind, with the root that references lead into. */
export interface SchemaNode {
  readonly root: JsonSchema;
  readonly schema: JsonSchema;
}

export const schemaRoot = (root: JsonSchema | undefined): SchemaNode | undefined =>
  root === undefined ? undefined : resolved(root, root, 0);

/** What the schema says of a field; undefined where it says nothing. */
export function fieldNode(node: SchemaNode | undefined, key: string): SchemaNode | undefined {
  if (node === undefined) return undefined;
  const found = own(fieldsOf(node.schema.properties), key) ?? node.schema.additionalProperties;
  return isFields(found) ? resolved(node.root, found, 0) : undefined;
}

/** What the schema says of the items of a list. */
export function itemNode(node: SchemaNode | undefined): SchemaNode | undefined {
  const items = node?.schema.items;
  return node !== undefined && isFields(items) ? resolved(node.root, items, 0) : undefined;
}

/** References of built-in kinds lead into `$defs`; siblings such as a default count. */
function resolved(root: JsonSchema, schema: JsonSchema, depth: number): SchemaNode {
  const all = schema.allOf;
  const only = Array.isArray(all) && all.length === 1 ? fieldsOf(all[0]).$ref : undefined;
  const reference = schema.$ref ?? only;
  if (typeof reference !== 'string' || depth > DEEPEST) return { root, schema };
  const target = own(fieldsOf(root.$defs), reference.replace('#/$defs/', ''));
  const { $ref: _, allOf: __, ...siblings } = schema;
  return { root, schema: { ...resolved(root, fieldsOf(target), depth + 1).schema, ...siblings } };
}

const DEEPEST = 20;
