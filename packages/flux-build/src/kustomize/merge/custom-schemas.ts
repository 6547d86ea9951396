import type { JsonValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';
import { yaml11Value } from '../nodes/yaml11-value.ts';
import type { MergeSchema, MergeSchemas } from './merge-schema.ts';

type Json = { readonly [key: string]: JsonValue };

/** Returns the kinds of an OpenAPI document of the `openapi` field, which precede those of `others`. */
export function customSchemas(text: string, others: MergeSchemas): MergeSchemas {
  const document = yaml11Value(text);
  const definitions = isMap(document) ? document.definitions : undefined;
  if (!isMap(document)) throw refusal('invalid-openapi', 'the OpenAPI document is not a map');
  const named: Json = isMap(definitions) ? definitions : {};
  const kinds = new Map<string, MergeSchema>();
  for (const definition of Object.values(named)) {
    if (isMap(definition)) for (const key of kindKeys(definition)) kinds.set(key, schemaOf(definition, named));
  }
  return { ofKind: (apiVersion, kind) => kinds.get(`${apiVersion}/${kind}`) ?? others.ofKind(apiVersion, kind) };
}

const isMap = (value: JsonValue | undefined): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function kindKeys(definition: Json): readonly string[] {
  const kinds = definition['x-kubernetes-group-version-kind'];
  if (!Array.isArray(kinds)) return [];
  return (kinds as readonly JsonValue[])
    .filter(isMap)
    .map(({ group = '', version = '', kind = '' }) => `${group ? `${group}/` : ''}${version}/${kind}`);
}

function schemaOf(written: Json, named: Json): MergeSchema {
  const schema = resolve(written, named);
  const strategy = schema['x-kubernetes-patch-strategy'];
  const keys = schema['x-kubernetes-list-map-keys'];
  const key = schema['x-kubernetes-patch-merge-key'];
  const inner = (value: JsonValue | undefined): MergeSchema | undefined => (isMap(value) ? schemaOf(value, named) : undefined);
  return {
    mergesByKey: typeof strategy === 'string' && strategy.split(',').includes('merge'),
    keys: Array.isArray(keys) ? (keys as readonly string[]) : typeof key === 'string' ? [key] : [],
    field: (name) =>
      inner(isMap(schema.properties) ? (schema.properties[name] ?? schema.additionalProperties) : schema.additionalProperties),
    elements: () => (schema.type === 'array' ? inner(schema.items) : undefined),
  };
}

function resolve(schema: Json, named: Json): Json {
  const reference = schema.$ref;
  if (typeof reference !== 'string') return schema;
  const target = named[reference.replace(/^#\/definitions\//, '').replaceAll('~1', '/')];
  return isMap(target) ? target : {};
}
