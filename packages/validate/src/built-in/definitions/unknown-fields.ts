import { isFields } from '@slipway/manifest';
import type { StructuralSchema } from '../../schema/structural-schema.ts';

/** Returns the fields of the value that the schema does not have, as paths with dots. */
export function unknownFields(value: unknown, schema: StructuralSchema | undefined, embedded = false, path = ''): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => unknownFields(entry, schema?.items, isEmbedded(schema?.items), `${path}[${index}]`));
  if (!isFields(value)) return [];
  const free = schema?.['x-kubernetes-preserve-unknown-fields'] === true;
  return Object.entries(value).flatMap(([name, entry]) => {
    if (embedded && ['apiVersion', 'kind', 'metadata'].includes(name)) return [];
    const child = ownSchema(schema, name);
    const childPath = path === '' ? name : `${path}.${name}`;
    if (child === undefined) return free || schema?.additionalProperties === true ? [] : [childPath];
    return unknownFields(entry, child, isEmbedded(child), childPath);
  });
}

const isEmbedded = (schema: StructuralSchema | undefined): boolean => schema?.['x-kubernetes-embedded-resource'] === true;

function ownSchema(schema: StructuralSchema | undefined, name: string): StructuralSchema | undefined {
  const { properties = {}, additionalProperties } = schema ?? {};
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
