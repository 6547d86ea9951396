import { isIntOrString, isQuantity, resolveReference, type StructuralSchema } from '../../schema/structural-schema.ts';

/**
 * The possible values of one position of a schema, and the ownership of their parts (`Atom` of structured-merge-diff v6, `pkg/schemaconv`
 * of kube-openapi).
 */
export interface Atom {
  readonly scalar: boolean;
  readonly map: MapAtom | undefined;
  readonly list: ListAtom | undefined;
}

interface MapAtom {
  readonly fields: ReadonlyMap<string, () => Atom>;
  /** The atom of all other fields; undefined if no others are allowed. */
  readonly entries: (() => Atom) | undefined;
  /** Whether it is owned as a whole. */
  readonly atomic: boolean;
}

export interface ListAtom {
  readonly entries: () => Atom;
  readonly type: 'atomic' | 'set' | 'map';
  readonly keys: readonly string[];
  /** Defaults of the keys. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** Returns the atom of whole objects with this schema. */
export const atomOf = (root: StructuralSchema): Atom => atomAt(root, { root, preserving: false });

interface Around {
  readonly root: StructuralSchema;
  /** Whether an object around it preserves unknown fields. */
  readonly preserving: boolean;
}

const UNTYPED: Atom = {
  scalar: true,
  map: { fields: new Map(), entries: () => UNTYPED, atomic: true },
  list: { entries: () => UNTYPED, type: 'atomic', keys: [], defaults: {} },
};

const DEDUCED: Atom = { ...UNTYPED, map: { fields: new Map(), entries: () => DEDUCED, atomic: false } };

const SCALAR: Atom = { scalar: true, map: undefined, list: undefined };

function atomAt(given: StructuralSchema, around: Around): Atom {
  const schema = resolveReference(given, around.root);
  if (isQuantity(schema)) return SCALAR;
  const name = given.$ref ?? given.allOf?.[0]?.$ref;
  if (name?.endsWith('/RawExtension')) return UNTYPED;
  const within = { ...around, preserving: around.preserving || schema['x-kubernetes-preserve-unknown-fields'] === true };
  const either = isIntOrString(schema) || schema.type === undefined;
  if (either) return { scalar: true, map: mapAtom(schema, within), list: listAtom(schema, within) };
  if (schema.type === 'object') return { scalar: false, map: mapAtom(schema, within), list: undefined };
  return schema.type === 'array' ? { scalar: false, map: undefined, list: listAtom(schema, within) } : SCALAR;
}

function mapAtom(schema: StructuralSchema, around: Around): MapAtom {
  const properties = Object.entries(schema.properties ?? {});
  return {
    fields: new Map(properties.map(([name, child]) => [name, lazily(child, around)])),
    entries: entriesOf(schema, properties.length > 0, around),
    atomic: schema['x-kubernetes-map-type'] === 'atomic',
  };
}

function entriesOf({ additionalProperties: entries }: StructuralSchema, hasFields: boolean, around: Around): MapAtom['entries'] {
  if (typeof entries === 'object') return lazily(entries, around);
  if (entries === true) return () => DEDUCED;
  return entries === undefined && (around.preserving || !hasFields) ? () => DEDUCED : undefined;
}

function listAtom(schema: StructuralSchema, around: Around): ListAtom {
  const type = schema['x-kubernetes-list-type'];
  const keys = schema['x-kubernetes-list-map-keys'] ?? [];
  const entry = schema.items && resolveReference(schema.items, around.root);
  const defaults = keys.flatMap((key) => {
    const value = entry?.properties?.[key]?.default;
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    entries: schema.items ? lazily(schema.items, around) : () => UNTYPED,
    type: type === 'set' || type === 'map' ? type : 'atomic',
    keys,
    defaults: Object.fromEntries(defaults),
  };
}

function lazily(schema: StructuralSchema, around: Around): () => Atom {
  let atom: Atom | undefined;
  return () => {
    atom ??= atomAt(schema, around);
    return atom;
  };
}

/** Returns the part of the atom for the type of a value. Returns the whole atom for null, and for a value that does not match. */
export function atomFor({ scalar, map, list }: Atom, value: unknown): Atom {
  if (Array.isArray(value)) return list ? { scalar: false, map: undefined, list } : { scalar, map, list };
  if (typeof value === 'object' && value !== null) return map ? { scalar: false, map, list: undefined } : { scalar, map, list };
  return scalar && value !== null && value !== undefined ? SCALAR : { scalar, map, list };
}
