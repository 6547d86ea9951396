/** A TypeScript type, with the forms that generated types need. */
export type Type =
  /** A built-in type of TypeScript, or a declared type. */
  | { readonly is: 'name'; readonly name: string }
  /** A type of another file. */
  | { readonly is: 'import'; readonly name: string }
  | { readonly is: 'literal'; readonly value: unknown }
  | { readonly is: 'array'; readonly items: Type }
  /** An object whose fields all have this type. */
  | { readonly is: 'map'; readonly values: Type }
  | { readonly is: 'union'; readonly members: readonly Type[] };

/** A field of an object type. */
export interface Field {
  readonly name: string;
  readonly type: Type;
  readonly required: boolean;
  /** Text of its doc comment, on one line. */
  readonly comment?: string;
}

/** The declaration of a name. */
export type Declaration =
  | { readonly is: 'object'; readonly fields: readonly Field[] /** Of all other fields. */; readonly rest?: Type | undefined }
  | { readonly is: 'alias'; readonly type: Type };

/** Declarations by name. */
export type Declarations = ReadonlyMap<string, Declaration>;

/** A type by its name. */
export const named = (name: string): Extract<Type, { is: 'name' }> => ({ is: 'name', name });

/** Any value. */
export const UNKNOWN = named('unknown');

/** Returns a union without repetitions. A union of one type is that type, and a union with unknown is unknown. */
export function unionOf(types: readonly Type[]): Type {
  const members = [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
  if (members.some((member) => member.is === 'name' && member.name === UNKNOWN.name)) return UNKNOWN;
  const [first, ...others] = members;
  return first !== undefined && others.length === 0 ? first : { is: 'union', members };
}

/** Returns the type and all types that it contains. */
export function partsOf(type: Type): readonly Type[] {
  if (type.is === 'array') return [type, ...partsOf(type.items)];
  if (type.is === 'map') return [type, ...partsOf(type.values)];
  return type.is === 'union' ? [type, ...type.members.flatMap(partsOf)] : [type];
}
