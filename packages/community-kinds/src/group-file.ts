import type { CommunityKind, SchemaNode } from './community-kind.ts';

/**
 * `gen/<group>.json`: all kinds of an API group. What stands in the place of a schema may be a number: the schema at this index of
 * `parts`, which may itself have numbers of those before it.
 */
export interface GroupFile {
  readonly parts: readonly PooledSchema[];
  readonly kinds: readonly PooledKind[];
}

export type PooledSchema = number | boolean | { readonly [keyword: string]: unknown };

export interface PooledKind extends Pick<CommunityKind, 'kind' | 'plural' | 'scope'> {
  readonly versions: readonly (Omit<CommunityKind, 'group' | 'kind' | 'plural' | 'scope' | 'origin' | 'schema'> & {
    readonly schema: PooledSchema;
  })[];
}

/** The kinds of a group with whole schemas. A part is one object wherever it is used. */
export function kindsOf(group: string, { parts, kinds }: GroupFile): readonly CommunityKind[] {
  const whole: unknown[] = [];
  for (const part of parts) whole.push(withParts(part, whole));
  return kinds.flatMap(({ kind, plural, scope, versions }) =>
    versions.map(({ version, schema, ...rest }) => ({
      group,
      version,
      kind,
      plural,
      scope,
      origin: 'crd' as const,
      ...rest,
      schema: withParts(schema, whole) as SchemaNode,
    })),
  );
}

/** Positions of schemas only: data in `default`, `enum` and `x-kubernetes-*` may have numbers too. */
function withParts(schema: unknown, parts: readonly unknown[]): unknown {
  if (typeof schema === 'number') return parts[schema];
  if (typeof schema !== 'object' || schema === null) return schema;
  const fields = schema as Record<string, unknown>;
  for (const keyword in fields) {
    const value = fields[keyword];
    if (ONE_SCHEMA.has(keyword)) {
      fields[keyword] = Array.isArray(value) ? value.map((each) => withParts(each, parts)) : withParts(value, parts);
    } else if (SCHEMA_LISTS.has(keyword)) {
      fields[keyword] = (value as readonly unknown[]).map((each) => withParts(each, parts));
    } else if (SCHEMAS_BY_NAME.has(keyword)) {
      const byName = value as Record<string, unknown>;
      for (const name in byName) byName[name] = withParts(byName[name], parts);
    }
  }
  return fields;
}

const ONE_SCHEMA: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'not']);
const SCHEMA_LISTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf']);
const SCHEMAS_BY_NAME: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'definitions']);
