import type { GroupFile, PooledKind, PooledSchema } from '@slipway/community-kinds';
import type { JsonSchema, KindSchema } from '@slipway/kube-models';
import { mapSchemas } from '../map-schemas.ts';

/** A schema with its children replaced by references. */
interface Pooled {
  readonly number: number;
  readonly schema: JsonSchema;
  uses: number;
  /** Its index among the parts, once it has one. */
  part?: number;
}

class Reference {
  readonly to: Pooled;
  constructor(to: Pooled) {
    this.to = to;
  }
  toJSON(): object {
    return { '\u0000': this.to.number };
  }
}

/**
 * Returns the versions of the kinds of one group as a file of `@slipway/community-kinds`. A repeated schema becomes a part. Each part
 * follows the parts that it uses. Pod templates, for example, are more than half of many CRDs.
 */
export function poolSchemas(kinds: readonly KindSchema[]): GroupFile {
  const pool = new Map<string, Pooled>();
  const pooled = (schema: unknown): unknown => {
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema;
    const own = mapSchemas(schema as JsonSchema, pooled);
    // Two schemas are equal if their texts are equal. Each child is a number in the text.
    const key = JSON.stringify(own);
    const known = pool.get(key) ?? { number: pool.size, schema: counted(own), uses: 0 };
    pool.set(key, known);
    return new Reference(known);
  };
  const roots = kinds.map((kind) => counted(mapSchemas(kind.schema, pooled)));
  const parts: PooledSchema[] = [];
  const written = (value: unknown): unknown => {
    if (!(value instanceof Reference)) return value;
    const { to } = value;
    if (to.part !== undefined) return to.part;
    const schema = mapSchemas(to.schema, written);
    if (to.uses === 1) return schema;
    to.part = parts.push(schema) - 1;
    return to.part;
  };
  const versions = kinds.map(({ version, storage, deprecated, subresources }, index) => ({
    version,
    ...(storage === undefined ? {} : { storage }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(subresources === undefined ? {} : { subresources: subresources as PooledKind['versions'][number]['subresources'] & object }),
    schema: mapSchemas(roots[index] as JsonSchema, written),
  }));
  const byKind = Map.groupBy(
    kinds.map((kind, index) => ({ kind, version: versions[index] as PooledKind['versions'][number] })),
    ({ kind }) => kind.kind,
  );
  return {
    parts,
    kinds: [...byKind].map(([kind, group]) => {
      const { plural, scope } = (group[0] as (typeof group)[number]).kind;
      return { kind, plural, scope, versions: group.map(({ version }) => version) };
    }),
  };
}

/** Counts one more use of each child: one for all equal schemas. */
function counted(schema: JsonSchema): JsonSchema {
  mapSchemas(schema, (child) => {
    if (child instanceof Reference) child.to.uses++;
    return child;
  });
  return schema;
}

/** Prints a line for each part and each version, so that a change is a changed line. */
export function groupFileText({ parts, kinds }: GroupFile): string {
  const lines = (items: readonly string[], indent: string): string => items.map((item) => `\n${indent}${item}`).join(',');
  const kindTexts = kinds.map(({ versions, ...kind }) => {
    const head = JSON.stringify(kind).slice(0, -1);
    return `${head},"versions":[${lines(
      versions.map((version) => JSON.stringify(version)),
      '   ',
    )}]}`;
  });
  return `{"parts":[${lines(
    parts.map((part) => JSON.stringify(part)),
    ' ',
  )}],\n"kinds":[${lines(kindTexts, ' ')}]}\n`;
}
