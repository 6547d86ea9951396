import { findSchema, type KindSchema } from '@slipway/kube-models';
import fc from 'fast-check';
import { matcher } from '../src/schema/pattern.ts';
import { isIntOrString, isQuantity, resolveReference, type StructuralSchema } from '../src/schema/structural-schema.ts';

/** Objects that the schema of `kind` allows: every required field, and any choice of optional ones. */
export function arbitraryObject(apiVersion: string, kind: string): fc.Arbitrary<object> {
  const schema = findSchema(apiVersion, kind);
  if (schema === undefined) throw new Error(`no schema for ${apiVersion} ${kind}`);
  const root = schema.schema as StructuralSchema;
  const { apiVersion: _, kind: __, metadata: ___, status: ____, ...content } = root.properties ?? {};
  const required = (root.required ?? []).filter((field) => field in content);
  return valueFor({ ...root, properties: content, required }, root, 0)?.map((fields) => ({
    apiVersion,
    kind,
    metadata: metadataFor(schema),
    ...(fields as object),
  })) as fc.Arbitrary<object>;
}

const metadataFor = (schema: KindSchema): object => ({ name: 'a', ...(schema.scope === 'Namespaced' ? { namespace: 'b' } : {}) });

const MAX_DEPTH = 5;
const TEXTS = ['5m', 'a', '1', '10Gi', 'https://example.org', 'ami-1', 'Never', 'a/b', '50%', '0123456789012', '2026-01-01T00:00:00Z', ''];

/** Undefined when no value of the schema can be made up here (a pattern that none of the texts matches). */
function valueFor(given: StructuralSchema, root: StructuralSchema, depth: number): fc.Arbitrary<unknown> | undefined {
  const schema = resolveReference(given, root);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (isIntOrString(schema)) return schema.pattern ? undefined : fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant('5'));
  if (isQuantity(schema)) return fc.constantFrom('100m', '1Gi', 2);
  if (schema.anyOf || schema.oneOf || schema.not || (schema.allOf?.length ?? 0) > 1) return undefined;
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: Math.min(schema.maximum ?? 100, 2 ** 31 - 1) });
    case 'string':
      return textOf(schema);
    case 'array':
      return listOf(schema, root, depth);
    default:
      return schema['x-kubernetes-embedded-resource'] ? fc.constant({ apiVersion: 'v1', kind: 'A' }) : fieldsOf(schema, root, depth);
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = 99 }: StructuralSchema): fc.Arbitrary<unknown> | undefined {
  const fitting = TEXTS.filter(
    (text) => text.length >= minLength && text.length <= maxLength && (pattern === undefined || matcher(pattern).test(text)),
  );
  return fitting.length && (format === undefined || format === '') ? fc.constantFrom(...fitting) : undefined;
}

function listOf(schema: StructuralSchema, root: StructuralSchema, depth: number): fc.Arbitrary<unknown> | undefined {
  const least = schema.minItems ?? 0;
  const entry = schema.items && depth < MAX_DEPTH ? valueFor(schema.items, root, depth + 1) : undefined;
  if (entry === undefined) return least === 0 ? fc.constant([]) : undefined;
  const hasKeys = schema['x-kubernetes-list-type'] === 'map' || schema['x-kubernetes-list-type'] === 'set';
  return fc.array(entry, { minLength: least, maxLength: hasKeys ? Math.max(1, least) : least + 2 });
}

function fieldsOf(schema: StructuralSchema, root: StructuralSchema, depth: number): fc.Arbitrary<unknown> | undefined {
  if (typeof schema.additionalProperties === 'object') {
    const value = depth < MAX_DEPTH ? valueFor(schema.additionalProperties, root, depth + 1) : undefined;
    return value ? fc.dictionary(fc.constantFrom('a', 'b'), value, { maxKeys: 2 }) : fc.constant({});
  }
  const required = schema.required ?? [];
  if ((schema.minProperties ?? 0) > required.length) return undefined;
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [key, child] of Object.entries(schema.properties ?? {})) {
    const isRequired = required.includes(key);
    if (!isRequired && (depth >= MAX_DEPTH || schema.maxProperties !== undefined)) continue;
    const value = valueFor(child, root, depth + 1);
    if (value) fields[key] = value;
    else if (isRequired) return undefined;
  }
  return fc.record(fields, { requiredKeys: required.filter((key) => key in fields) });
}
