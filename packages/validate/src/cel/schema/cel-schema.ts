import type { StructuralSchema } from '../../schema/structural-schema.ts';

/** A rule of `x-kubernetes-validations`. */
export interface ValidationRule {
  readonly rule: string;
  readonly message?: string;
  readonly messageExpression?: string;
  readonly reason?: string;
  readonly fieldPath?: string;
  readonly optionalOldSelf?: boolean;
}

/** A structural schema, with its rules. */
export type CelSchema = StructuralSchema & { readonly 'x-kubernetes-validations'?: readonly ValidationRule[] };

export const rulesOf = (schema: StructuralSchema): readonly ValidationRule[] => (schema as CelSchema)['x-kubernetes-validations'] ?? [];

/** Returns whether the position, or any position below it, has rules. About half of all kinds have some. */
export function hasRules(schema: StructuralSchema): boolean {
  if (rulesOf(schema).length > 0) return true;
  const { items, additionalProperties, properties, allOf } = schema;
  if (items && hasRules(items)) return true;
  if (typeof additionalProperties === 'object' && hasRules(additionalProperties)) return true;
  if (allOf?.some(hasRules)) return true;
  for (const name in properties) {
    const child = properties[name];
    if (child && hasRules(child)) return true;
  }
  return false;
}

const TEXT: StructuralSchema = { type: 'string' };

/** Returns the schema of an object in rules: its fields, its type, and the two names in its metadata. */
export function withTypeAndNames(schema: StructuralSchema): StructuralSchema {
  const names = { name: TEXT, generateName: TEXT };
  return {
    ...schema,
    properties: { ...schema.properties, apiVersion: TEXT, kind: TEXT, metadata: { type: 'object', properties: names } },
  };
}
