import { spendOperations } from '../../spending.ts';
import type { JsonValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';
import { yaml11Value } from '../nodes/yaml11-value.ts';
import type { FieldSpec } from '../resources/field-spec.ts';
import type { TransformerConfig } from './default-config.ts';
import { fieldSpecOf } from './field-specs.ts';
import { EMPTY_CONFIG, mergeConfigs } from './transformer-config.ts';

type Json = { readonly [key: string]: JsonValue };
type Definitions = ReadonlyMap<string, Json>;

/**
 * Reads the fields of custom resources from a file of `crds`: OpenAPI definitions, by name, whose properties have extensions such as
 * `x-kubernetes-object-ref-kind`. A CustomResourceDefinition has none, so it has no effect.
 */
export function crdConfig(text: string, file: string): TransformerConfig {
  if (text === '') throw refusal('panic', 'a file of crds is empty', file);
  const value = yaml11Value(text);
  if (value === null) return EMPTY_CONFIG;
  if (!isMap(value)) throw refusal('invalid-kustomization', 'a file of crds is a map of definitions', file);
  const definitions: Definitions = new Map(Object.entries(value).map(([name, definition]) => [name, schemaOf(definition, file)]));
  return [...definitions.keys()].map((name) => configOf(name, definitions)).reduce(mergeConfigs, EMPTY_CONFIG);
}

const isMap = (value: JsonValue | undefined): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function schemaOf(definition: JsonValue, file: string): Json {
  if (definition === null) return {};
  // In a file without definitions, such as a manifest, these values are strings.
  if (!isMap(definition)) throw refusal('invalid-kustomization', 'a file of crds is a map of definitions', file);
  const schema = definition.Schema ?? definition.schema;
  return isMap(schema) ? schema : {};
}

const propertiesOf = (schema: Json | undefined): Json => (isMap(schema?.properties) ? schema.properties : {});

function configOf(name: string, definitions: Definitions): TransformerConfig {
  const properties = propertiesOf(definitions.get(name));
  if (!['kind', 'apiVersion', 'metadata'].every((field) => Object.hasOwn(properties, field))) return EMPTY_CONFIG;
  return fieldsOf(name.slice(name.lastIndexOf('.') + 1), name, definitions, [], new Set());
}

function fieldsOf(
  kind: string,
  name: string,
  definitions: Definitions,
  path: readonly string[],
  seen: ReadonlySet<string>,
): TransformerConfig {
  spendOperations(OPERATIONS_PER_DEFINITION);
  if (seen.has(name)) throw refusal('cycle', `the definition ${name} refers to itself`);
  const inside = new Set([...seen, name]);
  return Object.entries(propertiesOf(definitions.get(name)))
    .map(([field, property]) => (isMap(property) ? propertyConfig(kind, property, definitions, [...path, field], inside) : EMPTY_CONFIG))
    .reduce(mergeConfigs, EMPTY_CONFIG);
}

const OPERATIONS_PER_DEFINITION = 1000;

function propertyConfig(
  kind: string,
  property: Json,
  definitions: Definitions,
  path: readonly string[],
  seen: ReadonlySet<string>,
): TransformerConfig {
  const has = (name: string): boolean => typeof property[name] === 'string';
  const here = (...more: readonly string[]): readonly FieldSpec[] => [fieldSpecOf([...path, ...more].join('/'), false, { kind })];
  const own: TransformerConfig = {
    ...EMPTY_CONFIG,
    ...(has('x-kubernetes-annotation') && { commonAnnotations: here() }),
    ...(has('x-kubernetes-label-selector') && { commonLabels: here() }),
    ...(has('x-kubernetes-identity') && { namePrefix: here() }),
    ...(has('x-kubernetes-object-ref-api-version') &&
      has('x-kubernetes-object-ref-kind') && {
        nameReference: [
          {
            group: '',
            version: property['x-kubernetes-object-ref-api-version'] as string,
            kind: property['x-kubernetes-object-ref-kind'] as string,
            referrers: here(has('x-kubernetes-object-ref-name-key') ? (property['x-kubernetes-object-ref-name-key'] as string) : 'name'),
          },
        ],
      }),
  };
  const reference = property.$ref;
  return typeof reference === 'string' ? mergeConfigs(own, fieldsOf(kind, reference, definitions, path, seen)) : own;
}
