import { parseAllDocuments } from 'yaml';
import type { TypeFields } from './release.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Adds the versions that the CustomResourceDefinitions of a text serve; types are named by where they are. */
export function addCrdTypes(text: string, kinds: Map<string, string>, types: Map<string, TypeFields>): void {
  for (const document of parseAllDocuments(text)) {
    const { kind, spec } = fieldsOf(document.toJS());
    if (kind !== 'CustomResourceDefinition') continue;
    const { group, names, versions } = fieldsOf(spec);
    for (const each of versions as readonly Fields[]) {
      if (each.served !== true) continue;
      const name = `${group}/${each.name} ${fieldsOf(names).kind}`;
      kinds.set(name, name);
      addType(withoutRootFields(each.schema), name, types);
    }
  }
}

/** Lists and maps have the type of what is in them. */
function addType(schema: unknown, name: string, types: Map<string, TypeFields>): string {
  const { properties, items, additionalProperties } = fieldsOf(schema);
  if (items !== undefined) return addType(items, name, types);
  if (properties === undefined) return additionalProperties === undefined ? '' : addMap(additionalProperties, name, types);
  types.set(
    name,
    new Map(Object.entries(fieldsOf(properties)).map(([key, property]) => [key, addType(property, `${name}.${key}`, types)])),
  );
  return name;
}

function addMap(values: unknown, name: string, types: Map<string, TypeFields>): string {
  const inner = addType(values, `${name}.*`, types);
  if (inner === '') return '';
  types.set(name, new Map([['*', inner]]));
  return name;
}

/** What every object has, and the state that a controller writes. */
function withoutRootFields(schema: unknown): Fields {
  const {
    apiVersion: _,
    kind: __,
    metadata: ___,
    status: ____,
    ...properties
  } = fieldsOf(fieldsOf(fieldsOf(schema).openAPIV3Schema).properties);
  return { properties };
}
