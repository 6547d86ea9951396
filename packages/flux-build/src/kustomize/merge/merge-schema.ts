import { MERGE_DEFINITIONS } from './merge-definitions.ts';

/** The schema of a field. */
export interface MergeSchema {
  /** A list whose items are merged by `keys`, or by their texts without keys. */
  readonly mergesByKey: boolean;
  readonly keys: readonly string[];
  /** Undefined when the schema does not have the field. */
  field(name: string): MergeSchema | undefined;
  /** Items of a list. */
  elements(): MergeSchema | undefined;
}

/** The kinds with a schema in this build. */
export interface MergeSchemas {
  ofKind(apiVersion: string, kind: string): MergeSchema | undefined;
}

/** The built-in kinds of kustomize, read on first use. */
export const builtInSchemas: MergeSchemas = {
  ofKind(apiVersion, kind) {
    definitions ??= readDefinitions();
    return definitions.kinds.get(`${apiVersion}/${kind}`);
  },
};

interface Definitions {
  readonly kinds: ReadonlyMap<string, MergeSchema>;
  readonly named: ReadonlyMap<string, MergeSchema>;
}

let definitions: Definitions | undefined;

function readDefinitions(): Definitions {
  const kinds = new Map<string, MergeSchema>();
  const named = new Map<string, MergeSchema>();
  for (const line of MERGE_DEFINITIONS.trim().split('\n')) {
    const [name, ids, fields] = line.split('|') as [string, string, string];
    const schema = objectSchema(fields, named);
    named.set(name, schema);
    for (const id of ids.split(',')) if (id !== '') kinds.set(id, schema);
  }
  return { kinds, named };
}

type Named = ReadonlyMap<string, MergeSchema>;

const NOT_MERGED = { mergesByKey: false, keys: [] as readonly string[], elements: () => undefined };

/** A known type without merge keys. */
const OPAQUE: MergeSchema = { ...NOT_MERGED, field: () => undefined };

function objectSchema(text: string, named: Named): MergeSchema {
  let fields: Map<string, string> | undefined;
  const made = new Map<string, MergeSchema>();
  return {
    ...NOT_MERGED,
    field(name) {
      fields ??= new Map(text.split(' ').map((field) => field.split('=') as [string, string]));
      const type = fields.get(name);
      if (type === undefined) return undefined;
      let schema = made.get(name);
      if (schema === undefined) {
        schema = typeSchema(type, named);
        made.set(name, schema);
      }
      return schema;
    },
  };
}

function typeSchema(type: string, named: Named): MergeSchema {
  if (type.startsWith('[')) return listSchema(type, named);
  if (type.startsWith('{')) {
    const values = innerSchema(type.slice(1, -1), named);
    return { ...NOT_MERGED, field: () => values };
  }
  return innerSchema(type, named);
}

const innerSchema = (name: string, named: Named): MergeSchema => named.get(name) ?? OPAQUE;

function listSchema(type: string, named: Named): MergeSchema {
  const end = type.lastIndexOf(']');
  const elements = innerSchema(type.slice(1, end), named);
  const [, strategy = '', keys = ''] = type.slice(end + 1).split('/');
  return {
    mergesByKey: strategy.split('+').includes('merge'),
    keys: keys === '' ? [] : keys.split('+'),
    field: () => undefined,
    elements: () => elements,
  };
}
