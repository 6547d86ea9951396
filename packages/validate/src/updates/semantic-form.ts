import type { KindSchema } from '@slipway/kube-models';
import { type Fields, goTime, isFields } from '@slipway/manifest';
import { canonicalQuantity } from '../go/canonical-quantity.ts';
import { objectSchema } from '../schema/object-schema.ts';
import { goType, isZeroUnstored } from '../schema/stored-zeros.ts';
import { isQuantity, resolveReference, type StructuralSchema } from '../schema/structural-schema.ts';

/**
 * Returns an object of a built-in kind in a form that is equal for objects with the same meaning (`apiequality.Semantic`). Quantities and
 * times have the form of Go. Nulls, empty lists and maps, and zero values that Go does not store are removed.
 */
export function semanticForm(object: Fields, kind: KindSchema, { isStored }: Pick<Around, 'isStored'>): Fields {
  const root = objectSchema(kind);
  return fieldsForm(object, root, { root, kind: kind.kind, owner: kind.kind, inResources: false, isStored });
}

interface Around {
  readonly root: StructuralSchema;
  readonly kind: string;
  /** Go type with the position. */
  readonly owner: string;
  readonly inResources: boolean;
  /** Whether the object is on the server. */
  readonly isStored: boolean;
}

function form(value: unknown, given: StructuralSchema, around: Around): unknown {
  if (value === null || value === undefined) return undefined;
  const schema = resolveReference(given, around.root);
  if (isQuantity(schema)) return canonicalQuantity(value, around.inResources) ?? value;
  if (typeof value === 'string' && schema.format === 'date-time') return timeForm(value, given, around);
  if (typeof value === 'string' && schema.format === 'byte') return Buffer.from(value, 'base64').toString('base64');
  if (Array.isArray(value)) return listForm(value, schema, around);
  if (!isFields(value)) return value;
  const reference = given.$ref ?? (given.allOf?.length === 1 ? given.allOf[0]?.$ref : undefined);
  const owner = reference === undefined ? around.owner : goType(reference.replace('#/$defs/', ''), around.kind);
  const fields = fieldsForm(value, schema, { ...around, owner });
  // A struct that is not a pointer has a default in OpenAPI. An empty map is the same as no map.
  const isNothing = Object.keys(fields).length === 0 && (isFields(given.default) || typeof schema.additionalProperties === 'object');
  return isNothing ? undefined : fields;
}

/** Returns a time in its stored form. Stored times have whole seconds; an applied time is compared before it is stored. */
function timeForm(value: string, given: StructuralSchema, { isStored }: Around): string {
  const isMicro = (given.$ref ?? given.allOf?.[0]?.$ref)?.endsWith('/MicroTime') === true;
  const time = goTime(value, isMicro ? 'micro-time' : 'time') ?? value;
  const fraction = isMicro || isStored ? undefined : /\.\d*[1-9]/.exec(value)?.[0];
  return fraction === undefined ? time : `${time}${fraction}`;
}

function listForm(list: readonly unknown[], { items }: StructuralSchema, around: Around): unknown {
  if (list.length === 0) return undefined;
  return items ? list.map((entry) => form(entry, items, around) ?? null) : list;
}

function fieldsForm(fields: Fields, schema: StructuralSchema, around: Around): Fields {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const child = properties[name];
    const isZero = value === '' || value === 0 || value === false;
    if (child && isZero && isZeroUnstored(around.owner, name, child, required.includes(name))) return [];
    const given = child ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const kept = given ? form(value, given, { ...around, inResources: child === undefined }) : value;
    return kept === undefined || kept === null ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}
