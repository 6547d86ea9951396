import type { KindSchema } from '@slipway/kube-models';
import { OBJECT_META } from './object-meta-schema.ts';
import type { StructuralSchema } from './structural-schema.ts';

/** Returns the schema of a whole object of `kind`: that of its CRD or OpenAPI document, with the fields that every object has. */
export function objectSchema(kind: KindSchema): StructuralSchema {
  const root = kind.schema as StructuralSchema;
  return isBuiltIn(kind) ? root : withObjectFields(root, OBJECT_META);
}

/**
 * Returns whether the API server itself has the kind. It decodes such an object into Go types, in which an absent field has a zero value.
 */
export const isBuiltIn = (kind: KindSchema): boolean => kind.origin === 'openapi';

/** Returns the schema of an embedded resource: any object with apiVersion and kind. */
export const embeddedSchema = (schema: StructuralSchema): StructuralSchema => ({
  ...withObjectFields(schema, EMBEDDED_META),
  required: [...new Set([...(schema.required ?? []), 'apiVersion', 'kind'])],
});

/** Like the server, `embedded-resources.ts` reports times of embedded objects together with the surrounding metadata. */
const EMBEDDED_META: StructuralSchema = {
  ...OBJECT_META,
  properties: Object.fromEntries(Object.entries(OBJECT_META.properties ?? {}).map(([name, { format: _, ...schema }]) => [name, schema])),
};

function withObjectFields(root: StructuralSchema, objectMeta: StructuralSchema): StructuralSchema {
  const { apiVersion, kind, metadata } = root.properties ?? {};
  return {
    ...root,
    type: 'object',
    properties: {
      ...root.properties,
      apiVersion: { ...apiVersion, type: 'string', minLength: 1 },
      kind: { ...kind, type: 'string', minLength: 1 },
      metadata: { ...objectMeta, properties: { ...objectMeta.properties, ...narrowed(metadata) } },
    },
  };
}

/** Returns the metadata schema with the restrictions of a CRD, which may restrict only `metadata.name` and `metadata.generateName`. */
const narrowed = (metadata: StructuralSchema | undefined): Record<string, StructuralSchema> =>
  Object.fromEntries(
    ['name', 'generateName'].flatMap((key) => {
      const narrower = metadata?.properties?.[key];
      return narrower ? [[key, { ...narrower, type: 'string' }]] : [];
    }),
  );
